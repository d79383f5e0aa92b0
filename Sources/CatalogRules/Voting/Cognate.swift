import ASCII
import Characters
import StringCatalogs

/// A source text to compare translations with, which are nearly the same if they are cognates or
/// borrowed words.
struct Cognate {
  private let source: EditDistance.Pattern

  /// How often the letters of the source text occur, those with the same five last bits together.
  private let counts: [Int]

  init(of source: LintedText) {
    let utf8 = source.utf8
    let letters = utf8.count <= Self.limit ? Letters(of: utf8).sorted : []
    self.source = EditDistance.Pattern(letters)
    var counts = [Int](repeating: 0, count: 32)
    for letter in letters { counts[Int(letter.value & 31)] += 1 }
    self.counts = counts
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
    let letters = Letters(of: translation.utf8)
    let longest = max(letters.all.count, right.count)
    guard !letters.all.isEmpty, 5 * minimumDistance(to: letters.all) <= 2 * longest else {
      return .far
    }
    let left = letters.sorted
    if left == right { return .same }
    return 5 * source.distance(to: left) <= 2 * longest ? .near : .far
  }

  /// Returns the minimum edit distance of the source text to letters in any order, as each edit
  /// adds, removes or replaces one.
  private func minimumDistance(to letters: [Unicode.Scalar]) -> Int {
    var counts = counts
    for letter in letters { counts[Int(letter.value & 31)] -= 1 }
    var (missing, extra) = (0, 0)
    for count in counts { if count > 0 { missing += count } else { extra -= count } }
    return max(missing, extra)
  }
}

/// The letters of a text in lowercase, those of Cyrillic and Greek as Latin ones.
private struct Letters {
  /// The letters in the order of the text.
  private(set) var all: [Unicode.Scalar] = []

  /// Where each word but the first begins.
  private var starts: [Int] = []

  /// Finds the letters of UTF-8.
  init(of utf8: ArraySlice<UInt8>) {
    all.reserveCapacity(utf8.count)
    starts.reserveCapacity(8)
    let bytes = utf8.span
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte.isASCIILetter {
        all.append(Unicode.Scalar(byte | 0x20))
        position += 1
      } else if byte < 0x80 {
        endWord()
        position += 1
      } else {
        let (scalar, length) = bytes.scalar(at: position)
        append(scalar)
        position += length
      }
    }
  }

  /// The letters with the words in alphabetical order, as languages order them differently.
  var sorted: [Unicode.Scalar] {
    guard !starts.isEmpty else { return all }
    let words = zip([0] + starts, starts + [all.count]).map { all[$0..<$1] }
    var sorted: [Unicode.Scalar] = []
    sorted.reserveCapacity(all.count)
    for word in words.sorted(by: { $0.lexicographicallyPrecedes($1) }) { sorted += word }
    return sorted
  }

  /// Adds a character beyond ASCII in lowercase, or ends a word with it.
  private mutating func append(_ scalar: Unicode.Scalar) {
    if let letter = Self.smallLetter(scalar) {
      all.append(letter)
      return
    }
    for scalar in scalar.properties.lowercaseMapping.unicodeScalars {
      if scalar.isASCII
        ? scalar.isASCIILetter
        : scalar.value >= 0xC0 && (scalar.value < 0x2000 || scalar.properties.isAlphabetic)
      {
        let position = Int(scalar.value) - Self.firstOfLatin
        all.append(Self.latin.indices.contains(position) ? Self.latin[position] ?? scalar : scalar)
      } else {
        endWord()
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

  private mutating func endWord() {
    if all.count > starts.last ?? 0 { starts.append(all.count) }
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
