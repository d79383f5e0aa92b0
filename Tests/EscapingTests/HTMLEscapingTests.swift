import Escaping
import Testing

struct HTMLEscapingTests {
  @Test func writesReferencesForWhatHTMLActsUpon() {
    #expect(HTMLEscaping.escape("<a href=\"x\">&'") == "&lt;a href=&quot;x&quot;&gt;&amp;&#39;")
  }

  @Test func seesASignUnderAMark() {
    // One grapheme each in Swift, but still a tag in HTML.
    #expect(HTMLEscaping.escape("<\u{338}b>\u{338}") == "&lt;\u{338}b&gt;\u{338}")
  }
}
