import StringCatalogs

/// An entry that an ``EntryRule`` looks at, with all that is around it.
final class EntryContext {
  /// The catalog that the entry belongs to.
  let catalog: CatalogContext

  /// The bytes of the key in the file, with its quotes.
  private(set) var keyRange = 0..<0

  /// Whether the string is to be translated.
  private(set) var shouldTranslate = true

  /// The localization in the source language among the walk's; nil when there is none with text.
  private(set) var sourceIndex: Int?

  private var cachedKey: String?

  init(catalog: CatalogContext) {
    self.catalog = catalog
  }

  /// The key.
  var key: String {
    if let cachedKey { return cachedKey }
    let key = entry?.key ?? ""
    cachedKey = key
    return key
  }

  /// The entry in full.
  var entry: CatalogEntry? { catalog.walk.entry }

  /// Where the string comes from.
  var extractionState: ExtractionState? { catalog.walk.extractionState }

  /// What the developer tells the translator.
  var comment: String? { entry?.comment }

  /// The text in the source language, or the key where there is none; the first of several texts.
  var source: LintedText { catalog.sources.first }

  /// All texts in the source language, or the key where there is none.
  var sources: ArraySlice<LintedText> { catalog.sources.all }

  /// Whether the key stands for the text in the source language.
  var isKeySource: Bool { sourceIndex == nil }

  /// The localizations, in the order of the file.
  var localizations: [WalkedLocalization] { catalog.walk.localizations }

  /// Returns the texts of a localization.
  func texts(of localization: WalkedLocalization) -> ArraySlice<WalkedText> {
    catalog.walk.texts[localization.texts]
  }

  /// Returns the language of a localization.
  func language(of localization: WalkedLocalization) -> LanguageContext? {
    catalog.language(at: localization.language)
  }

  /// Whether the source text has a letter outside of placeholders, so that there is something to
  /// translate.
  var hasWords: Bool {
    guard !source.traits.isDisjoint(with: .anyLetter) else { return false }
    guard source.traits.contains(.percent) else { return true }
    let format = source.format
    return format.pieces.contains { piece in
      piece.kind == .text
        && format.text(of: piece).unicodeScalars.contains(where: \.properties.isAlphabetic)
    }
  }

  /// Returns whether a localization has no text that a reader will see: none, or only `new` ones.
  func isMissing(_ localization: WalkedLocalization) -> Bool {
    localization.shape.rawValue & LocalizationShape.shownText.rawValue == 0
  }

  /// Moves to the entry that the walk stands at.
  func read(_ walk: CatalogWalk, sourceIndex: Int?) {
    keyRange = walk.keyRange
    shouldTranslate = walk.shouldTranslate
    self.sourceIndex = sourceIndex
    cachedKey = nil
  }
}
