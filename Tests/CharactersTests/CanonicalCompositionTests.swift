import Foundation
import Testing

@testable import Characters

/// Foundation normalizes text too, with ICU's data.
struct CanonicalCompositionTests {
  @Test func normalizesEveryCharacterAsFoundationDoes() {
    for code in (0x80...0x1FFFF as ClosedRange<UInt32>) where !Self.ideographs.contains(code) {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let text = String(scalar)
      expectNormalized(text)
      expectNormalized(text.decomposedStringWithCanonicalMapping)
    }
  }

  @Test(arguments: [
    "a\u{0301}", "e\u{0302}\u{0323}", "\u{1EC7}", "ê\u{0323}", "q\u{0323}\u{0307}",
    "q\u{0307}\u{0323}", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}",
    "\u{AC01}\u{11A8}", "\u{0301}a", "и\u{0306}", "か\u{3099}き", "\u{0915}\u{093C}", "\u{2126}",
    "a\u{0327}\u{030A}\u{0301}", "ở", "b\u{0301}", "",
  ])
  func normalizesAsFoundationDoes(_ text: String) {
    expectNormalized(text)
  }

  // Unicode 15, 3.12, Hangul Syllable Composition; Foundation on Linux leaves this pair as it is.
  @Test func joinsASyllableWithAFinalLetter() {
    let composed = Array(CanonicalComposition.composed("\u{AC00}\u{11A8}").unicodeScalars)
    #expect(composed == ["\u{AC01}"])
  }

  @Test func leavesCompatibilityIdeographsAlone() {
    #expect(CanonicalComposition.changes(of: ["\u{FA19}"]).isEmpty)
  }

  private func expectNormalized(_ text: String) {
    let found = Array(CanonicalComposition.composed(text).unicodeScalars)
    let expected = Array(text.precomposedStringWithCanonicalMapping.unicodeScalars)
    if found != expected {
      Issue.record("\(Array(text.unicodeScalars)): \(found), not \(expected)")
    }
  }

  private static let ideographs: ClosedRange<UInt32> = 0xF900...0xFAFF
}
