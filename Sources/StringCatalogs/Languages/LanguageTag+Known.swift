extension LanguageTag {
  /// Whether the language is valid: CLDR has its plural rules.
  package var isKnown: Bool { PluralRules.hasCardinal(for: self) }

  /// Returns the spelling of the language among those in use, or the tag itself.
  package func matchingSpelling(in used: [LanguageTag]) -> LanguageTag {
    if used.contains(self) { return self }
    let canonical = canonical
    return used.first { $0.canonical == canonical } ?? self
  }

  /// Returns the language that was probably intended; nil if none is similar.
  ///
  /// It is one of those in use, or one that is often confused with its country code.
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
