import ArgumentParser
import CatalogReports
import CatalogToolSupport
import Documents
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
  var language: LanguageList?

  @Option(
    name: .long, help: .key("help.progress.badges", valueName: "folder"), completion: .directory)
  var badges: String?

  @Option(name: .long, help: .key("help.option.paper"))
  var paper = Paper.a4

  /// The requested formats; text by default.
  var requests: [FormatRequest<ProgressFormat>] {
    format.isEmpty ? [FormatRequest(.text)] : format
  }

  /// Returns the languages of the report, best first: that of the environment by default.
  func languages() throws(CatalogToolError) -> [LanguageTag] {
    try LanguageList.languages(language?.tags) { CatalogToolError.unusable($0) }
  }

  func validate() throws {
    let paths = requests.map(\.path)
    for (index, path) in paths.enumerated() where paths[..<index].contains(path) {
      throw ValidationError(ToolText.text("lint.error.sameOutput", .text(path ?? "-")))
    }
  }
}
