import ASCII
import StringCatalogs

/// An argument that is the ending of a plural, as in `%lld file%@`, where the program passes `s` or
/// nothing.
struct PluralEndingArgument: TextRule {
  static let description = RuleDescription(
    "plural-ending-argument", severity: .warning,
    examples: [
      .bad([
        "⟦%lld file%@⟧": ["de": "%lld Dateien%@"],
        "relays": ["en": "⟦Connected to %1$lld relay%2$@.⟧"],
      ]),
      .good([
        "%lld MB%@": [:],
        "Address 0x%@ of %lld": [:],
        "%lld%@": [:],
        "%lld contacts were removed by another app%@": [:],
        "files": ["en": .plural(one: "%lld file", other: "%lld files")],
        "Season%@": [:],
      ]),
    ])

  static let traits: TextTraits = .percent

  static func applies(to language: LanguageContext) -> Bool { language.isSource }

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard Self.mayHaveEnding(text.utf8) else { return }
    let bytes = Array(text.format.text.utf8)
    var number: Int?
    var spaces = 0
    for argument in text.arguments.all {
      let range = argument.piece.range
      if let start = number {
        for position in start..<max(start, range.lowerBound)
        where bytes[position] == UInt8(ascii: " ") {
          spaces += 1
        }
        number = range.upperBound
        if spaces <= 3, FormatMissingArgument.isEnding(argument, of: bytes),
          Self.isWord(bytes[start..<max(start, range.lowerBound)])
        {
          return reporter.report(text, .text(String(text.format.text(of: argument.piece))))
        }
      }
      if argument.isCount { (number, spaces) = (range.upperBound, 0) }
    }
  }

  /// Returns whether what is between two arguments ends with three small letters.
  private static func isWord(_ text: ArraySlice<UInt8>) -> Bool {
    text.count >= 3 && text.suffix(3).allSatisfy(\.isASCIILowercase)
  }

  /// Returns whether a letter is before a percent sign.
  private static func mayHaveEnding(_ utf8: ArraySlice<UInt8>) -> Bool {
    let bytes = utf8.span
    guard bytes.count > 4 else { return false }
    for position in 1..<bytes.count
    where bytes[position] == UInt8(ascii: "%") && bytes[position - 1].isASCIILowercase {
      return true
    }
    return false
  }
}
