package import StringCatalogs

/// Why there is no PDF.
package enum PrintingError: Error, Hashable {
  /// No browser is installed.
  case noBrowser

  /// The browser ended without a PDF; the reason is the last thing that it said.
  case failed(program: String, reason: String)

  /// The browser took too long, in seconds.
  case tookTooLong(program: String, seconds: Int)

  /// A PDF for a terminal.
  case terminal
}

extension PrintingError: LocalizedByValue, CustomStringConvertible {
  package var localizedMessage: LocalizedMessage {
    switch self {
    case .noBrowser: LocalizedMessage("tool.pdf.noBrowser", .text(PagePrinter.variable))
    case .failed(let program, let reason):
      LocalizedMessage("tool.pdf.failed", .text(program), .text(reason))
    case .tookTooLong(let program, let seconds):
      LocalizedMessage("tool.pdf.tookTooLong", .text(program), .integer(Int64(seconds)))
    case .terminal: LocalizedMessage("tool.pdf.terminal")
    }
  }

  package var description: String { ToolText.text(localizedMessage) }
}
