package import ArgumentParser
import Escaping

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The exit statuses of a tool.
///
/// 0: success. 1: the run succeeded, but its checks failed. 2: a wrong command line, or a file that
/// could not be read or written.
package enum ToolExit {
  /// The maximum legible width.
  private static let widestText = 100

  /// Prevents the parser from wrapping lines.
  private static let unlimitedColumns = 100_000

  /// Prints an error of the parser or of a command, and ends the process.
  ///
  /// A request for help is such an error too.
  package static func exit(after error: any Error, of root: any ParsableCommand.Type) -> Never {
    if let error = error as? ExitCode { exit(error.rawValue) }
    let layout = HelpLayout(columns: min(Terminal.columns, widestText))
    // The parser lays out the help even when asked for the exit code.
    Terminal.boundHelpColumns()
    let isSuccess = root.exitCode(for: error).isSuccess
    let message = sanitized(
      HelpTranslation.translate(root.fullMessage(for: error, columns: unlimitedColumns)))
    if !message.isEmpty {
      let text = layout.wrapped(message) + "\n"
      do throws(FileError) {
        if isSuccess {
          try StandardStream.writeReport(text)
        } else {
          StandardStream.errors.write(text)
        }
      } catch {
        StandardStream.errors.write("\(error)\n")
        exit(2)
      }
    }
    exit(isSuccess ? 0 : 2)
  }

  /// Returns lines with every character that controls a terminal shown by name.
  private static func sanitized(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { VisibleText($0, limit: nil).text }.joined(separator: "\n")
  }

  /// Ends the process with a status.
  package static func exit(_ status: Int32) -> Never {
    #if canImport(Glibc)
    Glibc.exit(status)
    #elseif canImport(Musl)
    Musl.exit(status)
    #else
    Darwin.exit(status)
    #endif
  }
}
