public import StringCatalogs

/// How far the translation of a catalog has come in each of its languages.
///
/// Counted are the entries that are to be translated; the empty key and entries with
/// `shouldTranslate: false` are not.
public struct CatalogStatistics: Hashable, Sendable {
  /// The state of the entries in one language; each entry is counted once.
  public struct Count: Hashable, Sendable {
    /// The language as the catalog spells it.
    public var language: LanguageTag

    /// Entries with all of their texts translated.
    public var translated = 0

    /// Entries with a text to be looked at again.
    public var needsReview = 0

    /// Entries with texts that are all new.
    public var new = 0

    /// Entries without a text.
    public var missing = 0

    /// Entries that the code does not use any more, whatever their texts are like.
    public var stale = 0

    /// The percentage of the entries that are translated, of those that the code uses.
    public var percentage: Double {
      let total = translated + needsReview + new + missing
      return total == 0 ? 100 : Double(translated) * 100 / Double(total)
    }

    /// Creates a count of nothing.
    public init(language: LanguageTag) {
      self.language = language
    }
  }

  /// How many entries are to be translated, without those that the code does not use any more.
  public private(set) var total = 0

  /// The count of each language, the source language first, the others in the order of the file.
  public private(set) var counts: [Count]

  /// Counts the entries of a catalog.
  public init(_ catalog: StringCatalog) {
    let walk = CatalogWalk(catalog)
    let source = catalog.sourceLanguage ?? "en"
    let sourceIndex = walk.languages.firstIndex { $0.canonical == source.canonical }
    var counts = walk.languages.map { Count(language: $0) }
    if sourceIndex == nil { counts.append(Count(language: source)) }
    let sourceNumber = sourceIndex ?? counts.count - 1
    while walk.advance() {
      guard walk.shouldTranslate, walk.keyRange.count > 2 else { continue }
      let isStale = walk.extractionState == .stale
      if !isStale { total += 1 }
      var states = Array(repeating: Self.State.missing, count: counts.count)
      for localization in walk.localizations {
        states[localization.language] = Self.state(of: walk.texts[localization.texts])
      }
      // The key, or whatever the code says, is the text in the source language.
      states[sourceNumber] = .translated
      for (index, state) in states.enumerated() { counts[index].add(isStale ? .stale : state) }
    }
    counts.insert(counts.remove(at: sourceNumber), at: 0)
    self.counts = counts
  }

  /// Returns the count of a language that the catalog spells exactly so.
  public func count(for language: LanguageTag) -> Count? {
    counts.first { $0.language == language }
  }

  fileprivate enum State {
    case translated, needsReview, new, missing, stale
  }

  private static func state(of texts: ArraySlice<WalkedText>) -> State {
    let texts = texts.filter(\.hasLiteral)
    if texts.isEmpty { return .missing }
    if texts.allSatisfy({ $0.state == .new }) {
      return texts.allSatisfy { $0.range.count <= 2 } ? .missing : .new
    }
    return texts.contains { $0.state == .needsReview || $0.state == .new }
      ? .needsReview : .translated
  }
}

extension CatalogStatistics.Count {
  fileprivate mutating func add(_ state: CatalogStatistics.State) {
    switch state {
    case .translated: translated += 1
    case .needsReview: needsReview += 1
    case .new: new += 1
    case .missing: missing += 1
    case .stale: stale += 1
    }
  }
}
