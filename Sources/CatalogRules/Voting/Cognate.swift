/// Whether two texts of different languages are nearly the same, as cognates and borrowed words are.
enum Cognate {
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
  static func nearness(of translation: String, to source: String) -> Nearness {
    guard source.utf8.count <= limit, translation.utf8.count <= 3 * limit else { return .far }
    let (left, right) = (letters(of: translation), letters(of: source))
    let longest = max(left.count, right.count)
    guard !left.isEmpty, !right.isEmpty, 5 * abs(left.count - right.count) <= 2 * longest else {
      return .far
    }
    if left == right { return .same }
    return 5 * distance(from: left, to: right) <= 2 * longest ? .near : .far
  }

  /// Returns the letters in lowercase, those of Cyrillic and Greek as Latin ones; the words in
  /// alphabetical order, as languages order them differently.
  private static func letters(of text: String) -> [Unicode.Scalar] {
    let words = text.lowercased().split { !$0.isLetter }
      .map { word in word.unicodeScalars.map { latin[$0] ?? $0 } }
    return words.sorted { $0.lexicographicallyPrecedes($1) }.flatMap(\.self)
  }

  /// Returns how many letters to insert, remove or replace (Levenshtein).
  private static func distance(from left: [Unicode.Scalar], to right: [Unicode.Scalar]) -> Int {
    var row = Array(0...right.count)
    for (place, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = place + 1
      for column in right.indices {
        let replaced = diagonal + (letter == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[right.count]
  }

  private static let latin = [Unicode.Scalar: Unicode.Scalar](
    uniqueKeysWithValues: zip(
      "абвгдеёжзийклмнопрстуфхцчшщыэюяіїєґјћџαβγδεζηικλμνξοπρσςτυφχωάέήίόύώ".unicodeScalars,
      "abvgdeezzijklmnoprstufhccssyeuaiiegjcdabgdeziiklmnxoprsstufhoaeiioyo".unicodeScalars))
}
