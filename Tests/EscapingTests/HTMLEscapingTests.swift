import Escaping
import Testing

struct HTMLEscapingTests {
  @Test func writesReferencesForWhatHTMLActsUpon() {
    #expect(HTMLEscaping.escape("<a href=\"x\">&'") == "&lt;a href=&quot;x&quot;&gt;&amp;&#39;")
  }

  @Test(arguments: [
    ("a\r\nb", "a⟨CR⟩\nb"), ("\0", "⟨NUL⟩"), ("\u{7F}\u{9B}", "⟨DEL⟩⟨U+009B⟩"), ("\t\n", "\t\n"),
  ])
  func namesWhatNoPageHolds(text: String, escaped: String) {
    #expect(HTMLEscaping.escape(text).utf8.elementsEqual(escaped.utf8))
  }

  @Test(arguments: [
    (0xFDCF, false), (0xFDD0, true), (0xFDEF, true), (0xFDF0, false), (0xFFFE, true),
    (0x1FFFD, false), (0x10FFFF, true),
  ])
  func namesNoncharacters(number: UInt32, isNamed: Bool) throws {
    let text = String(try #require(Unicode.Scalar(number)))
    let name = "⟨U+\(String(number, radix: 16, uppercase: true))⟩"
    #expect(HTMLEscaping.escape(text) == (isNamed ? name : text))
  }

  @Test func seesASignUnderAMark() {
    // One grapheme each in Swift, but still a tag in HTML.
    #expect(HTMLEscaping.escape("<\u{338}b>\u{338}") == "&lt;\u{338}b&gt;\u{338}")
  }
}
