import ASCII
import Characters
import StringCatalogs

/// A word with a similar letter of another script.
struct UnicodeMixedScript: TextRule {
  static let description = RuleDescription(
    "unicode-mixed-script", severity: .warning, fixability: .unsafe,
    examples: [
      .bad(
        ["Cancel": ["de": "⟦Аbbrechen⟧", "ru": "⟦Отменa⟧"]],
        fixed: ["Cancel": ["de": "Abbrechen", "ru": "Отмена"]]),
      .bad(["Multimedia": ["bg": "⟦мултиμεдия⟧"]]),
      .good(["Copy URLs": ["ru": "Копировать URLи", "de": "10 kΩ, Δt, α-Kanal", "uk": "%lldхв"]]),
    ])

  static let traits: TextTraits = [.cyrillic, .greek]

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard Self.mayMix(text) else { return }
    var word: [(scalar: Unicode.Scalar, range: Range<Int>)] = []
    for piece in text.format.pieces where piece.kind == .text {
      var offset = piece.range.lowerBound
      for scalar in text.format.text(of: piece).unicodeScalars {
        let end = offset + UTF8.width(scalar)
        if scalar.properties.isAlphabetic
          || scalar.properties.canonicalCombiningClass != .notReordered
        {
          word.append((scalar, offset..<end))
        } else {
          check(word, of: text, reporter)
          word.removeAll()
        }
        offset = end
      }
      check(word, of: text, reporter)
      word.removeAll()
    }
  }

  /// Returns whether a Latin letter is next to one that may be of another script.
  private static func mayMix(_ text: TextContext) -> Bool {
    if text.traits.contains(.latinLetter) || text.traits.isSuperset(of: [.cyrillic, .greek]) {
      return true
    }
    guard text.traits.contains(.letter) else { return false }
    let utf8 = text.utf8
    let bytes = utf8.span
    var previous: UInt8 = 0
    for position in bytes.indices {
      let byte = bytes[position]
      if (byte ^ previous) >= 0x80, byte.isLetterOfUTF8, previous.isLetterOfUTF8 { return true }
      previous = byte
    }
    return false
  }

  private func check(
    _ word: [(scalar: Unicode.Scalar, range: Range<Int>)], of text: TextContext,
    _ reporter: Reporter
  ) {
    let latin = word.filter { $0.scalar.isLatin }
    let others = word.filter { $0.scalar.isCyrillic || $0.scalar.isGreek }
    if latin.isEmpty { return checkGreekInCyrillic(word, of: text, reporter) }
    guard !others.isEmpty, !Self.isUnit(word.map(\.scalar)) else { return }
    // An ending of the language after a Latin word: URLи.
    let languageIsLatin = text.language.script == "Latn"
    if !languageIsLatin, latin.count > 1,
      word.prefix(latin.count).allSatisfy({ $0.scalar.isLatin })
    {
      return
    }
    let latinIsOdd = latin.count == others.count ? !languageIsLatin : latin.count < others.count
    let odd = latinIsOdd ? latin : others
    let lookalikes = odd.map { Self.lookalike(of: $0.scalar, isLatin: latinIsOdd) }
    guard lookalikes.allSatisfy({ $0 != nil }) else { return }
    let edits = zip(odd, lookalikes).compactMap { letter, lookalike in
      lookalike.map { (letter.range, with: String($0)) }
    }
    let name = word.reduce(into: "") { $0.unicodeScalars.append($1.scalar) }
    reporter.report(text, .text(name), .text(odd.first?.scalar.codePoint ?? ""), edits: edits)
  }

  /// Returns whether a word is a millionth of a unit, such as `μs`.
  private static func isUnit(_ word: [Unicode.Scalar]) -> Bool {
    word.first == "μ" && word.count <= 3 && word.dropFirst().allSatisfy(\.isLatin)
  }

  /// Reports Greek letters in a Cyrillic word; which letters were meant, a person must decide.
  private func checkGreekInCyrillic(
    _ word: [(scalar: Unicode.Scalar, range: Range<Int>)], of text: TextContext,
    _ reporter: Reporter
  ) {
    guard let greek = word.first(where: \.scalar.isGreek),
      // A unit before a word, such as μм, has one Greek letter in front.
      word.count(where: \.scalar.isCyrillic) > 1
    else { return }
    let name = word.reduce(into: "") { $0.unicodeScalars.append($1.scalar) }
    reporter.report(text, .text(name), .text(greek.scalar.codePoint))
  }

  private static func lookalike(of scalar: Unicode.Scalar, isLatin: Bool) -> Character? {
    let character = Character(scalar)
    return isLatin ? cyrillicOfLatin[character] : latinOfOthers[character]
  }

  private static let cyrillicOfLatin = [Character: Character](
    uniqueKeysWithValues: zip("ABCEHIJKMOPSTXYaceijopsxy", "АВСЕНІЈКМОРЅТХУасеіјорѕху"))

  private static let latinOfOthers = [Character: Character](
    uniqueKeysWithValues: zip(
      "АВСЕНІЈКМОРЅТХУасеіјорѕхуΑΒΕΖΗΙΚΜΝΟΡΤΥΧο",
      "ABCEHIJKMOPSTXYaceijopsxyABEZHIKMNOPTYXo"))
}
