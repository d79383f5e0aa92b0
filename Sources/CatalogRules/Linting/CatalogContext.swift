import CatalogHistory
import StringCatalogs
import StringTables

/// A catalog that a ``FileRule`` checks, with its file and the configuration.
final class CatalogContext {
  /// The catalog.
  let catalog: StringCatalog

  /// The path of the file, with slashes.
  let path: String

  /// The name of the file without folders and extension: `Localizable`.
  let tableName: String

  /// The names of other files in the same folder, and of those in sibling folders, such as
  /// `en.lproj/Localizable.strings`.
  let siblings: [String]

  /// The store whose texts these are; nil for those of a program.
  let store: AppStorefront?

  /// The earlier version with which rules compare; nil if there is none, if it is not a catalog, or
  /// if its source language is another.
  let earlier: StringCatalog?

  /// The history of the catalog; nil if there is none.
  private let history: CatalogHistory?

  /// Whether it is known what translations were made from.
  var knowsOrigins: Bool { history != nil || earlier != nil }

  /// Whether everything is known of what translations were made from, and asked for.
  var knowsAllOrigins: Bool {
    earlier == nil && history?.isComplete ?? false
  }

  /// The translations whose source texts have changed since they were made, by the offsets of their
  /// literals; with an earlier version, only those whose source texts have changed since that one.
  private(set) lazy var outdatedTexts = {
    let texts: [OutdatedText] =
      if let history {
        history.outdatedTexts(in: catalog).filter { text in
          earlier.map { text.isNew(since: $0) } ?? true
        }
      } else {
        earlier.map { CatalogHistory.outdatedTexts(in: catalog, since: $0) } ?? []
      }
    return Dictionary(
      texts.map { ($0.range.lowerBound, $0) }, uniquingKeysWith: { first, _ in first })
  }()

  /// The configuration.
  let configuration: LintConfiguration

  /// The source language of the catalog; `en` if the file does not specify it.
  let sourceLanguage: LanguageContext

  /// The languages in the catalog.
  let languages: [LanguageContext]

  /// The languages that every text should have.
  private(set) lazy var expectedLanguages = ExpectedLanguage.all(in: self)

  /// The first language of which each is a regional form; itself for most.
  private(set) lazy var firstForms = languages.map { language in
    languages.firstIndex { $0.isForm(of: language) } ?? 0
  }

  /// Whether each of the languages is expected.
  private(set) lazy var isExpected = {
    var isExpected = languages.map { _ in false }
    for case let index? in expectedLanguages.map(\.index) { isExpected[index] = true }
    return isExpected
  }()

  /// Irregularities that do not prevent reading, but that Xcode never writes; for rules that check
  /// the file.
  private(set) lazy var irregularities = walk.irregularities(of: catalog)

  /// The plain translations, indexed by source text and by translation.
  private(set) lazy var translations = TranslationIndex(self)

  /// The first texts with their translations.
  private(set) lazy var sample = TextSample(of: self)

  /// What each language does with single words.
  private(set) lazy var wordHabits = WordHabits(of: self)

  /// The words of copies that were looked up.
  private var wordFacts: [String: WordFacts] = [:]

  /// More words are hardly ever looked up; those of a damaged catalog must not take much memory.
  private static let wordLimit = 10_000

  /// How often each language leaves a sentence as it is.
  private(set) lazy var habits = CopyingHabits(of: self)

  /// How often each language keeps the mark at the end of a text.
  private(set) lazy var endHabits = EndHabits(of: self)

  /// The forbidden texts, the glossary and the patterns of the configuration, ready to search texts
  /// for them.
  private(set) lazy var forbiddenTexts = ForbiddenTextSearch(for: configuration.forbiddenTexts)
  private(set) lazy var glossary = GlossarySearch(for: configuration.glossary)
  private(set) lazy var automata = configuration.patterns.map { $0.expression.makeAutomaton() }

  /// The style of nearly all keys; nil if there is none.
  private(set) lazy var predominantNamingStyle = PredominantNamingStyle(catalog)

  /// The walk over the entries, positioned at the entry that is checked.
  let walk: CatalogWalk

  /// The texts of the entry in the source language.
  let sources: SourceTexts

  /// The translation counts; complete after all entries were checked.
  var statistics = TranslationStatistics()

  /// The entries without a translation that were found so far.
  var missingTexts: [MissingText] = []

  /// The strings that may be new, and those that are stale, as found so far.
  var renamedStrings = RenamedStrings()

  /// The languages of which most texts are copies of the source texts, as found so far.
  var untranslatedLanguages: Set<LanguageTag> = []

  /// How the texts so far address readers, and which quotation marks they have.
  var addresses = UsageTally<Address>()
  var quotationStyles = UsageTally<QuotationStyle>()

  private let selection: RuleSelection

  init(
    _ walk: CatalogWalk, of catalog: StringCatalog, in file: CatalogFileContext,
    configuration: LintConfiguration, selection: RuleSelection
  ) {
    self.catalog = catalog
    let earlier = file.earlier.flatMap { try? StringCatalog(bytes: $0) }
    self.earlier =
      earlier?.effectiveSourceLanguage == catalog.effectiveSourceLanguage ? earlier : nil
    history = file.history
    path = file.path
    let name = path.split(separator: "/").last ?? ""
    tableName = String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex))
    siblings = file.siblings
    store = file.store
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

  /// Whether the texts are phrases that trigger App Shortcuts.
  var isForShortcuts: Bool { tableName == "AppShortcuts" }

  /// Whether the texts come from `.strings` and `.stringsdict` files.
  var isTable: Bool { path.hasSuffix(".strings") || path.hasSuffix(".stringsdict") }

  /// Returns what is known of an English word; looked up once.
  func facts(about word: String) -> WordFacts {
    if let facts = wordFacts[word] { return facts }
    let facts = WordFacts(word)
    if wordFacts.count == Self.wordLimit { wordFacts.removeAll() }
    wordFacts[word] = facts
    return facts
  }

  /// Returns whether a selected rule is on for a key.
  func isAnyOn(_ rules: RuleSelector, key: String) -> Bool {
    selection.rules.contains { rule in
      rules.matches(rule.id) && selection.choice(rule, key: key, language: nil) != nil
    }
  }

  /// Returns the range of a language's first name in the file, including its quotation marks.
  func firstRange(of language: LanguageContext) -> Range<Int>? {
    language.index.map(walk.firstRange)
  }

  /// Returns the language with an index of the walk.
  func language(at index: Int) -> LanguageContext? {
    languages.indices.contains(index) ? languages[index] : nil
  }
}
