import ArgumentParser
import ToolSupport

/// Runs the tool and turns every way it can end into an exit status; 1 says that something was found
/// that is as bad as what fails a run.
@main
enum Main {
  static func main() async {
    do {
      var command = try CatalogLint.parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      ToolExit.exit(after: error, of: CatalogLint.self)
    }
  }
}
