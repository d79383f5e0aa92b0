import Escaping
import TestSupport
import Testing

struct VisibleTextTests {
  @Test(
    arguments: [
      ("\u{1B}[31mred\u{1B}[0m", "⟨ESC⟩[31mred⟨ESC⟩[0m"),
      ("a\nb\tc\r\n\0", "a⟨LF⟩b⟨TAB⟩c⟨CR⟩⟨LF⟩⟨NUL⟩"),
      ("\u{7F}\u{85}\u{9B}", "⟨DEL⟩⟨U+0085⟩⟨U+009B⟩"),
      ("photo\u{202E}gpj.exe", "photo⟨U+202E⟩gpj.exe"),
      ("\u{2066}x\u{2069}\u{200E}\u{200F}\u{61C}", "⟨U+2066⟩x⟨U+2069⟩⟨U+200E⟩⟨U+200F⟩⟨U+061C⟩"),
      (
        "a\u{200B}b\u{200C}c\u{200D}d\u{2060}e\u{FEFF}",
        "a⟨U+200B⟩b⟨U+200C⟩c⟨U+200D⟩d⟨U+2060⟩e⟨U+FEFF⟩"
      ),
      ("a\u{2028}b\u{2029}c", "a⟨U+2028⟩b⟨U+2029⟩c"),
      ("\u{FFFF}\u{1FFFE}\u{E0041}", "⟨U+FFFF⟩⟨U+1FFFE⟩⟨U+E0041⟩"),
      ("\u{3164}\u{2003}", "⟨U+3164⟩⟨U+2003⟩"),
      ("1\u{202F}234\u{A0}567, 2\u{2009}–\u{2009}3", "1\u{202F}234\u{A0}567, 2\u{2009}–\u{2009}3"),
    ])
  func namesWhatCannotBeSeen(raw: String, visible: String) {
    #expect(VisibleText(raw).text == visible)
    #expect(VisibleText(raw).fullText == nil)
  }

  @Test(arguments: ["Canon EOS R5", "사진 (1).jpg", "👩‍🚀 🏳️‍🌈 👨‍👩‍👧", "葛\u{E0100}", "e\u{301}", "全角　空白"])
  func leavesOrdinaryTextAlone(text: String) {
    #expect(VisibleText(text).text == text)
  }

  @Test func givesAMarkWithoutALetterSomethingToSitOn() {
    #expect(VisibleText("\u{338}x").text == "\u{25CC}\u{338}x")
  }

  @Test func cutsLongTextAndKeepsAllOfIt() {
    let raw = String(repeating: "가", count: 10_000)
    let visible = VisibleText(raw)
    #expect(visible.text == String(repeating: "가", count: 256) + "…")
    #expect(visible.fullText == raw)
    #expect(VisibleText(String(repeating: "x", count: 256)).fullText == nil)
  }

  @Test func cutsPilesOfMarks() {
    let raw = "a" + String(repeating: "\u{301}", count: 5_000) + "b"
    #expect(VisibleText(raw).text.unicodeScalars.count <= 1_025)
    #expect(VisibleText(raw).fullText == raw)
  }

  @Test(arguments: ["👩\u{200D}", "👩🏽\u{200D}", "🏳\u{FE0F}\u{200D}", "ᄀ", "का\u{94D}", "e\u{301}"])
  func cutsCharactersThatAreJoinedWithoutEnd(piece: String) {
    for count in [40, 300, 1_000, 20_000] {
      let raw = String(repeating: piece, count: count) + "x"
      let visible = VisibleText(raw)
      #expect(visible.text.count <= 257)
      #expect(visible.text.allSatisfy { $0.unicodeScalars.count <= 33 }, "\(count)")
    }
  }

  @Test(arguments: [nil, 0, 1, 256, -1, .max, .min])
  func acceptsCharactersOfAnyLength(limit: Int?) {
    for count in [31, 32, 33, 64, 10_000] {
      for raw in HostileTexts.longCharacters(scalarCount: count) {
        let visible = VisibleText(raw, limit: limit)
        if limit == nil {
          #expect(visible.fullText == nil)
        } else {
          #expect(visible.text.allSatisfy { $0.unicodeScalars.count <= 33 })
        }
      }
    }
  }

  @Test func leavesNoScalarThatCanActOnATerminal() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let shown = VisibleText(String(Character(scalar))).text.unicodeScalars
      let isSafe = shown.allSatisfy {
        $0.value == scalar.value && (0xFE00...0xFE0F).contains($0.value)
          || $0.properties.generalCategory != .control
            && (!$0.properties.isDefaultIgnorableCodePoint || (0xE0100...0xE01EF).contains(value))
            && !$0.properties.isBidiControl
      }
      if !isSafe { Issue.record("U+\(String(value, radix: 16)) stays as it is") }
    }
  }
}
