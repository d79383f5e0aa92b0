import TestSupport
import Testing

@testable import CatalogRules

struct AhoCorasickTests {
  /// The texts that are found, each with the position where it ends.
  private func found(_ wanted: [String], in text: String) -> Set<String> {
    var found: Set<String> = []
    AhoCorasick(for: wanted.map { Array($0.utf8) }).search(Array(text.utf8)[...]) { text, end in
      found.insert("\(wanted[text])@\(end)")
    }
    return found
  }

  @Test func findsTextsInsideOfOthers() {
    #expect(
      found(["he", "she", "his", "hers", "her"], in: "ushers")
        == ["she@4", "he@4", "her@5", "hers@6"])
    #expect(
      found(["a", "aa", "aaa"], in: "aaa") == ["a@1", "a@2", "aa@2", "a@3", "aa@3", "aaa@3"])
    // The end of a longer text that does not follow.
    #expect(found(["日本語", "本", "本語で"], in: "日本語で") == ["本@6", "日本語@9", "本語で@12"])
  }

  @Test func findsNoEmptyText() {
    #expect(found([], in: "a").isEmpty)
    #expect(found([""], in: "a").isEmpty)
    #expect(found(["", "a"], in: "a") == ["a@1"])
    #expect(found(["a"], in: "").isEmpty)
  }

  /// Random texts of few letters, so that most begin and end like others.
  @Test func findsWhatAComparisonAtEachPositionFinds() {
    var generator = SeededGenerator(seed: 39)
    func text(_ length: ClosedRange<Int>) -> String {
      String(
        (0..<Int.random(in: length, using: &generator)).map { _ in
          "abé日".randomElement(using: &generator) ?? "a"
        })
    }
    for _ in 0..<500 {
      let wanted = Array(Set((0..<8).map { _ in text(0...5) }))
      let searched = text(0...40)
      let utf8 = Array(searched.utf8)
      var expected: Set<String> = []
      for needle in wanted where !needle.isEmpty {
        for end in utf8.indices.map({ $0 + 1 })
        where utf8[..<end].reversed().starts(with: needle.utf8.reversed()) {
          expected.insert("\(needle)@\(end)")
        }
      }
      #expect(found(wanted, in: searched) == expected, "\(wanted) in \(searched)")
    }
  }
}
