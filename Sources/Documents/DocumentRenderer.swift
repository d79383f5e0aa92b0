public import StringCatalogs

/// Writes documents in several languages, as web pages, Markdown and plain text.
///
/// The same document gives the same bytes, on any machine and at any time.
///
/// ```swift
/// let renderer = DocumentRenderer(catalog: texts, templates: try DocumentTemplates())
/// let page = try renderer.html(document, languages: ["ko", "en"])
/// let text = renderer.text(document, languages: ["en"], width: 80)
/// ```
public struct DocumentRenderer: Sendable {
  private let catalog: StringCatalog
  private let available: AvailableLanguages
  let templates: DocumentTemplates

  /// Creates a renderer with the texts of `catalog`.
  ///
  /// The few words of the renderer itself exist in English, Korean, Japanese and Simplified
  /// Chinese. In other languages they are English, unless the catalog has its own for their keys,
  /// which begin with `document.`.
  public init(catalog: StringCatalog, templates: DocumentTemplates) {
    self.catalog = catalog
    available = AvailableLanguages(catalog.languages)
    self.templates = templates
  }

  /// Returns a document as one web page with all of its languages, ending with a line feed.
  ///
  /// It shows the first language and lets the reader switch, without a script. A language that the
  /// catalog lacks is replaced by the nearest one; without any, the source language is used.
  public func html(
    _ document: Document, languages: [LanguageTag]
  ) throws(DocumentTemplateError) -> String {
    let writers = writers(for: languages)
    let files = HTMLFileNames(file: "", cards: [], layout: HTMLLayout())
    return try page(
      document, writers: writers, all: writers,
      location: HTMLPageLocation(files: files, part: .main, language: nil))
  }

  /// Returns a document with cards as a web page that a browser prints on paper of a size, or as
  /// PDF: all of its languages, one after the other, and everything that readers would open.
  public func printedHTML(
    _ document: Document, cards: CardList? = nil, languages: [LanguageTag], on paper: Paper
  ) throws -> String {
    var whole = document
    if let cards { whole.blocks += try cards.blocks(cards.entries.indices) }
    let writers = writers(for: languages)
    let files = HTMLFileNames(file: "", cards: [], layout: HTMLLayout())
    return try page(
      whole, writers: writers, all: writers,
      location: HTMLPageLocation(files: files, part: .main, language: nil), on: paper)
  }

  /// Returns a web page in the languages of `writers`, which are a subset of `all`.
  func page(
    _ document: Document, writers: [DocumentWriter], all: [DocumentWriter],
    location: HTMLPageLocation, on paper: Paper? = nil
  ) throws(DocumentTemplateError) -> String {
    let figures = HTMLFigures(document)
    var articles: [String] = []
    var alternates: [TemplateView] = []
    for writer in writers {
      let article = HTMLArticle(
        document, writer: writer, all: all, page: location, figures: figures)
      articles.append(try templates.render(article.view, with: "article.html"))
      if location.splitsLanguages, all.count > 1 { alternates = article.choices }
    }
    let page = HTMLPage(
      articles: articles, writers: writers,
      title: writers.first.map { $0.plain(document.title) } ?? "", alternates: alternates,
      figures: figures, styleSheet: templates.styleSheet + (paper?.style ?? ""),
      groupCount: document.blocks.reduce(0) { max($0, $1.groupCount) },
      isForPaper: paper != nil, location: location)
    return try templates.render(page.view, with: "page.html") + "\n"
  }

  /// Returns a writer for each language of the catalog without duplicates, at least one.
  func writers(for languages: [LanguageTag]) -> [DocumentWriter] {
    let source = catalog.sourceLanguage ?? "en"
    var known: Set<LanguageTag> = []
    return (languages.isEmpty ? [source] : languages)
      .map { available.matches(for: [$0]).first ?? source }
      .filter { known.insert($0).inserted }
      .map { language in
        DocumentWriter(
          words: DocumentWords(language: language, catalog: catalog, available: available))
      }
  }
}
