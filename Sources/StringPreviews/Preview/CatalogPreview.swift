import CatalogRules
public import LintProject
import LocaleFormats
public import StringCatalogs

/// A string catalog as its readers will see it, string by string.
///
/// It contains only values. Terminal, web page and JSON show the same ones.
///
/// ```swift
/// let preview = try CatalogPreview(bytes: bytes, path: "App/Localizable.xcstrings")
/// let string = preview.strings(for: ["files"]).first
/// let text = string?.language("ko")?.variations.first?.mainRendering?.text
/// ```
public struct CatalogPreview: Sendable {
  /// The maximum number of languages that one preview shows: more than CLDR knows, while each of
  /// them takes time in proportion to their number.
  public static let maximumLanguages = 1_000

  /// The catalog.
  public let catalog: StringCatalog

  /// The path of the file, for messages.
  public let path: String

  /// The languages in which the catalog has text, the source language first.
  public var languages: [LanguageTag] { availableLanguages.tags }

  /// The languages, parsed.
  let availableLanguages: AvailableLanguages

  /// The keys in the order of the file.
  public let keys: [String]

  /// The source language; `en` if the file does not specify it.
  public let sourceLanguage: LanguageTag

  /// The index of each key.
  let positions: [String: Int]

  let lines: LineIndex

  /// The linter of the catalog.
  public let linter: ProjectLinter

  /// Creates a preview; without a linter, it uses the recommended rules.
  public init(catalog: StringCatalog, path: String, linter: ProjectLinter? = nil) {
    self.catalog = catalog
    self.path = path
    availableLanguages = AvailableLanguages(catalog.languages)
    sourceLanguage = catalog.effectiveSourceLanguage
    let keys = catalog.entries.map(\.key)
    self.keys = keys
    positions = Dictionary(zip(keys, keys.indices), uniquingKeysWith: { _, last in last })
    lines = LineIndex(catalog.bytes)
    self.linter = linter ?? ProjectLinter(path: path)
  }

  /// Parses a catalog from the bytes of a file.
  public init(
    bytes: [UInt8], path: String, linter: ProjectLinter? = nil
  ) throws(CatalogError) {
    self.init(catalog: try StringCatalog(bytes: bytes), path: path, linter: linter)
  }

  /// Returns a string in the requested languages; nil if the catalog does not have the key.
  public func string(
    for key: String, options: PreviewOptions = PreviewOptions()
  ) -> StringPreview? {
    guard let entry = catalog.entry(for: key) else { return nil }
    let findings = linter.findings(in: catalog, key: key)
    return StringPreviewer(self, options: options).preview(of: entry, findings: findings)
  }

  /// Returns several strings in the order of their keys, except missing ones.
  ///
  /// The whole catalog is linted once, so this is faster for many keys.
  public func strings(
    for keys: [String], options: PreviewOptions = PreviewOptions()
  ) -> [StringPreview] {
    var strings: [StringPreview] = []
    forEachString(for: keys, options: options) { strings.append($0) }
    return strings
  }

  /// Calls `body` with each string in turn, so that not all are kept in memory.
  public func forEachString<Failure>(
    for keys: [String], options: PreviewOptions = PreviewOptions(),
    _ body: (StringPreview) throws(Failure) -> Void
  ) throws(Failure) {
    let previewer = StringPreviewer(self, options: options)
    // One run over the whole catalog takes about as long as those for a few keys.
    let all = keys.count < 4 ? nil : findings()
    for key in keys {
      guard let entry = catalog.entry(for: key) else { continue }
      let found = all.map { $0[key] ?? [] }
      try body(
        previewer.preview(
          of: entry, findings: found ?? linter.findings(in: catalog, key: key)))
    }
  }

  /// Returns the findings in the whole catalog, by key.
  func findings() -> [String?: [Finding]] {
    Dictionary(grouping: linter.findings(in: catalog), by: \.key)
  }

  /// Returns the language of the catalog that a tag means, in the catalog's spelling; the tag
  /// itself if the catalog does not have it.
  public func spelling(of language: LanguageTag) -> LanguageTag {
    language.matchingSpelling(in: languages)
  }
}
