public import Originality
public import PhotoMetadata
public import StringCatalogs

/// Renders audits as documents for people and for programs.
///
/// The same audit gives the same bytes, on any machine and at any time.
public struct ReportRenderer: Sendable {
  private let catalog: StringCatalog
  private let templates: ReportTemplates
  let rules: RuleTable

  /// Creates a renderer.
  ///
  /// `rules` provide the points of flags; an audit with another version of them is rendered without
  /// points.
  public init(catalog: StringCatalog, templates: ReportTemplates, rules: RuleTable = .current) {
    self.catalog = catalog
    self.templates = templates
    self.rules = rules
  }

  /// Returns an audit as a document, ending with a line feed.
  ///
  /// Documents for people are sorted by assessment; data keep the order of the audit.
  /// A web page with several languages shows the first and lets the reader switch; Markdown and
  /// plain text have one language after the other; JSON and tables have none. A language that the
  /// catalog lacks is replaced by the nearest one. `width` is the number of columns of plain text,
  /// at least 40. Web pages show the thumbnails that `thumbnails` returns.
  public func render(
    _ audit: AuditReport, format: ReportFormat, languages: [LanguageTag], width: Int = 80,
    thumbnails: ThumbnailSource = { _ in nil }
  ) throws(ReportTemplateError) -> String {
    // Data formats have none of these, and keep the order of the paths.
    lazy var sorted = audit.sortedByAssessment()
    lazy var document = ReportDocument(sorted.audit, rules: rules)
    lazy var writers = self.writers(for: languages)
    switch format {
    case .html:
      let place = HTMLPagePlace(
        files: HTMLFileNames(file: "", photoCount: audit.entries.count, splitsStyle: false),
        part: .whole, language: nil, photoFiles: [])
      let positions = sorted.positions
      let document = ReportDocument(sorted.audit, rules: rules) {
        position throws(PhotoReadError) in try thumbnails(positions[position])
      }
      return try html(document, writers: writers, all: writers, page: place)
    case .text:
      return try templates.render(
        TextPage(document, writers: writers, width: width), with: "report.txt")
    case .markdown:
      return try templates.render(MarkdownPage(document, writers: writers), with: "report.md")
    case .json:
      return audit.json
    case .ndjson:
      return Self.text(of: audit, in: .ndjson)
    case .csv:
      return Self.text(of: audit, in: .csv)
    }
  }

  private static func text(of audit: AuditReport, in format: RowFormat) -> String {
    let origin = RowOrigin(
      toolVersion: audit.toolVersion, ruleTableVersion: audit.ruleTableVersion)
    let rows = audit.entries.flatMap { format.row(of: $0, from: origin) }
    return String(decoding: format.heading + rows, as: UTF8.self)
  }

  /// The style sheet of web pages.
  var styleSheet: String { templates.styleSheet }

  /// Returns a web page in the languages of `writers`, which are a subset of `all`.
  func html(
    _ document: ReportDocument, writers: [ReportWriter], all: [ReportWriter], page: HTMLPagePlace
  ) throws(ReportTemplateError) -> String {
    try templates.render(
      HTMLPage(document, writers: writers, all: all, styleSheet: styleSheet, page: page),
      with: "report.html")
  }

  /// Returns a writer for each language of the catalog without duplicates, at least one.
  func writers(for languages: [LanguageTag]) -> [ReportWriter] {
    var known: Set<LanguageTag> = []
    return (languages.isEmpty ? ["en"] : languages)
      .map { ReportWriter(language: $0, catalog: catalog) }
      .filter { known.insert($0.language).inserted }
  }
}
