import ToolSupport

/// Runs the tool; the exit status 1 means that a photo is below the required score, or that a
/// comparison found differences.
@main
enum Main {
  static func main() {
    ToolExit.run(MetaLens.self)
  }
}
