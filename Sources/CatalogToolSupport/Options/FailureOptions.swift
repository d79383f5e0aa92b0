package import ArgumentParser
package import CatalogRules
import ToolSupport

/// The options for what fails a run.
package struct FailureOptions: ParsableArguments {
  package init() {}

  @Option(name: .long, help: .key("help.lint.errorOn", valueName: "level"))
  package var errorOn = Severity.error

  // A negative number is a wrong value, not a missing one.
  @Option(
    name: .long, parsing: .unconditional, help: .key("help.lint.maxWarnings", valueName: "count"))
  package var maxWarnings: UInt?
}
