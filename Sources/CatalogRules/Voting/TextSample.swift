import StringCatalogs

/// The first source texts of a catalog with their translations, as evidence of what its languages
/// usually do.
struct TextSample {
  /// A source text and its translations that readers see.
  struct Row {
    /// The literal of the source text.
    var source: Range<Int>

    /// The position of the first text of each other language in ``TextSample/texts``.
    var translations: Range<Int>
  }

  /// A translation: its language by index, and its literal.
  typealias Translation = (language: Int, range: Range<Int>)

  private(set) var rows: [Row] = []
  private var texts: [Translation] = []

  /// The first entries say enough, and reading them takes a known time.
  private static let limit = 2000

  /// Reads the first entries of a catalog.
  init(of catalog: CatalogContext) {
    let isSource = catalog.languages.map { $0.language == catalog.sourceLanguage.language }
    let sourceIndex = catalog.sourceLanguage.index
    let walk = CatalogWalk(again: catalog.walk)
    while rows.count < Self.limit, walk.advance() {
      let (localizations, walkedTexts) = (walk.localizations, walk.texts)
      let source =
        localizations.first { $0.language == sourceIndex }
        .flatMap { walkedTexts[$0.texts].first { $0.hasLiteral }?.range } ?? walk.keyRange
      let start = texts.count
      for localization in localizations where !isSource[localization.language] {
        guard let first = localization.texts.first else { continue }
        let text = walkedTexts[first]
        guard text.hasLiteral, text.state != .new else { continue }
        texts.append((localization.language, text.range))
      }
      rows.append(Row(source: source, translations: start..<texts.count))
    }
  }

  /// Returns the translations of a source text.
  func translations(of row: Row) -> ArraySlice<Translation> { texts[row.translations] }
}
