import PhotoMetadata
import Testing

@testable import ValueSearch

/// Where short texts are none.
struct PatternTests {
  private func isText(
    _ word: String, _ form: Pattern.Form, _ before: [UInt8], _ after: [UInt8]
  ) -> Bool {
    let text = form == .wideBig ? word.utf8.flatMap { [0, $0] } : Array(word.utf8)
    let pattern = Pattern(kind: .owner, bytes: text, form: form)
    let range = before.count..<before.count + text.count
    return pattern.isText(at: range, in: (before + text + after)[...])
  }

  /// A name of three letters is one in a text of twelve characters.
  @Test(arguments: [
    ("Kim", 4, 4, false), ("Kim", 5, 4, true), ("Kim", 4, 5, true), ("Kim", 8, 0, false),
    ("Kim", 9, 0, true), ("Kims", 1, 1, true), ("Li", 5, 4, false), ("Li", 5, 5, true),
  ])
  func findsShortNamesInTexts(name: String, before: Int, after: Int, isFound: Bool) {
    func dots(_ count: Int) -> [UInt8] { Array(repeating: UInt8(ascii: "."), count: count) }
    #expect(isText(name, .bytes, [1] + dots(before), dots(after) + [1]) == isFound)
  }

  @Test(arguments: [("Kim", true), ("Li", false), ("Kims", true)])
  func findsNamesThatStandAlone(name: String, isFound: Bool) {
    #expect(isText(name, .bytes, [0], [0]) == isFound)
    #expect(isText(name, .bytes, [1], [0]) == (name.count > 3))
    #expect(isText(name, .bytes, [0], [1]) == (name.count > 3))
  }

  @Test(arguments: [("Kims", 1, true), ("Ki", 1, false), ("Ki", 10, true), ("Ki", 9, false)])
  func findsShortNamesInWideTexts(name: String, after: Int, isFound: Bool) {
    let text = Array(repeating: [0, 0x2E] as [UInt8], count: after).flatMap { $0 }
    #expect(isText(name, .wideBig, [1, 1], text + [1, 1]) == isFound)
  }
}
