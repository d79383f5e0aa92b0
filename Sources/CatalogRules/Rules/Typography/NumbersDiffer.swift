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
        "Two 15-minute runs at 48 kHz": ["ru": "2 пятнадцатиминутных пробежки, 48kHz"],
        "%1$@ of 5": ["de": "5 von %2$@ und 3x"],
      ]),
    ])

  static let traits: TextTraits = []
  static let sourceTraits: TextTraits = .digit

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard text.traits.contains(.digit), let source = text.source,
      !Self.hasSameDigits(text.utf8, source.utf8), !source.numbers.isEmpty
    else { return }
    if let prose = text.sourceProse, let change = NumberChange(from: prose, to: text.text) {
      if Self.isSpelledOut(change.extra, in: prose) { return }
      return reporter.report(
        text, .text(change.extra), .text(change.missing),
        isCertain: Self.isCertain(change, from: prose, in: text))
    }
    // A key of one word may be an identifier, and `MP3` a name, unless the others keep the number.
    if let change = NumberChange(from: source, to: text.text, includesNames: true),
      Self.isCertain(change, from: source, in: text)
    {
      reporter.report(text, .text(change.extra), .text(change.missing), isCertain: true)
    }
  }

  /// Returns whether nearly all other languages keep a number that is another one here.
  private static func isCertain(
    _ change: NumberChange, from source: LintedText, in text: TextContext
  ) -> Bool {
    // A fraction without words is an example in another unit: `120` and `6.7`.
    guard change.isOne, text.entry.hasWords || !change.extra.contains(where: ".,".contains),
      !isConverted(change),
      !hasNumeral(of: change.missing, text), !countsDifferently(text),
      !mayDiffer(change, in: source),
      !change.includesNames
        || isName(change.extra, in: text.string) == isName(change.missing, in: source.string)
    else { return false }
    return LanguageVote(without: text) { other, _ in
      guard other.traits.contains(.digit) else { return nil }
      if other.hasOnly(change.missing) { return true }
      let includesNames = change.includesNames
      if other.numbers.contains(change.missing, includesNames: includesNames) { return true }
      // A number that is a word there says nothing.
      let extras = other.numbers.all(without: source.numbers, includesNames: includesNames)
      return extras.isEmpty ? nil : false
    }.isCertain
  }

  private static let words = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]

  /// Returns whether an English text has a number as a word.
  private static func isSpelledOut(_ number: String, in source: LintedText) -> Bool {
    guard let value = Int(number), words.indices.contains(value - 1) else { return false }
    return source.string.lowercased().split { !$0.isLetter }.contains { $0 == words[value - 1] }
  }

  /// The Chinese counter of what remains of a price, where `5折` is 50 % off, and Japanese eras.
  private static let otherCounts = ["折", "平成", "令和", "昭和"]

  /// Returns whether a text counts prices or years in another way.
  private static func countsDifferently(_ text: TextContext) -> Bool {
    text.traits.contains(.han) && otherCounts.contains(where: text.string.contains)
  }

  /// Returns whether a number follows a letter, as in `SOCKS5` and `x86`.
  private static func isName(_ number: String, in text: String) -> Bool {
    text.ranges(of: number).contains { range in
      text[..<range.lowerBound].last.map { $0.isASCII && $0.isLetter } ?? false
    }
  }

  /// Returns whether a number may be another one for the same time: `7 days` and `1 week`, `6 pm`
  /// and `18 Uhr`.
  private static func isConverted(_ change: NumberChange) -> Bool {
    guard let left = Int(change.missing), let right = Int(change.extra), left > 0, right > 0 else {
      return false
    }
    let (small, large) = (min(left, right), max(left, right))
    return large - small == 12
      || large % small == 0 && [7, 12, 24, 30, 52, 60, 365].contains(large / small)
  }

  /// Returns whether a text in Chinese or Japanese may have a number in characters.
  private static func hasNumeral(of number: String, _ text: TextContext) -> Bool {
    guard text.traits.contains(.han) else { return false }
    let numerals = Array("〇一二三四五六七八九")
    guard let value = Int(number), value < 100 else {
      return text.string.contains(where: numerals.contains)
    }
    let (tens, ones) = value.quotientAndRemainder(dividingBy: 10)
    let numeral =
      (tens > 1 ? [numerals[tens]] : []) + (tens > 0 ? ["十"] : [])
      + (ones > 0 || tens == 0 ? [numerals[ones]] : [])
    return text.string.contains(String(numeral))
      || value == 2 && text.string.contains(where: "两兩".contains)
  }

  /// The most digits that are compared one by one.
  private static let longNumber = 40

  /// Returns whether a number may be another one on purpose: a year of copyright, or a long number
  /// that is an example.
  ///
  /// One digit that is lost or wrong in a long number is a mistake.
  private static func mayDiffer(_ change: NumberChange, in source: LintedText) -> Bool {
    let (missing, extra) = (change.missing, change.extra)
    if source.string.contains("©") || source.string.lowercased().contains("copyright") {
      return true
    }
    // Each language writes dates in its own order.
    if extra.split(whereSeparator: { ".,".contains($0) }).contains(missing[...]) { return true }
    // `24時間365日` says the same.
    if source.string.contains("24/7") { return true }
    guard missing.utf8.count >= 5 else { return false }
    return extra.utf8.count > missing.utf8.count + 1 || missing.utf8.count > longNumber
      || EditDistance.between(Array(missing.unicodeScalars), Array(extra.unicodeScalars)) > 1
  }

  /// Returns whether two texts have the same digits in the same order, as nearly all have.
  private static func hasSameDigits(_ text: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
    let (bytes, others) = (text.span, other.span)
    var position = 0
    for offset in bytes.indices where bytes[offset].isASCIIDigit {
      while position < others.count, !others[position].isASCIIDigit { position += 1 }
      guard position < others.count, others[position] == bytes[offset] else { return false }
      position += 1
    }
    while position < others.count {
      if others[position].isASCIIDigit { return false }
      position += 1
    }
    return true
  }
}

/// A number of a source text that a translation lacks, and the number that it has instead.
private struct NumberChange {
  /// The first such numbers, as written.
  let missing: String
  let extra: String

  /// Whether there is one, as several other numbers are those of another unit, such as centimeters
  /// for inches.
  let isOne: Bool

  /// Whether numbers with a letter beside them count.
  let includesNames: Bool

  /// Compares the numbers of two texts; nil if there is not one of each.
  init?(from source: LintedText, to text: LintedText, includesNames: Bool = false) {
    let (wanted, present) = (source.numbers, text.numbers)
    let lost = wanted.all(without: present, includesNames: includesNames)
    guard !lost.isEmpty else { return nil }
    let extras = present.all(without: wanted, includesNames: includesNames)
    guard !present.hasLargeUnits, let extra = extras.first, let missing = lost.first else {
      return nil
    }
    self.extra = extra
    self.missing = missing
    self.includesNames = includesNames
    isOne =
      includesNames
      ? extras.count == 1 && lost.count == 1 : extras.count == 1 || lost.count == 1
  }
}
