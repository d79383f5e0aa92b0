import ToolSupport

/// Runs the tool; the exit status 1 means that no picture has the words.
@main
enum Main {
  static func main() {
    ToolExit.run(ScreenWords.self, takesFiles: true)
  }
}
