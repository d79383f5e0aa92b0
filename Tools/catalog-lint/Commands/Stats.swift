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
        if let tables = input.tables {
          counted.formUnion(tables.paths)
          statistics += try self.statistics(of: tables)
        } else {
          statistics += TranslationStatistics(of: try catalog(input))
        }
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

  private func statistics(of tables: TableFiles) throws(CatalogToolError) -> TranslationStatistics {
    let (group, failures) = tables.contents
    if let path = tables.paths.first(where: { failures[$0] != nil }), let error = failures[path] {
      throw error
    }
    for file in group.files {
      guard let failure = file.failure else { continue }
      throw Self.unreadable(
        RunPath().shown(file.path), at: LineIndex(file.bytes).position(at: failure.offset),
        failure.localizedMessage)
    }
    var statistics = TranslationStatistics()
    for table in group.catalogs {
      guard let catalog = try? StringCatalog(bytes: table.bytes) else { continue }
      statistics += TranslationStatistics(of: catalog)
    }
    return statistics
  }

  private func catalog(_ input: CatalogInput) throws(CatalogToolError) -> StringCatalog {
    do throws(CatalogToolError) {
      return try CatalogFile(try input.bytes(), at: input.shownPath).catalog
    } catch .notACatalog(let path, let error) {
      throw Self.unreadable(path, at: error.position, error.localizedMessage)
    }
  }

  private static func unreadable(
    _ path: String, at position: CatalogPosition, _ reason: LocalizedMessage
  ) -> CatalogToolError {
    .file(
      .cannotRead(
        path: "\(path):\(position.line):\(position.column)", reason: .message(reason)))
  }
}
