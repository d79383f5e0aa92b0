import ASCII
import StringCatalogs

/// A number in a translation instead of another one in the source text.
///
/// A number that only the source text has may be a word in the translation, and the reverse: there
/// must be one of each.
struct NumbersDiffer: TextRule {
  static let description = RuleDescription(
    "numbers-differ", severity: .info, isVotedOn: true,
    examples: [
      .bad(["Wait 5 minutes": ["ko": "⟦10분 동안 기다리십시오⟧"]]),
      .bad([
        "Try it for 3 days": [
          "de": "3 Tage testen",
          "es": "Pruébalo 3 días",
          "fr": "Essayer 3 jours",
          "ru": "⟦Попробуйте 7 дней⟧",
        ]
      ]),
      .good([
        "Wait 5 minutes": ["ko": "5분 동안 기다리십시오"],
        "1 day or 1,000.5 km": ["de": "Ein Tag oder 1.000,5 km", "ja": "1日または1000.5 km"],
        "10,000 photos": ["ja": "1万枚の写真", "fr": "10 000 photos"],
        "Not on version 16.0": ["ru": "Не в версии 16"],
        "%1$@ of 5": ["de": "5 von %2$@ und 3x"],
      ]),
    ])

  static let traits: TextTraits = []
  static let sourceTraits: TextTraits = .digit

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard text.traits.contains(.digit), let source = text.sourceProse,
      !Self.hasSameDigits(text.utf8, source.utf8)
    else { return }
    let wanted = WrittenNumbers(source)
    let present = WrittenNumbers(text.text)
    let (extras, lost) = (present.all(without: wanted), wanted.all(without: present))
    guard !present.hasLargeUnits, let extra = extras.first, let missing = lost.first else { return }
    let vote = LanguageVote(without: text) { other, _ in
      other.traits.contains(.digit) ? WrittenNumbers(other).all(without: wanted).isEmpty : nil
    }
    // Several other numbers are those of another unit, such as centimeters for inches.
    let isOne = extras.count == 1 || lost.count == 1
    reporter.report(
      text, .text(extra), .text(missing),
      isCertain: vote.isCertain && isOne && !Self.isConverted(missing, extra)
        && !Self.hasNumeral(text) && !Self.mayDiffer(missing, extra, in: source))
  }

  /// Returns whether a number may be another one for the same time: `7 days` and `1 week`.
  private static func isConverted(_ missing: String, _ extra: String) -> Bool {
    guard let left = Int(missing), let right = Int(extra), left > 0, right > 0 else { return false }
    let (small, large) = (min(left, right), max(left, right))
    return large % small == 0 && [7, 12, 24, 30, 52, 60, 365].contains(large / small)
  }

  /// Returns whether a text in Chinese or Japanese has a number in characters.
  private static func hasNumeral(_ text: TextContext) -> Bool {
    text.traits.contains(.han) && text.string.contains { "二三四五六七八九十两兩".contains($0) }
  }

  /// The most digits that are compared one by one.
  private static let longNumber = 40

  /// Returns whether a number may be another one on purpose: a year of copyright, or a long number
  /// that is an example.
  ///
  /// One digit that is lost or wrong in a long number is a mistake.
  private static func mayDiffer(_ missing: String, _ extra: String, in source: LintedText) -> Bool {
    if source.string.contains("©") || source.string.lowercased().contains("copyright") {
      return true
    }
    guard missing.utf8.count >= 5 else { return false }
    return extra.utf8.count > missing.utf8.count + 1 || missing.utf8.count > longNumber
      || EditDistance.between(Array(missing.unicodeScalars), Array(extra.unicodeScalars)) > 1
  }

  /// Returns whether two texts have the same digits in the same order, as nearly all have.
  private static func hasSameDigits(_ text: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
    text.lazy.filter(\.isASCIIDigit).elementsEqual(other.lazy.filter(\.isASCIIDigit))
  }
}
