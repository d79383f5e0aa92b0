import ArgumentParser
import CatalogRules
import LintFormats
import StringCatalogs
import ToolSupport

/// `catalog-lint stats`: the progress of each translation.
struct Stats: ParsableCommand {
  static let configuration = CommandConfiguration.localized("lint-stats", named: "stats")

  @Argument(help: .key("help.lint.paths"), completion: .catalogs)
  var paths: [String] = []

  @Option(name: .shortAndLong, help: .key("help.stats.format"))
  var format = StatisticsFormat.text

  @OptionGroup var language: LanguageOption

  func run() throws {
    let localizer = try language.localizer()
    let inputs = try LintInput.inputs(at: paths, stdinFilename: "Localizable.xcstrings")
    guard !inputs.isEmpty else { throw LintError.noCatalogsFound(paths.isEmpty ? ["."] : paths) }
    var statistics = TranslationStatistics()
    var isComplete = true
    for input in inputs {
      do throws(LintError) {
        statistics += TranslationStatistics(of: try catalog(input))
      } catch {
        isComplete = false
        StandardStream.errors.write(ToolText.text("lint.error", .text("\(error)")) + "\n")
      }
    }
    try StandardStream.writeReport(
      statistics.text(as: format, localizer: localizer, columns: Terminal.columns))
    if !isComplete { throw ExitCode(2) }
  }

  private func catalog(_ input: LintInput) throws(LintError) -> StringCatalog {
    let bytes = try input.bytes()
    do {
      return try StringCatalog(bytes: bytes)
    } catch {
      throw .file(
        .cannotRead(
          path: "\(input.shownPath):\(error.position.line):\(error.position.column)",
          reason: .message(error.localizedMessage)))
    }
  }
}
