import ToolSupport

/// Runs the tool; the exit status 1 says that something was found that is as bad as what fails a
/// run.
@main
enum Main {
  static func main() {
    ToolExit.run(CatalogLint.self, completing: ShellCommand.self, takesFiles: true)
  }
}
