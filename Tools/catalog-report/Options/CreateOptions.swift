import ArgumentParser
import CatalogToolSupport
import ToolSupport

/// All options of a new report.
struct CreateOptions: ParsableArguments {
  @OptionGroup(.input) var input: SurveyOptions

  @OptionGroup(.input) var configuration: ConfigurationOptions

  @OptionGroup(.output) var output: ReportOutputOptions

  @Option(
    name: .long, help: .key("help.progress.failOn", valueName: "what"),
    completion: .list(FailureCondition.Kind.allCases.map(\.rawValue)))
  var failOn: [FailureCondition] = []

  func validate() throws {
    if input.noGit, input.history != nil {
      throw ValidationError(ToolText.text("progress.error.historyWithoutGit"))
    }
    if input.compare == nil, failOn.contains(where: \.needsComparison) {
      throw ValidationError(ToolText.text("progress.error.failOnWithoutComparison"))
    }
  }
}
