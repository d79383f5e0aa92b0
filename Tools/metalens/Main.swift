import ToolSupport

/// Runs the tool; the exit status 1 says that a photo is below the score that was asked for, or
/// that what was compared differs.
@main
enum Main {
  static func main() {
    ToolExit.run(MetaLens.self)
  }
}
