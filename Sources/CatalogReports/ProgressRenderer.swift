public import Documents
public import StringCatalogs

/// Writes reports about catalogs in every format.
///
/// ```swift
/// let renderer = ProgressRenderer(
///   catalog: try ProductStrings.catalog(), templates: try DocumentTemplates())
/// let page = try renderer.text(of: report, as: .html, languages: ["ko", "en"], columns: 80)
/// ```
public struct ProgressRenderer: Sendable {
  /// The first line of Markdown, by which a workflow finds the comment to update.
  public static let marker = "<!-- catalog-report -->"

  /// The most bytes of a comment on GitHub, with room for what a workflow adds.
  private static let maximumCommentSize = 60_000

  private let renderer: DocumentRenderer

  /// Creates a renderer with the texts of `catalog`; only web pages need templates.
  public init(catalog: StringCatalog, templates: DocumentTemplates = .none) {
    renderer = DocumentRenderer(catalog: catalog, templates: templates)
  }

  /// Returns a report in a format, with a line end.
  ///
  /// Languages are those of the reader, best first, and `columns` is the width of plain text; data
  /// has neither. `paper` is that of a PDF. A short report in text has only what a terminal shows;
  /// one in Markdown always fits a comment on GitHub.
  public func text(
    of report: CatalogReport, as format: ProgressFormat, languages: [LanguageTag], columns: Int,
    isShort: Bool = false, paper: Paper = .a4
  ) throws -> String {
    func document(isShort: Bool, longestList: Int) -> Document {
      ReportDocument(report, isShort: isShort, longestList: longestList).document
    }
    switch format {
    case .text:
      let whole = document(isShort: isShort, longestList: isShort ? 10 : 200)
      return renderer.text(whole, languages: languages, width: columns)
    case .html:
      return try renderer.html(document(isShort: false, longestList: 200), languages: languages)
    case .markdown:
      // A comment may not be longer, so that lists become shorter, and are left out at last.
      let texts = [50, 10, 3, 0].lazy.map { longestList in
        Self.marker + "\n\n"
          + renderer.markdown(
            document(isShort: true, longestList: longestList), languages: languages)
      }
      return texts.first { $0.utf8.count <= Self.maximumCommentSize } ?? texts[3]
    case .pdf:
      return try renderer.printedHTML(
        document(isShort: false, longestList: 200), languages: languages, on: paper)
    case .email:
      let overview = document(isShort: true, longestList: 10)
      return try renderer.email(overview, languages: languages).source()
    case .json: return report.json
    case .csv: return ProgressTable(report).text
    }
  }
}
