import StringCatalogs

/// The place of a page among the files of a web report, and its links.
struct HTMLPagePlace {
  /// The part of the report on a page.
  enum Part: Hashable {
    /// All of it.
    case whole
    /// The overview, which links to the pages.
    case index
    /// The sections of some photos; pages count from 1.
    case photos(page: Int)
  }

  /// The files of the report.
  let files: HTMLFileNames

  /// The part of the report on this page.
  let part: Part

  /// The language of the file; nil if it contains all.
  let language: LanguageTag?

  /// The files of the photos in the order of the audit, for the index.
  let photoFiles: [String]

  /// The name of the page itself, relative to the folder of the report.
  var file: String { file(of: part, in: language) }

  /// Whether each language has its own files.
  var splitsLanguages: Bool { language != nil }

  /// Whether the page is the overview of others.
  var isIndex: Bool { part == .index }

  /// Whether the page is one of several.
  var isPart: Bool { if case .photos = part { true } else { false } }

  /// The relative path from the folder of the page to that of the report.
  private var up: String { isPart ? "../" : "" }

  /// The file of the style sheet; nil if it is in the page.
  var styleFile: String? { files.styleSheet.map { up + HTMLFileNames.link($0) } }

  /// Returns whether a language is the initial one.
  func isShownFirst(_ shown: LanguageTag, of all: [LanguageTag]) -> Bool {
    shown == language ?? all.first
  }

  /// Returns the link to the same page in a language.
  func link(toLanguage other: LanguageTag) -> String {
    guard splitsLanguages else { return "#\(other.rawValue)" }
    return up + HTMLFileNames.link(file(of: part, in: other))
  }

  /// Returns the link to another part of the report, optionally in a language.
  func link(to other: Part, in shown: LanguageTag) -> String {
    up + HTMLFileNames.link(file(of: other, in: language)) + "#\(shown.rawValue)"
  }

  /// Returns the file with the section of a photo; an empty name is this page.
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
