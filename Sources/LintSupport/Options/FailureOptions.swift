package import ArgumentParser
package import CatalogRules
import ToolSupport

/// The options for what fails a run.
package struct FailureOptions: ParsableArguments {
  package init() {}

  @Option(name: .long, help: .key("help.lint.errorOn", valueName: "level"))
  package var errorOn = Severity.error

  @Option(name: .long, help: .key("help.lint.maxWarnings", valueName: "count"))
  package var maxWarnings: UInt?
}
