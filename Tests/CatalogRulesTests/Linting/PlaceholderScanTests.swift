import StringCatalogs
import TestSupport
import Testing

@testable import CatalogRules

struct PlaceholderScanTests {
  /// Texts built from parts of placeholders, many of them malformed.
  @Test func findsNothingToBeTheSameThatIsNot() {
    let parts = [
      "%", "@", "d", "l", "1$", "2$", "#", "@", "arg", " ", "x", ".2", "f", "*", "한", "%%",
    ]
    var generator = SeededGenerator(seed: 11)
    var sameCount = 0
    for _ in 0..<20_000 {
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 1...5, using: &generator))
          .map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      }
      guard PlaceholderScan.isSame(Array(texts[0].utf8)[...], Array(texts[1].utf8)[...]) else {
        continue
      }
      sameCount += 1
      #expect(placeholders(texts[0]) == placeholders(texts[1]), "\(texts)")
    }
    #expect(sameCount > 1_000)
  }

  @Test func findsTheSameAroundOtherWords() {
    let texts = ["%1$@ has %2$#@photos@, 5%", "%1$@에 %2$#@photos@ 있음, 5%"].map {
      Array($0.utf8)[...]
    }
    #expect(PlaceholderScan.isSame(texts[0], texts[1]))
  }

  private func placeholders(_ text: String) -> [String] {
    let format = FormatString(text)
    return format.pieces.filter { $0.kind != .text && $0.kind != .percentSign }
      .map { String(format.text(of: $0)) }
  }
}
