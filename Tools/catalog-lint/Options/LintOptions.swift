import ArgumentParser
import CatalogRules
import ToolSupport

/// All options of linting.
struct LintOptions: ParsableArguments {
  @Option(
    name: .long, help: .key("help.lint.stdinFilename", valueName: "path"), completion: .catalogs)
  var stdinFilename = "Localizable.xcstrings"

  @OptionGroup var rules: RuleOptions

  @OptionGroup var output: OutputOptions

  @OptionGroup var fixes: FixOptions

  @OptionGroup var baselines: BaselineOptions

  @Option(name: .long, help: .key("help.lint.errorOn", valueName: "level"))
  var errorOn = Severity.error

  @Option(
    name: .long, help: .key("help.lint.config", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var config: String?

  @Flag(name: .long, help: .key("help.lint.isolated"))
  var isolated = false
}
