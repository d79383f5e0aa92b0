import ArgumentParser
import CatalogReports
import CatalogToolSupport
import StringCatalogs
import ToolSupport

/// The options for the form and the destination of a report.
struct ReportOutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong, help: .key("help.progress.format", valueName: "format[=path]"),
    completion: .list(ProgressFormat.allCases.map(\.rawValue)))
  var format: [FormatRequest<ProgressFormat>] = []

  @Option(
    name: .shortAndLong, help: .key("help.progress.language", valueName: "tags"),
    completion: .languages)
  var language: String?

  @Option(
    name: .long, help: .key("help.progress.badges", valueName: "folder"), completion: .directory)
  var badges: String?

  /// The requested formats; text by default.
  var requests: [FormatRequest<ProgressFormat>] {
    format.isEmpty ? [FormatRequest(.text)] : format
  }

  /// Returns the languages of the report, in the spelling of the product and without duplicates.
  func languages() throws(CatalogToolError) -> [LanguageTag] {
    guard let language else { return [] }
    var languages: [LanguageTag] = []
    for tag in language.split(separator: ",") {
      let match = try LanguageOption.tag(String(tag.filter { $0 != " " }))
      if let match, !languages.contains(match) { languages.append(match) }
    }
    return languages
  }

  func validate() throws {
    let paths = requests.map(\.path)
    for (index, path) in paths.enumerated() where paths[..<index].contains(path) {
      throw ValidationError(ToolText.text("lint.error.sameOutput", .text(path ?? "-")))
    }
  }
}
