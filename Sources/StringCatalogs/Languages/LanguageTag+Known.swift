extension LanguageTag {
  /// Whether it is a language that there is, as far as CLDR knows how it counts.
  package var isKnown: Bool { PluralRules.hasCardinal(for: self) }

  /// Returns the language in the spelling of those that are used, or unchanged.
  package func matchingSpelling(in used: [LanguageTag]) -> LanguageTag {
    if used.contains(self) { return self }
    let canonical = canonical
    return used.first { $0.canonical == canonical } ?? self
  }

  /// Returns the language that was probably meant; nil when none is similar.
  ///
  /// That is one of those that are used, or one that is often called by the code of its country.
  package func nearest(among used: [LanguageTag]) -> LanguageTag? {
    let word = rawValue.lowercased()
    if let same = used.first(where: { $0.canonical.rawValue.lowercased() == word }) { return same }
    let countries: [String: LanguageTag] = [
      "kr": "ko", "jp": "ja", "cn": "zh-Hans", "tw": "zh-Hant", "cz": "cs", "gr": "el", "dk": "da",
      "ua": "uk", "vn": "vi", "korean": "ko", "japanese": "ja", "chinese": "zh-Hans",
    ]
    if let meant = countries[word] { return meant }
    return NearestName.of(rawValue, among: used.map(\.rawValue)).map { LanguageTag(rawValue: $0) }
  }
}
