import ToolSupport

/// Runs the tool; the exit status 1 means that something of `--fail-on` is there.
@main
enum Main {
  static func main() {
    ToolExit.run(ReportTool.self, completing: ShellCommand.self, takesFiles: true)
  }
}
