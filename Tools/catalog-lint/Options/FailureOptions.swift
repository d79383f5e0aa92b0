import ArgumentParser
import CatalogRules
import ToolSupport

/// The options for what fails a run.
struct FailureOptions: ParsableArguments {
  @Option(name: .long, help: .key("help.lint.errorOn", valueName: "level"))
  var errorOn = Severity.error

  @Option(name: .long, help: .key("help.lint.maxWarnings", valueName: "count"))
  var maxWarnings: UInt?
}
