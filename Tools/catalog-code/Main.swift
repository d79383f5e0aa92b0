import ToolSupport

/// Runs the tool.
@main
enum Main {
  static func main() {
    ToolExit.run(CodeTool.self)
  }
}
