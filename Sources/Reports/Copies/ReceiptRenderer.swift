public import Documents
public import PhotoCopies
public import StringCatalogs

/// Renders receipts of copies as documents for people and for programs.
public struct ReceiptRenderer: Sendable {
  private let documents: DocumentRenderer

  /// Creates a renderer; only web pages need templates.
  public init(catalog: StringCatalog, templates: DocumentTemplates = .none) {
    documents = DocumentRenderer(catalog: catalog, templates: templates)
  }

  /// Returns a receipt as a document, ending with a line feed.
  ///
  /// JSON has no language. `width` is the number of columns of plain text, at least 40.
  public func render(
    _ receipt: CopyReceipt, format: ReceiptFormat, languages: [LanguageTag], width: Int = 80
  ) throws -> String {
    let report = ReceiptReport(receipt)
    var text = ""
    switch format {
    case .json: text = receipt.json
    case .html:
      text = try documents.html(report.document, cards: report.cards, languages: languages)
    case .markdown:
      try documents.writeMarkdown(report.document, cards: report.cards, languages: languages) {
        text += $0
      }
    case .text:
      try documents.writeText(
        report.document, cards: report.cards, languages: languages, width: width
      ) { text += $0 }
    }
    return text
  }
}
