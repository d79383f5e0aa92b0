import ArgumentParser
import ToolSupport

/// The options for known findings.
struct BaselineOptions: ParsableArguments {
  @Option(name: .long, help: .key("help.lint.baseline", valueName: "file"), completion: .file())
  var baseline: String?

  @Option(
    name: .long, help: .key("help.lint.writeBaseline", valueName: "file"), completion: .file())
  var writeBaseline: String?

  @Flag(name: .long, help: .key("help.lint.strictBaseline"))
  var strictBaseline = false

  @Flag(name: .long, help: .key("help.lint.pruneBaseline"))
  var pruneBaseline = false
}
