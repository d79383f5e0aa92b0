public import Documents
public import Originality
public import PhotoAudits
import PhotoMetadata
public import StringCatalogs

/// Renders audits as documents for people and for programs.
///
/// The same audit gives the same bytes, on any machine and at any time.
///
/// ```swift
/// let audit = AuditReport(
///   toolVersion: "1.0.0", ruleTableVersion: RuleTable.current.version, date: Date(),
///   entries: entries)
/// let renderer = try ReportRenderer(
///   catalog: ProductStrings.catalog(), templates: DocumentTemplates())
/// let page = try renderer.render(audit, format: .html, languages: ["ko", "en"])
/// ```
public struct ReportRenderer: Sendable {
  private let documents: DocumentRenderer
  private let rules: RuleTable

  /// Creates a renderer.
  ///
  /// `rules` provide the points of flags; an audit with another version of them is rendered without
  /// points. Only web pages need templates.
  public init(
    catalog: StringCatalog, templates: DocumentTemplates = .none, rules: RuleTable = .current
  ) {
    documents = DocumentRenderer(catalog: catalog, templates: templates)
    self.rules = rules
  }

  /// Returns an audit as a document, ending with a line feed.
  ///
  /// Documents for people are sorted by assessment; data keep the order of the audit. A web page
  /// with several languages shows the first and lets the reader switch; other documents have one
  /// language after the other; JSON and tables have none. A language that the catalog lacks is
  /// replaced by the nearest one. `width` is the number of columns of plain text, at least 40. Web
  /// pages show the pictures that `pictures` returns. For PDF, the document is the web page that a
  /// browser prints, ``printedPage(of:languages:on:pictures:)``.
  public func render(
    _ audit: AuditReport, format: ReportFormat, languages: [LanguageTag], width: Int = 80,
    hasRawPaths: Bool = false, pictures: @escaping PictureSource = { _ in nil }
  ) throws -> String {
    var text = ""
    try write(
      audit, format: format, languages: languages, width: width, hasRawPaths: hasRawPaths,
      pictures: pictures
    ) { text += $0 }
    return text
  }

  /// Writes an audit as one document, in pieces that are passed to `write` as soon as they are
  /// rendered; a web page is one piece.
  ///
  /// `hasRawPaths` is for tables, ``RowFormat/row(of:from:hasRawPath:)``.
  public func write(
    _ audit: AuditReport, format: ReportFormat, languages: [LanguageTag], width: Int = 80,
    hasRawPaths: Bool = false, pictures: @escaping PictureSource = { _ in nil },
    write: (_ text: String) throws -> Void
  ) throws {
    try self.write(
      LargeAudit(audit), format: format, languages: languages, width: width,
      hasRawPaths: hasRawPaths, pictures: pictures, write: write)
  }

  /// Writes an audit as one document, and reads each entry when it is written.
  ///
  /// A web page is still in memory as a whole;
  /// ``writeHTML(_:named:languages:layout:thumbnails:write:)``
  /// divides it.
  public func write(
    _ audit: LargeAudit, format: ReportFormat, languages: [LanguageTag], width: Int = 80,
    hasRawPaths: Bool = false, pictures: @escaping PictureSource = { _ in nil },
    write: (_ text: String) throws -> Void
  ) throws {
    switch format {
    case .html:
      let report = PhotoReport(audit, rules: rules, pictures: pictures)
      try write(
        documents.html(report.document(), cards: report.cards, languages: languages))
    case .pdf:
      let page = try printedPage(of: audit, languages: languages, pictures: pictures)
      try write(page)
    case .email:
      let report = PhotoReport(audit, rules: rules)
      let message = try documents.email(
        report.document(), cards: report.cards, languages: languages)
      try write(message.source(date: audit.date))
    case .text:
      let report = PhotoReport(audit, rules: rules)
      try documents.writeText(
        report.document(), cards: report.cards, languages: languages, width: width, write: write)
    case .markdown:
      let report = PhotoReport(audit, rules: rules)
      try documents.writeMarkdown(
        report.document(), cards: report.cards, languages: languages, write: write)
    case .json:
      try audit.writeJSON(write)
    case .ndjson:
      try Self.write(audit, in: .ndjson, write: write)
    case .csv:
      try Self.write(audit, in: .csv, hasRawPaths: hasRawPaths, write: write)
    }
  }

