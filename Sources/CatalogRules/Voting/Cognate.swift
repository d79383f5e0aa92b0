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
    var words: [[Unicode.Scalar]] = [[]]
    for scalar in text.lowercased().unicodeScalars {
      if scalar.isASCII ? scalar.properties.isAlphabetic : scalar.value >= 0xC0 {
        words[words.count - 1].append(scalar.isASCII ? scalar : latin[scalar] ?? scalar)
      } else if words.last?.isEmpty == false {
        words.append([])
      }
    }
    if words.count > 1 { words.sort { $0.lexicographicallyPrecedes($1) } }
    return words.flatMap(\.self)
  }

  private static let latin = [Unicode.Scalar: Unicode.Scalar](
    uniqueKeysWithValues: zip(
      "абвгдеёжзийклмнопрстуфхцчшщыэюяіїєґјћџαβγδεζηικλμνξοπρσςτυφχωάέήίόύώ".unicodeScalars,
      "abvgdeezzijklmnoprstufhccssyeuaiiegjcdabgdeziiklmnxoprsstufhoaeiioyo".unicodeScalars))
}
