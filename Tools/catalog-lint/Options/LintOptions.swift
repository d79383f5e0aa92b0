import ArgumentParser
import CatalogToolSupport
import StringCatalogs
import ToolSupport

/// All options of linting.
struct LintOptions: ParsableArguments {
  @OptionGroup(.input) var input: InputOptions

  @OptionGroup(.rules) var rules: RuleOptions

  @OptionGroup(.rules) var configuration: ConfigurationOptions

  @OptionGroup(.output) var output: OutputOptions

  @OptionGroup(.fixes) var fixes: FixOptions

  @OptionGroup(.baseline) var baselines: BaselineOptions

  @OptionGroup(.automation) var failure: FailureOptions

  func validate() throws {
    if baselines.writeBaseline != nil, input.changedSince != nil || fixes.isFixing {
      throw ValidationError(ToolText.text("lint.error.baselineOfAll"))
    }
    let outputs = (output.requests.map(\.path) + [baselines.writeBaseline]).compactMap { $0 }
    for (index, path) in outputs.enumerated() where outputs[..<index].contains(path) {
      throw ValidationError(ToolText.text("lint.error.sameOutput", .text(path)))
    }
  }
}
