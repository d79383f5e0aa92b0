import ArgumentParser
import Foundation

/// Runs the tool and turns every way it can end into an exit status.
///
/// 0: done. 1: done, and a photo is below the score that was asked for. 2: a wrong command line,
/// or something could not be read or written.
@main
enum Main {
  /// Longer lines are hard to read.
  private static let widestText = 100

  /// Keeps the parser from breaking lines.
  private static let unlimitedColumns = 100_000

  static func main() async {
    do {
      var command = try MetaLens.parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      exit(after: error)
    }
  }

  private static func exit(after error: any Error) -> Never {
    if let error = error as? ExitCode { Foundation.exit(error.rawValue) }
    let isSuccess = MetaLens.exitCode(for: error).isSuccess
    let message = StandardStreams.harmless(
      HelpTranslation.translate(
        MetaLens.fullMessage(for: error, columns: Self.unlimitedColumns)))
    if !message.isEmpty {
      let layout = HelpLayout(columns: min(Terminal.columns, Self.widestText))
      do {
        try write(layout.lay(message) + "\n", isSuccess: isSuccess)
      } catch {
        StandardStreams.writeError("\(error)\n")
        Foundation.exit(2)
      }
    }
    Foundation.exit(isSuccess ? 0 : 2)
  }

  private static func write(_ text: String, isSuccess: Bool) throws {
    if isSuccess {
      try StandardStreams.write(text)
    } else {
      StandardStreams.writeError(text)
    }
  }
}
