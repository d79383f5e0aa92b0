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

  @Option(name: .long, help: .key("help.lint.config", valueName: "file"))
  var config: String?

  @Flag(name: .long, help: .key("help.lint.isolated"))
  var isolated = false

  func run() async throws {
    let output = try ReportOutput(outputOptions, failureSeverity: errorOn)
    let run = RunPath()
    let inputs = try LintInput.inputs(at: paths, stdinFilename: stdinFilename, run: run)
    guard !inputs.isEmpty else { throw LintError.noCatalogsFound(paths.isEmpty ? ["."] : paths) }
    let results = await LintRunner.results(of: try tasks(for: inputs, run))

    let report = LintReport(
      files: results.compactMap { try? $0.get() },
      rules: RuleRegistry.descriptions, toolVersion: CatalogLint.version)
    try output.write(report)
    try finish(report, results)
  }

  private func tasks(for inputs: [LintInput], _ run: RunPath) throws -> [LintTask] {
    // Wrong options are told of even when every file is excluded.
    var unused = LintConfiguration()
    try ruleOptions.apply(to: &unused)
    var finder = try ConfigurationFinder(run: run, path: config, isIsolated: isolated)
    return try inputs.compactMap { input in
      var found = try finder.configuration(ofFile: input.absolutePath)
      let path =
        input.absolutePath.hasPrefix(found.folder)
        ? String(input.absolutePath.dropFirst(found.folder.count)) : input.absolutePath
      guard !found.configuration.excludes(path) else { return nil }
      try ruleOptions.apply(to: &found.configuration.linting)
      return LintTask(
        input: input, linter: CatalogLinter(configuration: found.configuration.linting),
        path: path)
    }
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
