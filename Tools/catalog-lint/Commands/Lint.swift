import ArgumentParser
import CatalogRules
import StringCatalogs
import ToolSupport

/// `catalog-lint lint`: looks for what is wrong in string catalogs.
struct Lint: AsyncParsableCommand {
  static let configuration = CommandConfiguration.localized("lint")

  @Argument(help: .key("help.lint.paths"))
  var paths: [String] = []

  @Option(name: .long, help: .key("help.lint.stdinFilename", valueName: "path"))
  var stdinFilename = "Localizable.xcstrings"

  @OptionGroup var ruleOptions: RuleOptions

  @OptionGroup var outputOptions: OutputOptions

  @Option(name: .long, help: .key("help.lint.errorOn", valueName: "level"))
  var errorOn = Severity.error

  func run() async throws {
    var configuration = LintConfiguration()
    try ruleOptions.apply(to: &configuration)
    let output = try ReportOutput(outputOptions, failureSeverity: errorOn)

    let inputs = try LintInput.inputs(at: paths, stdinFilename: stdinFilename)
    guard !inputs.isEmpty else { throw LintError.noCatalogsFound(paths.isEmpty ? ["."] : paths) }
    let results = await LintRunner(linter: CatalogLinter(configuration: configuration))
      .results(of: inputs)

    let report = LintReport(
      files: results.compactMap { try? $0.get() },
      rules: RuleRegistry.descriptions, toolVersion: CatalogLint.version)
    try output.write(report)
    try finish(report, results)
  }

  /// Says which files could not be read, and ends the run with the status that tells how it went.
  private func finish(_ report: LintReport, _ results: [Result<LintedFile, LintError>]) throws {
    var isComplete = true
    for case .failure(let error) in results {
      isComplete = false
      StandardStream.errors.write(ToolText.text("lint.error", .text("\(error)")) + "\n")
    }
    guard isComplete else { throw ExitCode(2) }
    let isFailure = report.files.contains { $0.findings.contains { $0.severity >= errorOn } }
    if isFailure { throw ExitCode(1) }
  }
}
