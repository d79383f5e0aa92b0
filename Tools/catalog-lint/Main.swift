import ToolSupport

/// Runs the tool; the exit status 1 means findings at or above the failure severity.
@main
enum Main {
  static func main() {
    ToolExit.run(CatalogLint.self, completing: ShellCommand.self, takesFiles: true)
  }
}
