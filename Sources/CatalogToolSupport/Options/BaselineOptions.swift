package import ArgumentParser
import ToolSupport

/// The options for known findings.
package struct BaselineOptions: ParsableArguments {
  package init() {}

  @Option(name: .long, help: .key("help.lint.baseline", valueName: "file"), completion: .file())
  package var baseline: String?

  @Flag(name: .long, help: .key("help.lint.noBaseline"))
  package var noBaseline = false

  @Option(
    name: .long, help: .key("help.lint.writeBaseline", valueName: "file"), completion: .file())
  package var writeBaseline: String?

  @Flag(name: .long, help: .key("help.lint.strictBaseline"))
  package var strictBaseline = false

  @Flag(name: .long, help: .key("help.lint.pruneBaseline"))
  package var pruneBaseline = false

  package func validate() throws {
    guard noBaseline, baseline != nil || strictBaseline || pruneBaseline else { return }
    throw ValidationError(ToolText.text("lint.error.noBaselineWithBaseline"))
  }
}
