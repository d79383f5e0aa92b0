import TestSupport
import Testing

@testable import Escaping

struct LogTextTests {
  @Test(arguments: [
    ("::error::x", "\\::error::x"), ("a\n::error::x\n", "a\n\\::error::x\n"),
    (" \t::x", " \t\\::x"), ("a\r::x", "a\r\\::x"), ("a\r\n\u{B}\u{C}::x", "a\r\n\u{B}\u{C}\\::x"),
    (":::x", "\\:::x"), ("\u{85}\u{A0}\u{2003}\u{3000}::x", "\u{85}\u{A0}\u{2003}\u{3000}\\::x"),
    ("\u{FEFF}::x", "\u{FEFF}\\::x"), ("::\u{301}x", "\\::\u{301}x"),
  ])
  func leavesNoCommandAtTheStartOfALine(text: String, escaped: String) {
    #expect(LogText.escape(text).utf8.elementsEqual(escaped.utf8))
  }

  @Test(arguments: [
    ("##[group]", "#\\#[group]"), ("a ##vso[task.x]y", "a #\\#vso[task.x]y"),
    ("##teamcity[a 'b']", "#\\#teamcity[a 'b']"), ("###[x]##[y]", "##\\#[x]#\\#[y]"),
    ("##[\u{301}group]", "#\\#[\u{301}group]"), ("x::##[y]", "x::#\\#[y]"),
  ])
  func leavesNoCommandInALine(text: String, escaped: String) {
    #expect(LogText.escape(text).utf8.elementsEqual(escaped.utf8))
  }

  @Test(arguments: [
    "", ":", "#", "##", "a::b", "a\n:b:", ": :x", "## [x](y)", "##a b[", "#[x]", "\u{301}::x",
    "가::x",
  ])
  func leavesOtherTextsAlone(text: String) {
    #expect(LogText.escape(text).utf8.elementsEqual(text.utf8))
  }

  @Test func escapesBytesThatAreNotText() {
    for bytes in HostileTexts.malformed {
      #expect(LogText.escape(bytes) == bytes)
      let command = bytes + Array("\n::x".utf8)
      #expect(LogText.escape(command) == bytes + Array("\n\\::x".utf8))
    }
  }

  @Test func escapesOnce() {
    for text in HostileTexts.all {
      let escaped = LogText.escape(text)
      #expect(LogText.escape(escaped).utf8.elementsEqual(escaped.utf8))
    }
  }
}
