import StringCatalogs

/// Where a page is among the files of a web report, and what is linked from it.
struct HTMLPagePlace {
  /// What the page shows of the report.
  enum Part: Hashable {
    /// All of it.
    case whole
    /// The overview, which links the pages.
    case index
    /// The sections of some photos; pages count from 1.
    case photos(page: Int)
  }

  /// The files of the report.
  let files: HTMLFileNames

  /// What the page shows.
  let part: Part

  /// The language of the file; nil when it has all.
  let language: LanguageTag?

  /// The files of the photos in the order of the audit, for the index.
  let photoFiles: [String]

  /// The name of the page itself, relative to the folder of the report.
  var file: String { file(of: part, in: language) }

  /// Whether each language has files of its own.
  var splitsLanguages: Bool { language != nil }

  /// Whether the page is the overview of others.
  var isIndex: Bool { part == .index }

  /// Whether the page is one of several.
  var isPart: Bool { if case .photos = part { true } else { false } }

  /// The way from the folder of the page to that of the report.
  private var up: String { isPart ? "../" : "" }

  /// The file of the style sheet; nil when it is in the page.
  var styleFile: String? { files.styleSheet.map { up + HTMLFileNames.link($0) } }

  /// Returns whether a language is shown when the reader has chosen none.
  func isShownFirst(_ shown: LanguageTag, of all: [LanguageTag]) -> Bool {
    shown == language ?? all.first
  }

  /// Returns what leads to the same page in a language.
  func link(toLanguage other: LanguageTag) -> String {
    guard splitsLanguages else { return "#\(other.rawValue)" }
    return up + HTMLFileNames.link(file(of: part, in: other))
  }

  /// Returns what leads to another part of the report; it may name the language that is shown
  /// there.
  func link(to other: Part, in shown: LanguageTag) -> String {
    up + HTMLFileNames.link(file(of: other, in: language)) + "#\(shown.rawValue)"
  }

  /// Returns the file that has the section of a photo; an empty one is this page.
  func file(of number: Int) -> String {
    guard isIndex else { return "" }
    let page = files.page(ofPhoto: number)
    return HTMLFileNames.link(file(of: .photos(page: page), in: language))
  }

  private func file(of part: Part, in language: LanguageTag?) -> String {
    switch part {
    case .whole, .index: files.main(in: language)
    case .photos(let page): files.photos(page: page, in: language)
    }
  }
}
