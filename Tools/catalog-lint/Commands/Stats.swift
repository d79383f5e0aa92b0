import ArgumentParser
import CatalogRules
import ProductStrings
import StringCatalogs
import ToolSupport

/// `catalog-lint stats`: how far each translation has come.
struct Stats: ParsableCommand {
  static let configuration = CommandConfiguration.localized("lint-stats", named: "stats")

  @Argument(help: .key("help.lint.paths"))
  var paths: [String] = []

  @Option(name: .shortAndLong, help: .key("help.stats.format"))
  var format = StatisticsFormat.text

  func run() throws {
    let inputs = try LintInput.inputs(at: paths, stdinFilename: "Localizable.xcstrings")
    guard !inputs.isEmpty else { throw LintError.noCatalogsFound(paths.isEmpty ? ["."] : paths) }
    var statistics = TranslationStatistics()
    for input in inputs {
      let bytes = try input.bytes()
      do {
        statistics += TranslationStatistics(of: try StringCatalog(bytes: bytes))
      } catch {
        let reason = ToolText.text(error.localizedMessage)
        throw LintError.cannotRead(
          path: "\(input.shownPath):\(error.position.line):\(error.position.column)",
          reason: reason)
      }
    }
    let localizer = try ToolText.localizer ?? ProductStrings.localizer(languages: [])
    try StandardStream.writeReport(
      statistics.text(as: format, localizer: localizer, columns: Terminal.columns))
  }
}
