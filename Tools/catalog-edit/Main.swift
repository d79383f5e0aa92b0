import ArgumentParser
import ToolSupport

/// Runs the tool and turns every way it can end into an exit status.
@main
enum Main {
  static func main() {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      if let script = CompletionScript.text(for: EditTool.self, arguments: arguments) {
        return try StandardStream.writeReport(script)
      }
      var command = try EditTool.parseAsRoot()
      try command.run()
    } catch {
      ToolExit.exit(after: error, of: EditTool.self)
    }
  }
}
