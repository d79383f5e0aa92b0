import ScreenTexts
import StringCatalogs

/// All texts of the catalogs in a language, found by what was read.
struct CandidateIndex: Sendable {
  /// The texts, each once.
  private(set) var candidates: [Candidate] = []

  /// The strings without a text in the language, of which readers see the source text.
  private(set) var untranslated: Set<CatalogKey> = []

  /// The strings of one word that are translated into no language; they may be names.
  private(set) var possibleNames: Set<CatalogKey> = []

  /// The texts of each string.
  private(set) var positions: [CatalogKey: [Int]] = [:]

  private var positionsByPattern: [ScreenPattern: Int] = [:]

  /// The texts without gaps by their units.
  private var exact: [[FoldedText.Unit]: Int] = [:]

  /// The texts without gaps by what their letters look like.
  private var alike: [[UInt32]: [Int]] = [:]

  /// The longer texts without gaps, by their number of units.
  private var long: [Int: [Int]] = [:]

  /// The texts with gaps.
  private var gapped: [Int] = []

  /// Collects the texts of catalogs in a language: of the nearest localization, else the source
  /// texts.
  init(_ catalogs: [ScreenCatalog], language: LanguageTag) {
    for screenCatalog in catalogs {
      let source = screenCatalog.sourceLanguage
      let languages = LanguageTag.matches(for: [language], in: screenCatalog.catalog.languages)
      for entry in screenCatalog.catalog.entries {
        let key = CatalogKey(table: screenCatalog.table, key: entry.key)
        add(entry, key, languages: languages, source: source)
      }
    }
    index()
  }

  private mutating func add(
    _ entry: CatalogEntry, _ key: CatalogKey, languages: [LanguageTag], source: LanguageTag
  ) {
    // Without a text of its own, the source language shows the key, not a regional variant.
    let localized = languages.prefix { $0 != source }.lazy
      .compactMap { entry.localization(for: $0) }.first
    if localized == nil, entry.shouldTranslate, !languages.contains(source) {
      untranslated.insert(key)
    }
    let patterns =
      (localized ?? entry.localization(for: source)).map(PatternBuilder.patterns(of:))
      ?? PatternBuilder.patterns(of: entry.key)
    if !entry.localizations.contains(where: { $0.language != source }),
      patterns.allSatisfy({ !$0.text.contains(where: \.isWhitespace) })
    {
      possibleNames.insert(key)
    }
    for result in patterns {
      if let position = positionsByPattern[result.pattern] {
        if !candidates[position].keys.contains(key) {
          candidates[position].keys.append(key)
          positions[key, default: []].append(position)
        }
      } else {
        positionsByPattern[result.pattern] = candidates.count
        positions[key, default: []].append(candidates.count)
        candidates.append(Candidate(pattern: result.pattern, text: result.text, key: key))
      }
    }
  }

  private mutating func index() {
    for (position, candidate) in candidates.enumerated() {
      guard candidate.isLiteral else {
        gapped.append(position)
        continue
      }
      exact[candidate.units] = exact[candidate.units] ?? position
      alike[Self.shape(of: candidate.units), default: []].append(position)
      if candidate.pattern.weight >= Likeness.minimumWeightOfNear {
        long[candidate.units.count, default: []].append(position)
      }
    }
  }

  private static func shape(of units: some Sequence<FoldedText.Unit>) -> [UInt32] {
    units.lazy.filter(\.isLetterOrDigit).map(\.lookalike)
  }

  /// Returns whether a string has a text.
  func contains(_ key: CatalogKey) -> Bool { positions[key] != nil }

  /// Returns whether a text is exactly one of the language, without values.
  func has(_ units: [FoldedText.Unit]) -> Bool { exact[units] != nil }

  /// Returns whether a text has the letters and digits of one of a string, without values.
  ///
  /// A translation may be the source text with other punctuation, as in “Indentation :”.
  func has(_ units: [FoldedText.Unit], for key: CatalogKey) -> Bool {
    let shape = Self.shape(of: units)
    return positions[key]?.contains { Self.shape(of: candidates[$0].units) == shape } ?? false
  }

  /// Returns the candidate that a text says, and what the differences cost; nil if there is none,
  /// or if several are equally near.
  ///
  /// A text with an ellipsis says only texts with one: others may be cut off there.
  func match(_ units: [FoldedText.Unit], startsOfWords: [Bool]) -> (position: Int, cost: Double)? {
    if let position = exact[units] { return (position, 0) }
    let hasEllipsis = units.endWithEllipsis
    var best: (position: Int, cost: Double)?
    var second: Double?
    func consider(_ position: Int, _ cost: Double) {
      if best?.position == position || hasEllipsis && !candidates[position].units.endWithEllipsis {
        return
      }
      guard let current = best else {
        best = (position, cost)
        return
      }
      // Other forms of the same string are no competitors.
      let isRival = Set(candidates[current.position].keys).isDisjoint(
        with: candidates[position].keys)
      if cost < current.cost {
        if isRival { second = current.cost }
        best = (position, cost)
      } else if isRival {
        second = min(second ?? cost, cost)
      }
    }
    if let position = sameLetters(as: units) { return position }
    for position in alike[Self.shape(of: units)] ?? [] {
      let limit = Likeness.allowance(for: candidates[position].pattern.weight)
      if let cost = FoldedText.distance(
        from: units[...], to: candidates[position].units[...], limit: limit)
      {
        consider(position, cost)
      }
    }
    let pairs = UnitPairs(units)
    forEachLong(near: units.count) { position in
      let candidate = candidates[position]
      let shared = pairs.shared(with: candidate.pairs)
      guard shared * 2 >= max(pairs.count, candidate.pairs.count) else { return }
      let limit = Likeness.allowance(for: candidate.pattern.weight)
      if let cost = FoldedText.distance(
        from: units[...], to: candidate.units[...], limit: limit)
      {
        consider(position, cost)
      }
    }
    for position in gapped {
      let candidate = candidates[position]
      guard candidate.units.count < units.count,
        pairs.shared(with: candidate.pairs) * 2 >= candidate.pairs.count,
        let cost = candidate.pattern.cost(ofReading: units, startsOfWords: startsOfWords)
      else { continue }
      // A text without a gap is the better explanation.
      consider(position, cost + 0.01)
    }
    guard let best else { return nil }
    if let second, second < best.cost * 1.5 + 0.3 { return nil }
    return best
  }

  /// Returns the candidate with the same letters whose punctuation is nearest.
  ///
  /// Recognition often loses an ellipsis. Nil if there is none, or if several are equally near.
  private func sameLetters(as units: [FoldedText.Unit]) -> (position: Int, cost: Double)? {
    let letters = units.filter(\.isLetterOrDigit)
    var best: (position: Int, cost: Double)?
    var isTied = false
    for position in alike[Self.shape(of: units)] ?? [] {
      guard candidates[position].units.filter(\.isLetterOrDigit) == letters,
        !units.endWithEllipsis || candidates[position].units.endWithEllipsis,
        let cost = FoldedText.distance(
          from: units[...], to: candidates[position].units[...], limit: Likeness.punctuation)
      else { continue }
      isTied = cost == best?.cost
      if cost < best?.cost ?? .infinity { best = (position, cost) }
    }
    return isTied ? nil : best
  }

  private func forEachLong(near count: Int, _ body: (Int) -> Void) {
    guard count > 2 else { return }
    let slack = max(1, count / 6)
    for length in (count - slack)...(count + slack) {
      for position in long[length] ?? [] { body(position) }
    }
  }
}
