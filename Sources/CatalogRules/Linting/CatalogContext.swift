import StringCatalogs

/// A catalog that a ``FileRule`` looks at, with its file and the configuration.
final class CatalogContext {
  /// The catalog.
  let catalog: StringCatalog

  /// The path of the file, with slashes.
  let path: String

  /// The name of the file without folders and extension: `Localizable`.
  let tableName: String

  /// The names of other files in the same folder, and of those in the folders beside it, such as
  /// `en.lproj/Localizable.strings`.
  let siblings: [String]

  /// What the project wants to hear.
  let configuration: LintConfiguration

  /// The language that the catalog is written in first; `en` when the file does not say.
  let sourceLanguage: LanguageContext

  /// The languages that the catalog has text in.
  let languages: [LanguageContext]

  /// The languages that every text should have.
  private(set) lazy var expectedLanguages = ExpectedLanguage.all(in: self)

  /// Whether each of the languages is among those.
  private(set) lazy var isExpected = {
    var isExpected = languages.map { _ in false }
    for case let index? in expectedLanguages.map(\.index) { isExpected[index] = true }
    return isExpected
  }()

  /// What does not stop the catalog from being read, but is never written by Xcode; for rules that
  /// look at the file.
  private(set) lazy var irregularities = walk.irregularities(of: catalog)

  /// The plain translations, found by their source text and by themselves.
  private(set) lazy var translations = TranslationIndex(catalog, source: sourceLanguage.tag)

  /// The style that nearly all keys are written in; nil when there is none.
  private(set) lazy var predominantNamingStyle = PredominantNamingStyle(catalog)

  /// The devices that some text of the catalog is for.
  private(set) lazy var namedDevices = walk.namedDevices

  /// The walk over the entries, which stands at the one that is checked.
  let walk: CatalogWalk

  /// The texts of the entry in the source language.
  let sources: SourceTexts

  /// How far the translation has come; for rules that check the file.
  var statistics = TranslationStatistics()

  private let selection: RuleSelection

  init(
    catalog: StringCatalog, path: String, siblings: [String], configuration: LintConfiguration,
    walk: CatalogWalk, selection: RuleSelection
  ) {
    self.catalog = catalog
    self.path = path
    let name = path.split(separator: "/").last ?? ""
    tableName = String(name.hasSuffix(".xcstrings") ? name.dropLast(10) : name)
    self.siblings = siblings
    self.configuration = configuration
    self.walk = walk
    self.selection = selection
    sources = SourceTexts(bytes: catalog.bytes)
    let source = catalog.effectiveSourceLanguage
    languages = walk.languages.enumerated().map { index, tag in
      LanguageContext(tag: tag, index: index, isSource: tag.canonical == source.canonical)
    }
    sourceLanguage =
      languages.first(where: \.isSource) ?? LanguageContext(tag: source, index: nil, isSource: true)
  }

  /// The bytes of the file.
  var bytes: [UInt8] { catalog.bytes }

  /// Whether the texts are phrases that start App Shortcuts.
  var isForShortcuts: Bool { tableName == "AppShortcuts" }

  /// Returns whether a rule that a selector means is on for a key.
  func isAnyOn(_ rules: RuleSelector, key: String) -> Bool {
    RuleRegistry.descriptions.contains { rule in
      rules.matches(rule.id) && selection.choice(rule, key: key, language: nil) != nil
    }
  }

  /// Returns the name of a language where it appears first, with its quotes.
  func firstRange(of language: LanguageContext) -> Range<Int>? {
    language.index.map(walk.firstRange)
  }

  /// Returns the language with a number of the walk.
  func language(at index: Int) -> LanguageContext? {
    languages.indices.contains(index) ? languages[index] : nil
  }
}
