public import StringCatalogs

/// Translations that were made before, found by their source texts.
///
/// ```swift
/// let texts = RememberedText.texts(of: catalog, file: "App/Localizable.xcstrings")
/// let memory = TranslationMemory(texts)
/// let match = memory.matches(for: "Open the file", in: "ko").first
/// ```
public struct TranslationMemory: Sendable {
  /// The least similarity of a match, in percent.
  public static let minimumSimilarity = 60

  /// The most candidates whose texts are compared letter by letter.
  private static let maximumCandidates = 64

  /// A source text, and the indices of its translations.
  private struct Source: Sendable {
    var text: String
    var translations: [Int]
  }

  /// The number of translations.
  public var count: Int { texts.count }

  /// The translations, in the order in which they were given.
  public let texts: [RememberedText]

  private let sources: [Source]

  /// The index of each source text.
  private let positions: [String: Int]

  /// The indices of the source texts that differ only in their placeholders, by their words.
  private let skeletons: [String: [Int]]

  private let index: TrigramIndex

  /// Remembers translations.
  public init(_ texts: [RememberedText]) {
    self.texts = texts
    var sources: [Source] = []
    var positions: [String: Int] = [:]
    positions.reserveCapacity(texts.count)
    for (number, text) in texts.enumerated() {
      if let position = positions[text.source] {
        sources[position].translations.append(number)
      } else {
        positions[text.source] = sources.count
        sources.append(Source(text: text.source, translations: [number]))
      }
    }
    var skeletons: [String: [Int]] = [:]
    for (position, source) in sources.enumerated() {
      guard let skeleton = TextSkeleton.words(of: source.text) else { continue }
      skeletons[skeleton, default: []].append(position)
    }
    self.sources = sources
    self.positions = positions
    self.skeletons = skeletons
    index = TrigramIndex(sources.map(\.text))
  }

  /// Returns the translations of exactly a source text into a language, most frequent first; those
  /// of texts that differ only in how their placeholders are written come after them, fitted.
  ///
  /// `isWanted` leaves out translations, such as that of the string itself.
  public func exactMatches(
    for source: String, form: String = "", in language: LanguageTag,
    where isWanted: (RememberedText) -> Bool = { _ in true }
  ) -> [MemoryMatch] {
    let wanted = language.canonical
    var exact = positions[source].map { [$0] } ?? []
    if let skeleton = TextSkeleton.words(of: source) {
      exact += (skeletons[skeleton] ?? []).filter { !exact.contains($0) }
    }
    var matches: [MemoryMatch] = []
    for position in exact {
      var counts: [String: Int] = [:]
      for number in sources[position].translations {
        let text = texts[number]
        guard text.form == form, text.language.canonical == wanted, isWanted(text) else { continue }
        if let known = counts[text.translation] {
          matches[known].count += 1
          continue
        }
        let fitted = TextSkeleton.fitting(text.translation, from: text.source, to: source)
        guard let fitted else { continue }
        counts[text.translation] = matches.count
        matches.append(
          MemoryMatch(
            text: text, translation: fitted, similarity: text.source == source ? 100 : 99, count: 1)
        )
      }
    }
    return matches.enumerated().sorted { first, second in
      let (left, right) = (first.element.rank, second.element.rank)
      return left == right ? first.offset < second.offset : left > right
    }.map(\.element)
  }

  /// Returns the translations of the same and of similar source texts into a language, best first.
  ///
  /// `isWanted` leaves out translations, such as that of the string itself.
  public func matches(
    for source: String, form: String = "", in language: LanguageTag, limit: Int = 5,
    where isWanted: (RememberedText) -> Bool = { _ in true }
  ) -> [MemoryMatch] {
    let exact = exactMatches(for: source, form: form, in: language, where: isWanted)
    guard exact.count < limit, let letters = EditDistance.letters(of: source) else {
      return Array(exact.prefix(limit))
    }
    let wanted = language.canonical
    let known = Set(exact.map(\.text.source)).union([source])
    var near: [MemoryMatch] = []
    for position in index.candidates(for: source, limit: Self.maximumCandidates) {
      let candidate = sources[position]
      guard !known.contains(candidate.text),
        let others = EditDistance.letters(of: candidate.text),
        let number = candidate.translations.first(where: {
          texts[$0].form == form && texts[$0].language.canonical == wanted && isWanted(texts[$0])
        })
      else { continue }
      let similarity = EditDistance.similarity(of: letters, others)
      guard similarity >= Self.minimumSimilarity else { continue }
      let text = texts[number]
      near.append(
        MemoryMatch(
          text: text,
          translation: TextSkeleton.fitting(text.translation, from: text.source, to: source)
            ?? text.translation, similarity: min(similarity, 98), count: 1))
    }
    near.sort { left, right in
      left.similarity == right.similarity
        ? left.text.source < right.text.source : left.similarity > right.similarity
    }
    return Array((exact + near).prefix(limit))
  }
}

/// A translation that was found for a source text.
public struct MemoryMatch: Hashable, Sendable {
  /// What is remembered.
  public var text: RememberedText

  /// The translation with the placeholders of the source text that was asked for.
  public var translation: String

  /// How similar the source texts are, in percent; 100 for the same one, 99 for one that differs
  /// only in how its placeholders are written.
  public var similarity: Int

  /// How often the source text is translated this way.
  public var count: Int

  /// What comes first: a reviewed translation, and a frequent one.
  fileprivate var rank: Int {
    (similarity * 2 + (text.isReviewed ? 1 : 0)) * 1_000_000 + count
  }
}