  /// Returns an audit as the web page that a browser prints as PDF, with all languages one after
  /// the other.
  public func printedPage(
    of audit: LargeAudit, languages: [LanguageTag], on paper: Paper = .a4,
    pictures: @escaping PictureSource = { _ in nil }
  ) throws -> String {
    let report = PhotoReport(audit, rules: rules, pictures: pictures)
    return try documents.printedHTML(
      report.document(), cards: report.cards, languages: languages, on: paper)
  }

  /// Writes a web report as files, each passed to `write` with its name as soon as it is rendered.
  ///
  /// Up to 200 photos are one file. With more, the file is an overview that stays small enough to
  /// open: it lists the first photos by assessment, states how many it omits, and links to pages
  /// with the cards of all. Names are relative to the folder of `file`, which is that of the report
  /// itself unless languages are split: then each has its tag before the extension. `pictures` is
  /// called for the photos of a page when the page is rendered.
  public func writeHTML(
    _ audit: AuditReport, named file: String, languages: [LanguageTag],
    layout: HTMLLayout = HTMLLayout(), pictures: @escaping PictureSource = { _ in nil },
    write: (_ name: String, _ text: String) throws -> Void
  ) throws {
    try writeHTML(
      LargeAudit(audit), named: file, languages: languages, layout: layout, pictures: pictures,
      write: write)
  }

  /// Writes a web report as files, and reads each entry when its page is rendered.
  public func writeHTML(
    _ audit: LargeAudit, named file: String, languages: [LanguageTag],
    layout: HTMLLayout = HTMLLayout(), pictures: @escaping PictureSource = { _ in nil },
    write: (_ name: String, _ text: String) throws -> Void
  ) throws {
    let report = PhotoReport(audit, rules: rules, pictures: pictures)
    try documents.writeHTML(
      report.document(isLarge: layout.hasPages(cardCount: audit.count)),
      cards: report.cards,
      named: file, languages: languages, layout: layout, write: write)
  }

  /// Writes the answers of an audit for a terminal or a message, each photo on a line of `width`
  /// columns, from 40 to 1,000, below a sentence for all: assessment, strongest reason and file.
  public func writeSummary(
    _ audit: LargeAudit, languages: [LanguageTag], width: Int = 80,
    write: (_ text: String) throws -> Void
  ) throws {
    try documents.writeLines(
      PhotoReport(audit, rules: rules).summary, languages: languages, width: width, write: write)
  }

  /// Writes the answer about the only photo of an audit, its evidence and the facts of the photo,
  /// as plain text in lines of `width` columns, from 40 to 1,000.
  public func writeAnswer(
    _ audit: LargeAudit, languages: [LanguageTag], width: Int = 80,
    write: (_ text: String) throws -> Void
  ) throws {
    guard audit.count > 0 else { return }
    let card = PhotoCard(try audit.entry(0), rules: rules, pictures: .success(nil))
    try write(documents.text(card.answer, languages: languages, width: width))
  }

  private static func write(
    _ audit: LargeAudit, in format: RowFormat, hasRawPaths: Bool = false,
    write: (_ text: String) throws -> Void
  ) throws {
    let origin = RowOrigin(
      toolVersion: audit.toolVersion, ruleTableVersion: audit.ruleTableVersion)
    try write(String(decoding: format.heading, as: UTF8.self))
    for position in audit.outlines.indices {
      let row = format.row(
        of: try audit.entry(position), from: origin, hasRawPath: hasRawPaths)
      try write(String(decoding: row, as: UTF8.self))
    }
  }
}
