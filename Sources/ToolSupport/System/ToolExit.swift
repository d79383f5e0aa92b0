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
  /// Prevents the parser from wrapping lines.
  private static let unlimitedColumns = 100_000

  /// Prints an error of the parser or of a command, and ends the process.
  ///
  /// A request for help is such an error too. `sentence` says better than the parser what is wrong.
  package static func exit(
    after error: any Error, of root: any ParsableCommand.Type, saying sentence: String? = nil
  ) -> Never {
    if let error = error as? ExitCode { exit(error.rawValue) }
    let layout = HelpLayout(columns: Terminal.columns)
    // The parser lays out the help even when asked for the exit code.
    Terminal.boundHelpColumns()
    guard root.exitCode(for: error).isSuccess else {
      StandardStream.writeMessage(layout.text(lines(of: error, of: root, saying: sentence)))
      exit(2)
    }
    let help = root.fullMessage(for: error, columns: unlimitedColumns)
    do throws(FileError) {
      // The dump of the help is JSON, for programs.
      if help.hasPrefix("{") {
        try StandardStream.writeDocument(help + "\n")
      } else {
        try StandardStream.writeReport(layout.text(HelpText(visible(help)).lines))
      }
    } catch {
      ToolMessage.error.print("\(error)")
      exit(2)
    }
    exit(0)
  }

  /// Returns the lines of an error: what is wrong, and how the command is typed if that is wrong.
  private static func lines(
    of error: any Error, of root: any ParsableCommand.Type, saying sentence: String?
  ) -> [HelpLine] {
    let message = root.message(for: error)
    let start = "Error: \(message)\n".utf8
    let all = root.fullMessage(for: error, columns: unlimitedColumns).utf8
    let usage = all.starts(with: start) ? String(Substring(all.dropFirst(start.count))) : ""
    let words = sentence ?? ParserMessage.translation(of: message) ?? message
    return [.text(ToolMessage.error.text(visible(words)))]
      + (usage.isEmpty ? [] : HelpText(visible(usage)).lines)
  }

  /// Returns lines with every character that controls a terminal shown by name.
  private static func visible(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { VisibleText($0, limit: nil).text }.joined(separator: "\n")
  }

  /// Ends the process with a status at once, while other threads work.
  package static func end(_ status: Int32) -> Never {
    _exit(status)
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
