import StringCatalogs
import Testing

struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("kitten", "sitting", 3), ("statut", "status", 1),
  ])
  func countsChanges(first: String, second: String, distance: Int) {
    let (first, second) = (Array(first.unicodeScalars), Array(second.unicodeScalars))
    #expect(EditDistance.between(first, second) == distance)
    #expect(EditDistance.Pattern(first).distance(to: second) == distance)
  }

  /// The table of all distances is the truth for the one that counts in bits of a word.
  @Test func countsTheSameInBits() {
    var random: UInt64 = 39
    func next(_ limit: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % limit
    }
    let alphabet = Array("abcé字".unicodeScalars)
    func letters(_ limit: Int) -> [Unicode.Scalar] {
      (0..<next(limit)).map { _ in alphabet[next(alphabet.count)] }
    }
    for round in 0..<1_000 {
      // Up to 64 letters fit in a word.
      let pattern = letters(round < 900 ? 12 : 70)
      let other = letters(round < 900 ? 16 : 90)
      let distance = EditDistance.Pattern(pattern).distance(to: other)
      #expect(distance == EditDistance.between(pattern, other), "\(pattern) \(other)")
    }
    for count in 63...65 {
      let pattern = (0..<count).map { alphabet[$0 % 3] }
      let other = Array(pattern.dropFirst(2).reversed())
      #expect(
        EditDistance.Pattern(pattern).distance(to: other) == EditDistance.between(pattern, other))
    }
  }
}
