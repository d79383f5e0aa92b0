import ArgumentParser
import ToolSupport

/// The options for what `find` writes.
struct FindOutputOptions: ParsableArguments {
  @Flag(name: .long, help: .key("help.preview.asJSON"))
  var json = false

  @Option(
    name: .long, help: .key("help.find.annotate", valueName: "folder"), completion: .directory)
  var annotate: String?

  @Flag(name: .long, help: .key("help.find.force"))
  var force = false

  @Option(name: .long, help: .key("help.lint.color"))
  var color = ColorMode.auto

  @Flag(name: .long, inversion: .prefixedNo, help: .key("help.option.progress"))
  var progress: Bool?

  /// Whether to show the progress.
  var showsProgress: Bool { progress ?? ProgressBar.hasTerminal }
}
