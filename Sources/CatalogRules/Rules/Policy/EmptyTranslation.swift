import ASCII
import StringCatalogs

/// An empty translation of a text that is not empty.
struct EmptyTranslation: TextRule {
  static let description = RuleDescription(
    "empty-translation", severity: .error,
    examples: [
      .bad(["Cancel": ["ko": "⟦⟧"]]),
      .good([
        "": [:],
        "Cancel": [
          "ja": .new(""),
          "ko": "취소",
        ],
        " at ": ["ko": " "],
        "separator": ["en": "", "ko": ""],
      ]),
    ])

  static let traits: TextTraits = [.empty, .blank]

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard !text.traits.isDisjoint(with: Self.traits), let source = text.source,
      source.traits.isDisjoint(with: [.empty, .blank]),
      !text.traits.contains(.stateNew),
      !(text.traits.contains(.blank) && Self.isConnective(source)),
      // The text of the object is in the interface file, and may be empty there.
      !(text.entry.isKeySource && InterfaceObject.isKey(source.utf8)),
      !InterfaceObject.isUnseen(source.string, key: text.entry.key)
    else { return }
    // There is nothing to translate without letters, such as the `1` of a draft, where another
    // word order needs no words, as `and` may be an ending, or where the program sets the text.
    let isAdvice =
      !text.entry.hasWords || !text.entry.shouldTranslate || Self.isPart(text.entry.key)
      || source.utf8.count <= 3 && source.utf8.allSatisfy(\.isASCIILowercase)
      || Self.isEmptyInAll(text.entry, atLeast: text.traits.contains(.blank) ? 2 : 3)
    reporter.report(text, severity: isAdvice ? .info : nil)
  }

  /// Returns whether all of several translations are empty or blank, so that it is hardly an
  /// accident.
  private static func isEmptyInAll(_ entry: EntryContext, atLeast least: Int) -> Bool {
    var count = 0
    for localization in entry.localizations {
      guard let language = entry.language(of: localization), !language.isSource else { continue }
      let isEmpty = entry.texts(of: localization).allSatisfy { text in
        // The first and the last byte are quotation marks.
        entry.catalog.bytes[text.range].dropFirst().dropLast()
          .allSatisfy { $0 == UInt8(ascii: " ") }
      }
      guard isEmpty else { return false }
      count += 1
    }
    return count >= least
  }

  /// The last words of keys whose text stands beside another one.
  private static let parts = [
    "after", "before", "end", "leading", "left", "prefix", "right", "start", "suffix", "trailing",
  ]

  /// Returns whether a key says that the text is a part of a sentence, which another word order
  /// leaves empty: `welcome.left`, `RatingTitleLeft`.
  private static func isPart(_ key: String) -> Bool {
    guard !key.contains(" "), let start = key.lastIndex(where: { !$0.isLowercase }) else {
      return false
    }
    let word = key[start...].drop { !$0.isLetter }.lowercased()
    return parts.contains(word)
  }

  /// Whether the source text only joins two others, so that a space can replace it.
  private static func isConnective(_ source: LintedText) -> Bool {
    source.utf8.first == UInt8(ascii: " ") && source.utf8.last == UInt8(ascii: " ")
  }
}
