import ASCII
import Characters
import StringCatalogs

/// A source text to compare translations with, which are nearly the same if they are cognates or
/// borrowed words.
struct Cognate {
  private let source: EditDistance.Pattern

  init(of source: LintedText) {
    let utf8 = source.utf8
    self.source = EditDistance.Pattern(utf8.count <= Self.limit ? Self.letters(of: utf8) : [])
  }

  /// Longer texts are sentences, which have no cognates.
  private static let limit = 40

  /// How near a translation is to the source text.
  enum Nearness {
    case far, near
    /// Only case, punctuation, or the order of the words differs.
    case same
  }

  /// Compares a translation with the source text: in Latin letters, or in Cyrillic or Greek ones
  /// that stand for them.
  func nearness(of translation: LintedText) -> Nearness {
    let right = source.letters
    guard !right.isEmpty, translation.range.count <= 3 * Self.limit,
      !translation.traits.isDisjoint(with: [.latinOnly, .cyrillic, .greek])
        || translation.scalars.allSatisfy({ $0.isLatin || !$0.properties.isAlphabetic })
    else { return .far }
    let left = Self.letters(of: translation.utf8)
    let longest = max(left.count, right.count)
    guard !left.isEmpty, 5 * abs(left.count - right.count) <= 2 * longest else {
      return .far
    }
    if left == right { return .same }
    return 5 * source.distance(to: left) <= 2 * longest ? .near : .far
  }

  /// Returns the letters of UTF-8 in lowercase, those of Cyrillic and Greek as Latin ones; the
  /// words in alphabetical order, as languages order them differently.
  private static func letters(of utf8: ArraySlice<UInt8>) -> [Unicode.Scalar] {
    var letters: [Unicode.Scalar] = []
    letters.reserveCapacity(utf8.count)
    // Where each word but the first begins.
    var starts: [Int] = []
    let bytes = utf8.span
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte.isASCIILetter {
        letters.append(Unicode.Scalar(byte | 0x20))
        place += 1
      } else if byte < 0x80 {
        endWord(&starts, letters)
        place += 1
      } else {
        let (scalar, length) = bytes.scalar(at: place)
        append(scalar, to: &letters, &starts)
        place += length
      }
    }
    guard !starts.isEmpty else { return letters }
    let words = zip([0] + starts, starts + [letters.count]).map { letters[$0..<$1] }
    var sorted: [Unicode.Scalar] = []
    sorted.reserveCapacity(letters.count)
    for word in words.sorted(by: { $0.lexicographicallyPrecedes($1) }) { sorted += word }
    return sorted
  }

  /// Adds a character beyond ASCII in lowercase, or ends a word with it.
  private static func append(
    _ scalar: Unicode.Scalar, to letters: inout [Unicode.Scalar], _ starts: inout [Int]
  ) {
    if let letter = smallLetter(scalar) {
      letters.append(letter)
      return
    }
    for scalar in scalar.properties.lowercaseMapping.unicodeScalars {
      if scalar.isASCII
        ? scalar.isASCIILetter
        : scalar.value >= 0xC0 && (scalar.value < 0x2000 || scalar.properties.isAlphabetic)
      {
        let place = Int(scalar.value) - firstOfLatin
        letters.append(latin.indices.contains(place) ? latin[place] ?? scalar : scalar)
      } else {
        endWord(&starts, letters)
      }
    }
  }

  /// Returns the small letter of Latin with marks, or the Latin one for a Cyrillic letter; nil for
  /// most others, whose properties say more.
  private static func smallLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0xD7, 0xF7: nil
    case 0xC0...0xDE, 0x410...0x42F: smallLetter(offset: 0x20, from: scalar)
    case 0xDF...0xFF, 0x430...0x45F: smallLetter(offset: 0, from: scalar)
    default: nil
    }
  }

  private static func smallLetter(
    offset: UInt32, from scalar: Unicode.Scalar
  ) -> Unicode.Scalar? {
    let small = Unicode.Scalar(scalar.value + offset)
    guard let small, small.value >= firstOfLatin else { return small }
    return latin[Int(small.value) - firstOfLatin] ?? small
  }

  private static func endWord(_ starts: inout [Int], _ letters: [Unicode.Scalar]) {
    if letters.count > starts.last ?? 0 { starts.append(letters.count) }
  }

  /// The Latin letter for each letter of Greek and Cyrillic, from the first of them.
  private static let latin: [Unicode.Scalar?] = {
    var latin = [Unicode.Scalar?](repeating: nil, count: 0x4A0 - firstOfLatin)
    let letters = zip(
      "абвгдеёжзийклмнопрстуфхцчшщыэюяіїєґјћџαβγδεζηικλμνξοπρσςτυφχωάέήίόύώ".unicodeScalars,
      "abvgdeezzijklmnoprstufhccssyeuaiiegjcdabgdeziiklmnxoprsstufhoaeiioyo".unicodeScalars)
    for (letter, replacement) in letters { latin[Int(letter.value) - firstOfLatin] = replacement }
    return latin
  }()

  private static let firstOfLatin = 0x370
}
