import ArgumentParser
import ToolSupport

/// Runs the tool and turns every way it can end into an exit status; 1 says that something was found
/// that is as bad as what fails a run.
@main
enum Main {
  static func main() {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      if let script = CompletionScript.text(
        for: ShellCommand.self, arguments: arguments, takesFiles: true)
      {
        return try StandardStream.writeReport(script)
      }
      var command = try CatalogLint.parseAsRoot()
      try command.run()
    } catch {
      ToolExit.exit(after: error, of: CatalogLint.self)
    }
  }
}
