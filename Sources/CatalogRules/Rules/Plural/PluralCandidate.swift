import StringCatalogs

/// A source text with a number and a noun that does not vary by it.
struct PluralCandidate: TextRule {
  static let description = RuleDescription(
    "plural-candidate", severity: .info,
    examples: [
      .bad([
        "⟦%lld photos⟧": ["ko": "사진 %lld장"],
        "selected": ["en": "⟦%lld file(s) selected⟧"],
      ]),
      .good([
        "%lld days": ["en": .plural(one: "%lld day", other: "%lld days")],
        "%lld less": [:],
        "%lld is odd": [:],
        "%@ files": [:],
        "%lld px": [:],
        "f(s)": [:],
      ]),
    ])

  static let traits: TextTraits = .percent

  static func applies(to language: LanguageContext) -> Bool {
    language.isSource && language.language == "en"
  }

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard text.pluralCategory == nil, text.substitution == nil else { return }
    let format = text.format
    for (index, piece) in format.pieces.enumerated() {
      guard case .specifier(let specifier) = piece.kind, !specifier.isLikelyText,
        specifier.conversion.argumentKind == .integer, index + 1 < format.pieces.count
      else { continue }
      let words = format.text(of: format.pieces[index + 1]).split(
        separator: " ", omittingEmptySubsequences: false)
      guard words.count > 1, words[0].isEmpty, let noun = Self.pluralNoun(words[1]) else {
        continue
      }
      reporter.report(text, .text(noun))
      return
    }
  }

  /// Returns the word if its ending suggests the plural of a noun.
  private static func pluralNoun(_ word: Substring) -> String? {
    if let noun = word.firstRange(of: "(s)"), noun.lowerBound > word.startIndex {
      return String(word[..<noun.upperBound])
    }
    let letters = word.prefix { $0.isASCII && $0.isLetter }
    let isNoun =
      letters.count >= 4 && letters.hasSuffix("s") && letters.allSatisfy(\.isLowercase)
      && !["ss", "us", "is"].contains { letters.hasSuffix($0) } && letters != "times"
    return isNoun ? String(letters) : nil
  }
}
