import ArgumentParser
import CatalogReports
import CatalogToolSupport
import StringCatalogs
import ToolSupport

/// `catalog-report create`: reports how far the translations of catalogs are.
struct Create: ParsableCommand {
  static let configuration = CommandConfiguration.localized("report-create", named: "create")

  @Argument(help: .key("help.lint.paths"), completion: .catalogs)
  var paths: [String] = []

  @OptionGroup var options: CreateOptions

  func run() throws {
    let output = try ReportFiles(options.output)
    let inputs = try CatalogInput.inputs(at: paths, stdinFilename: "Localizable.xcstrings")
    guard !inputs.isEmpty else {
      throw CatalogToolError.noCatalogsFound(paths.isEmpty ? ["."] : paths)
    }
    try output.refuseToOverwrite(inputs.compactMap(\.file))
    let run = try SurveyRun(inputs, options)
    let report = try run.report()
    try output.write(report)
    if let folder = options.output.badges { try BadgeFiles.write(report, to: folder) }
    if !run.isComplete { throw ExitCode(2) }
    let failures = options.failOn.compactMap { $0.failure(in: report) }
    for failure in failures { ToolMessage.error.print(failure) }
    if !failures.isEmpty { throw ExitCode(1) }
  }
}
