import ASCII
import Characters
import StringCatalogs

/// A source text to compare translations with, which are nearly the same if they are cognates or
/// borrowed words.
struct Cognate {
  private let sourceLetters: [Unicode.Scalar]

  init(of source: String) {
    sourceLetters = source.utf8.count <= Self.limit ? Self.letters(of: source) : []
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
    guard !sourceLetters.isEmpty, translation.range.count <= 3 * Self.limit,
      !translation.traits.isDisjoint(with: [.latinOnly, .cyrillic, .greek])
        || translation.scalars.allSatisfy({ $0.isLatin || !$0.properties.isAlphabetic })
    else { return .far }
    let (left, right) = (Self.letters(of: translation.string), sourceLetters)
    let longest = max(left.count, right.count)
    guard !left.isEmpty, 5 * abs(left.count - right.count) <= 2 * longest else {
      return .far
    }
    if left == right { return .same }
    return 5 * EditDistance.between(left, right) <= 2 * longest ? .near : .far
  }

  /// Returns the letters in lowercase, those of Cyrillic and Greek as Latin ones; the words in
  /// alphabetical order, as languages order them differently.
  private static func letters(of text: String) -> [Unicode.Scalar] {
    var letters: [Unicode.Scalar] = []
    // Where each word but the first begins.
    var starts: [Int] = []
    for scalar in text.lowercased().unicodeScalars {
      if scalar.isASCII
        ? scalar.isASCIILetter
        : scalar.value >= 0xC0 && (scalar.value < 0x2000 || scalar.properties.isAlphabetic)
      {
        let place = Int(scalar.value) - firstOfLatin
        letters.append(latin.indices.contains(place) ? latin[place] ?? scalar : scalar)
      } else if letters.count > starts.last ?? 0 {
        starts.append(letters.count)
      }
    }
    guard !starts.isEmpty else { return letters }
    let words = zip([0] + starts, starts + [letters.count]).map { letters[$0..<$1] }
    return words.sorted { $0.lexicographicallyPrecedes($1) }.flatMap(\.self)
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
