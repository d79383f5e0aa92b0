import StringCatalogs
import TestSupport
import Testing

@testable import CatalogRules

struct PlaceholderScanTests {
  /// Texts built from parts of placeholders, many of them malformed.
  @Test func findsNothingToBeTheSameThatIsNot() {
    let parts = [
      "%", "@", "d", "l", "1$", "2$", "#", "@", "arg", " ", "x", ".2", "f", "*", "한", "%%", "(a)",
      "(b",
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
      #expect(
        placeholders(texts[0]) == placeholders(texts[1])
          || arguments(texts[0]) == arguments(texts[1]),
        "\(texts)")
    }
    #expect(sameCount > 1_000)
  }

  @Test(arguments: [
    ("%@ of %lld", "%2$lld: %1$@", true), ("%@ of %@", "%2$@, %1$@", true),
    ("%lld%%", "%1$lld %%", true), ("%@ of %lld", "%1$@ of %2$@", false),
    ("%@ of %@", "%1$@ of %@", false), ("%@ of %@", "%2$@", false), ("%d", "%1$lld", false),
    ("%@", "%1@", false), ("%.1f of %@", "%2$@: %1$.1f", true), ("%.1f", "%.2f", false),
    ("%.1f of %lld", "%1$lld: %2$.1f", false), ("%.1f", "%l.1f", false), ("%.f", "%1$.f", false),
    ("%1$(a)@: 5", "5 – %1$(a)@", true), ("%1$(a)@", "%1$(a)lld", false),
    ("%(a)@", "%(b)@", false),
    ("%(a)@ 1", "%(a)lld 1", false),
  ])
  func findsTheSameArgumentsByPosition(one: String, other: String, isSame: Bool) {
    #expect(PlaceholderScan.isSame(Array(one.utf8)[...], Array(other.utf8)[...]) == isSame)
  }

  /// Texts that no rule about positions needs to read.
  @Test func findsNothingWellNumberedThatIsNot() {
    let parts = [
      "%", "@", "d", "ll", "1$", "2$", "%1$@", "%2$d", "%3$@", "%@", " ", "$", "{", "*", "%2$.1f",
    ]
    var generator = SeededGenerator(seed: 12)
    var count = 0
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 1...5, using: &generator))
        .map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      guard isWellNumbered(text) else { continue }
      count += 1
      let arguments = FormatArguments(FormatString(text)) { _ in nil }
      #expect(
        !arguments.isMixed && arguments.skippedPosition == nil && arguments.contradiction == nil,
        "\(text)")
    }
    #expect(count > 500)
    #expect(!isWellNumbered("%1$@ $s"))
  }

  @Test func findsTheSameAroundOtherWords() {
    let texts = ["%1$@ has %2$#@photos@, 5%", "%1$@에 %2$#@photos@ 있음, 5%"].map {
      Array($0.utf8)[...]
    }
    #expect(PlaceholderScan.isSame(texts[0], texts[1]))
  }

  /// The letters of the placeholders by the position of their argument.
  private func arguments(_ text: String) -> [Int: Set<String>] {
    let format = FormatString(text)
    return FormatArguments(format) { _ in nil }.all.reduce(into: [:]) { letters, argument in
      letters[argument.position, default: []].insert(
        String(format.text(of: argument.piece).drop { !$0.isLetter && $0 != "@" }))
    }
  }

  private func placeholders(_ text: String) -> [String] {
    let format = FormatString(text)
    return format.pieces.filter { $0.kind != .text && $0.kind != .percentSign }
      .map { String(format.text(of: $0)) }
  }

  private func isWellNumbered(_ text: String) -> Bool {
    let utf8 = Array(text.utf8)
    return PlaceholderScan.simplePlaceholders(in: utf8.span, 0..<utf8.count)?.isWellNumbered
      ?? false
  }
}
