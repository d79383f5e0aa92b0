import ArgumentParser
import ToolSupport

/// The options that change files.
struct FixOptions: ParsableArguments {
  @Flag(name: .long, help: .key("help.lint.fix"))
  var fix = false

  @Flag(name: .long, help: .key("help.lint.unsafeFixes"))
  var unsafeFixes = false

  @Flag(name: .long, help: .key("help.lint.diff"))
  var diff = false

  /// Whether to apply fixes.
  var isFixing: Bool { fix || unsafeFixes || diff }
}
