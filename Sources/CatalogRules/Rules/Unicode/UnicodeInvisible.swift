import Characters
import StringCatalogs

/// A zero-width character without effect in the language.
struct UnicodeInvisible: TextRule {
  static let description = RuleDescription(
    "unicode-invisible", severity: .warning, fixability: .safe,
    examples: [
      .bad(
        ["Language": ["de": "⟦\u{200B}Sprache⟧"]],
        fixed: ["Language": ["de": "Sprache"]]),
      .good([
        "Family": [
          "km": "គ្រួ\u{200B}សារ", "fa": "خانه\u{200C}ها", "de": "👨\u{200D}👩\u{200D}👧 Familie",
        ],
        "\u{200B}": [:],
        "Height:": ["fa": "ارتفاع:\u{200C}"],
        "Pull to refresh": .entry(
          comment: "A word joiner (U+2060) keeps the last words on one line.",
          ["de": "Zum Aktualisieren\u{2060} ziehen"]),
      ]),
    ])

  static let traits: TextTraits = .formatCharacter

  func check(_ text: TextContext, _ reporter: Reporter) {
    // A text of such characters only is empty on purpose.
    guard text.scalars.contains(where: { !Self.isInvisible($0) && $0 != " " }) else { return }
    let named = Self.namedCharacters(of: text)
    var previous: Unicode.Scalar?
    for (index, (scalar, range)) in text.scalarRanges.enumerated() {
      defer { previous = scalar }
      guard Self.isInvisible(scalar) else { continue }
      let next = index + 1 < text.scalars.count ? text.scalars[index + 1] : nil
      if Self.isIntended(scalar, between: previous, and: next, in: text.language)
        || named.contains(scalar)
      {
        continue
      }
      reporter.report(text, .text(scalar.codePoint), edits: [(range, with: "")])
    }
    if text.scalars.contains("\u{AD}") {
      reporter.report(text, variant: "softHyphen", severity: .info)
    }
  }

  /// Returns the invisible characters of a text that the comment for translators names by code
  /// point, such as `U+2060`, or by name in its first thousand characters, so that they are meant.
  private static func namedCharacters(of text: TextContext) -> Set<Unicode.Scalar> {
    let found = Set(text.scalars.filter(isInvisible))
    guard !found.isEmpty, let start = text.entry.comment?.unicodeScalars.prefix(1_000) else {
      return []
    }
    let comment = String(start).uppercased()
    let words = comment.replacing("-", with: " ")
    return found.filter { scalar in
      let name = scalar.properties.name?.replacing("-", with: " ")
      return comment.contains(scalar.codePoint) || name.map(words.contains) ?? false
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200B...0x200D, 0x2060...0x2064, 0xFEFF, 0x180E, 0x3164, 0xFFA0: true
    default: false
    }
  }

  /// The scripts whose letters no character joins or separates.
  private static let unjoined: Set<String> = [
    "Armn", "Cyrl", "Geor", "Grek", "Hans", "Hant", "Jpan", "Kore", "Latn",
  ]

  /// Returns whether a language or an emoji needs a character here.
  private static func isIntended(
    _ scalar: Unicode.Scalar, between previous: Unicode.Scalar?, and next: Unicode.Scalar?,
    in language: LanguageContext
  ) -> Bool {
    switch scalar.value {
    case 0x200B:
      ["km", "th", "lo", "my"].contains(language.language)
        || [previous, next].contains { neighbor in
          guard let value = neighbor?.value else { return false }
          // Thai and Lao, Myanmar, Khmer.
          return (0x0E00...0x0EFF).contains(value) || (0x1000...0x109F).contains(value)
            || (0x1780...0x17FF).contains(value)
        }
    case 0x200C, 0x200D:
      // In scripts that join letters, a stray joiner has no effect.
      !unjoined.contains(language.script)
        || [previous, next].contains { neighbor in
          guard let neighbor else { return false }
          return (0x0590...0x1FFF).contains(neighbor.value)
            || (0xA800...0xABFF).contains(neighbor.value) || neighbor.properties.isEmoji
            || neighbor.value == 0xFE0F
        }
    case 0x180E: language.language == "mn"
    default: false
    }
  }
}
