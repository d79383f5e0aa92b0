/// Languages in Latin letters that are so near to each other that they share most loans.
///
/// That a word is the same in one of them makes it likely that it is in another.
enum LanguageKin {
  private static let families: [Set<String>] = [
    ["af", "da", "de", "fy", "is", "lb", "nb", "nl", "nn", "no", "sv"],
    ["ca", "es", "eu", "fr", "gl", "it", "pt", "ro"],
    ["bs", "cs", "hr", "pl", "sk", "sl", "sr"],
    ["et", "fi"], ["lt", "lv"], ["fil", "id", "ms", "tl"],
  ]

  /// Returns the number of the family of a language; nil if it has none.
  static func family(of language: String) -> Int? {
    families.firstIndex { $0.contains(language) }
  }

  /// Returns whether two languages are of one family.
  static func areKin(_ language: LanguageContext, _ other: LanguageContext) -> Bool {
    language.family != nil && language.family == other.family
  }
}
