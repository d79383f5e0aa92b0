import StringCatalogs

/// The location of a page among the files of a web report, and its links.
struct HTMLPageLocation {
  /// The part of the report on a page.
  enum Part: Hashable {
    /// The document, with or without its cards.
    case main
    /// Some of the cards; pages count from 1.
    case cards(page: Int)
  }

  /// The files of the report.
  let files: HTMLFileNames

  /// The part of the report on this page.
  let part: Part

  /// The language of the file; nil if it contains all.
  let language: LanguageTag?

  /// The name of the page itself, relative to the folder of the report.
  var file: String { file(of: part, in: language) }

  /// Whether each language has its own files.
  var splitsLanguages: Bool { language != nil }

  /// Whether other pages have the cards.
  var isIndex: Bool { part == .main && files.pageCount > 0 }

  /// The number of this page of cards; nil for the document.
  var pageNumber: Int? { if case .cards(let page) = part { page } else { nil } }

  /// The relative path from the folder of the page to that of the report.
  private var up: String { pageNumber == nil ? "" : "../" }

  /// The file of the style sheet; nil if it is in the page.
  var styleFile: String? { files.styleSheet.map { up + HTMLFileNames.link($0) } }

  /// Returns the link to the same page in a language.
  func link(toLanguage other: LanguageTag) -> String {
    guard splitsLanguages else { return "#\(other.rawValue)" }
    return up + HTMLFileNames.link(file(of: part, in: other))
  }

  /// Returns the link to a location on the same page in a language.
  func link(toLanguage other: LanguageTag, at anchor: Anchor) -> String {
    let page = splitsLanguages ? up + HTMLFileNames.link(file(of: part, in: other)) : ""
    return page + "#\(other.rawValue)-\(anchor.identifier)"
  }

  /// Returns the link to another part of the report, in a language.
  func link(to other: Part, in shown: LanguageTag) -> String {
    let page = other == part ? "" : up + HTMLFileNames.link(file(of: other, in: language))
    return page + "#\(shown.rawValue)"
  }

  /// Returns a link of the document, in a language.
  func link(to link: Link, in shown: LanguageTag) -> String {
    switch link {
    case .file(let path): up + HTMLFileNames.link(path)
    case .anchor(let anchor):
      self.link(to: files.page(of: anchor).map { .cards(page: $0) } ?? .main, in: shown)
        + "-\(anchor.identifier)"
    }
  }

  private func file(of part: Part, in language: LanguageTag?) -> String {
    switch part {
    case .main: files.main(in: language)
    case .cards(let page): files.page(page, in: language)
    }
  }
}
