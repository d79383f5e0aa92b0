/// How many letters must be changed, added or removed to make one text another one.
enum EditDistance {
  /// The most letters of texts that are compared.
  private static let maximumCount = 400

  /// Returns the letters of a text; nil if it has too many to be compared.
  static func letters(of text: String) -> [UInt32]? {
    var letters: [UInt32] = []
    for scalar in text.unicodeScalars {
      guard letters.count < maximumCount else { return nil }
      letters.append(0x41...0x5A ~= scalar.value ? scalar.value | 0x20 : scalar.value)
    }
    return letters
  }

  /// Returns how similar texts are in percent: which part of the longer one stays.
  static func similarity(of left: [UInt32], _ right: [UInt32]) -> Int {
    let longest = max(left.count, right.count)
    guard longest > 0 else { return 100 }
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for position in right.indices {
        let cost = min(
          diagonal + (letter == right[position] ? 0 : 1), row[position] + 1, row[position + 1] + 1)
        (diagonal, row[position + 1]) = (row[position + 1], cost)
      }
    }
    return 100 * (longest - row[right.count]) / longest
  }
}
