import ArgumentParser
import ToolSupport

/// Runs the tool and turns every way it can end into an exit status; 1 says that a photo is below
/// the score that was asked for.
@main
enum Main {
  static func main() async {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      if let script = CompletionScript.text(for: MetaLens.self, arguments: arguments) {
        return try StandardStream.writeReport(script)
      }
      var command = try MetaLens.parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      ToolExit.exit(after: error, of: MetaLens.self)
    }
  }
}
