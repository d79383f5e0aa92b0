import ASCII
import Characters
import StringCatalogs

/// A source text to compare translations with, which are nearly the same if they are cognates or
/// borrowed words.
struct Cognate {
  private let source: EditDistance.Pattern

  private let counts: LetterCounts

  init(of source: LintedText) {
    let utf8 = source.utf8
    let compared = utf8.count <= Self.limit ? utf8 : []
    self.source = EditDistance.Pattern(Letters(of: compared).sorted)
    counts = LetterCounts(of: compared)
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
        || Self.hasOnlyLatinLetters(translation.utf8)
    else { return .far }
    let counts = LetterCounts(of: translation.utf8)
    let longest = max(counts.total, right.count)
    // Nearly all texts are told apart by their letters in any order.
    guard counts.total > 0, 5 * self.counts.minimumDistance(to: counts) <= 2 * longest else {
      return .far
    }
    let left = Letters(of: translation.utf8).sorted
    if left == right { return .same }
    return 5 * source.distance(to: left) <= 2 * longest ? .near : .far
  }

  private static func hasOnlyLatinLetters(_ utf8: ArraySlice<UInt8>) -> Bool {
    let bytes = utf8.span
    var position = 0
    while position < bytes.count {
      guard bytes[position] >= 0x80 else {
        position += 1
        continue
      }
      let (scalar, length) = bytes.scalar(at: position)
      guard scalar.isLatin || !scalar.properties.isAlphabetic else { return false }
      position += length
    }
    return true
  }
}

/// How often the letters of a text occur, those with the same five last bits together.
private struct LetterCounts {
  private var counts = SIMD32<Int16>()

  /// The number of letters.
  private(set) var total = 0

  init(of utf8: ArraySlice<UInt8>) {
    Letters.forEach(of: utf8) { letter in
      guard let letter else { return }
      counts[Int(letter.value & 31)] &+= 1
      total += 1
    }
  }

  /// Returns the minimum edit distance of letters in any order, as each edit adds, removes or
  /// replaces one.
  func minimumDistance(to other: LetterCounts) -> Int {
    let differences = counts &- other.counts
    let missing = Int(differences.replacing(with: 0, where: differences .< 0).wrappedSum())
    return max(missing, missing + other.total - total)
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
    Self.forEach(of: utf8) { letter in
      if let letter {
        all.append(letter)
      } else if all.count > starts.last ?? 0 {
        starts.append(all.count)
      }
    }
  }

  /// Runs a function for each letter of UTF-8, and with nil for what ends a word.
  @inline(__always)
  static func forEach(of utf8: ArraySlice<UInt8>, _ body: (Unicode.Scalar?) -> Void) {
    let bytes = utf8.span
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte < 0x80 {
        body(byte.isASCIILetter ? Unicode.Scalar(byte | 0x20) : nil)
        position += 1
      } else {
        let (scalar, length) = bytes.scalar(at: position)
        if let letter = smallLetter(scalar) {
          body(letter)
        } else {
          forEachLetter(of: scalar, body)
        }
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

  /// Runs a function for the letters of a character in lowercase, and with nil if it ends a word.
  private static func forEachLetter(
    of scalar: Unicode.Scalar, _ body: (Unicode.Scalar?) -> Void
  ) {
    for scalar in scalar.properties.lowercaseMapping.unicodeScalars {
      if scalar.isASCII
        ? scalar.isASCIILetter
        : scalar.value >= 0xC0 && (scalar.value < 0x2000 || scalar.properties.isAlphabetic)
      {
        let position = Int(scalar.value) - firstOfLatin
        body(latin.indices.contains(position) ? latin[position] ?? scalar : scalar)
      } else {
        body(nil)
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
