import ArgumentParser
import CatalogRules
import CatalogToolSupport
import FilePaths
import LintFormats
import StringCatalogs
import StringTables
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
    let inputs = try CatalogInput.inputs(at: paths, stdinFilename: "Localizable.xcstrings")
    guard !inputs.isEmpty else {
      throw CatalogToolError.noCatalogsFound(paths.isEmpty ? ["."] : paths)
    }
    var statistics = TranslationStatistics()
    var isComplete = true
    var counted: Set<String> = []
    for input in inputs where counted.insert(input.absolutePath).inserted {
      do throws(CatalogToolError) {
        counted.formUnion(input.paths)
        for catalog in try catalogs(of: input) { statistics += TranslationStatistics(of: catalog) }
      } catch {
        isComplete = false
        ToolMessage.error.print("\(error)")
      }
    }
    try StandardStream.write(
      statistics.text(as: format, localizer: localizer, columns: Terminal.columns),
      isForPeople: format != .json)
    if !isComplete { throw ExitCode(2) }
  }

  private func catalogs(of input: CatalogInput) throws(CatalogToolError) -> [StringCatalog] {
    do throws(CatalogToolError) {
      return try input.catalogs()
    } catch .notACatalog(let path, let error) {
      throw .unreadable(path, at: error.position, error.localizedMessage)
    }
  }
}
