public import StringCatalogs

/// Finds out which strings of catalogs stand on which screenshots, and what is wrong there.
///
/// Shots of the same screen in several languages prove and correct each other: the source language
/// says what should stand where. A text that fits several strings equally well, or none well
/// enough, is no string: rather none than a wrong one.
public struct ScreenChecker {
  private let catalogs: [ScreenCatalog]

  /// Creates a checker for the strings of some catalogs.
  public init(_ catalogs: [ScreenCatalog]) {
    self.catalogs = catalogs
  }

  /// The languages of the catalogs, each once, source languages first.
  public var languages: [LanguageTag] {
    var seen: Set<LanguageTag> = []
    return (catalogs.map(\.sourceLanguage) + catalogs.flatMap(\.catalog.languages))
      .filter { seen.insert($0.canonical).inserted }
  }

  /// Returns what stands on screenshots and what is wrong.
  public func check(_ shots: [ScreenShot]) -> ScreenCheck {
    let cache = IndexCache(catalogs)
    let sources = Set(catalogs.map(\.sourceLanguage.canonical))
    let detector = LanguageDetector(languages: languages, index: cache.index)
    let readings = shots.map { shot in
      read(shot, sources: sources, detector: detector, cache: cache)
    }
    var checked: [CheckedShot?] = Array(repeating: nil, count: shots.count)
    for positions in groups(of: readings, sources: sources) {
      var group = ScreenGroup(readings: positions.map { readings[$0] }, index: cache.index)
      group.resolve()
      group.findCutOff()
      group.findExpected()
      let judge = ScreenJudge(group: group, catalogs: catalogs)
      for (number, position) in positions.enumerated() {
        checked[position] = CheckedShot(
          group.readings[number], findings: judge.findings(at: number))
      }
    }
    let result = checked.compactMap { $0 }
    return ScreenCheck(shots: result, languages: coverage(of: result, sources: sources))
  }

  private func read(
    _ shot: ScreenShot, sources: Set<LanguageTag>, detector: LanguageDetector, cache: IndexCache
  ) -> ShotReading {
    let reader = ScreenReader([shot.observations] + shot.otherReadings)
    let language = shot.language ?? detector.language(of: reader)
    var reading = ShotReading(
      shot: shot, language: language, isLanguageDetected: shot.language == nil, reader: reader)
    guard let language else { return reading }
    let own = cache.index(language)
    if let named = shot.named {
      reading.strings = named.filter { ScreenReader.isSane($0.frame) }
        .map { StringMatch($0, in: own) }
      return reading
    }
    reading.strings = reader.matches(in: own)
    guard !isSource(language, sources) else { return reading }
    if shot.language != nil {
      reading.wrongLanguage = detector.wrongLanguage(of: reader, expected: language)
    }
    // A line that fits both is in the language of the screen, unless the source fits better.
    let foreign = catalogs.first.map { cache.index($0.sourceLanguage) }
    let sourceTexts = foreign.map { reader.matches(in: $0) } ?? []
    (reading.strings, reading.sourceTexts) = Self.divide(
      reading.strings, sourceTexts, own: own, reader)
    return reading
  }

  /// Decides for each line whether it is translated: the better explanation wins.
  private static func divide(
    _ strings: [StringMatch], _ sourceTexts: [StringMatch], own: CandidateIndex,
    _ reader: ScreenReader
  ) -> ([StringMatch], [StringMatch]) {
    let foreign = sourceTexts.compactMap { match -> StringMatch? in
      guard !match.isWeak, match.weight >= 3 else { return nil }
      var match = match
      // The translation may be the same as the source text.
      match.keys.removeAll { !own.contains($0) || own.has(match.run.units, for: $0) }
      return match.keys.isEmpty ? nil : match
    }
    let chosen = strings.filter { match in
      !foreign.contains { other in
        !reader.covered(by: match.run.lines).isDisjoint(with: other.run.lines)
          && other.score > match.score + 0.2
      }
    }
    let used = reader.covered(by: chosen.flatMap(\.run.lines))
    return (chosen, foreign.filter { used.isDisjoint(with: $0.run.lines) })
  }

  private func isSource(_ language: LanguageTag, _ sources: Set<LanguageTag>) -> Bool {
    !LanguageTag.matches(for: [language], in: Array(sources)).isEmpty
  }

  /// Returns the positions of the shots of each screen, those in the source language first.
  private func groups(of readings: [ShotReading], sources: Set<LanguageTag>) -> [[Int]] {
    var order: [String] = []
    var groups: [String: [Int]] = [:]
    for (position, reading) in readings.enumerated() {
      if groups[reading.shot.name] == nil { order.append(reading.shot.name) }
      groups[reading.shot.name, default: []].append(position)
    }
    return order.compactMap { name in
      groups[name].map { positions in
        let first = positions.filter {
          readings[$0].language.map { isSource($0, sources) } ?? false
        }
        return first + positions.filter { !first.contains($0) }
      }
    }
  }

  private func coverage(
    of shots: [CheckedShot], sources: Set<LanguageTag>
  ) -> [LanguageCoverage] {
    var order: [LanguageTag] = []
    var shown: [LanguageTag: Set<CatalogKey>] = [:]
    for shot in shots {
      guard let language = shot.language else { continue }
      if shown[language] == nil { order.append(language) }
      shown[language, default: []].formUnion(shot.strings.flatMap { [$0.key] + $0.alternatives })
    }
    let all = catalogs.flatMap { catalog in
      catalog.catalog.entries.map { CatalogKey(table: catalog.table, key: $0.key) }
    }
    let ordered = order.filter { isSource($0, sources) } + order.filter { !isSource($0, sources) }
    return ordered.map { language in
      let found = shown[language] ?? []
      return LanguageCoverage(
        language: language, shotCount: shots.count { $0.language == language },
        shown: all.filter(found.contains), neverShown: all.filter { !found.contains($0) })
    }
  }
}
