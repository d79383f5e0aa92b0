import Escaping
import Testing

struct JSONEscapingTests {
  @Test(arguments: [
    ("\u{7F}", #""\u007f""#), ("\u{80}\u{9F}", #""\u0080\u009f""#),
    ("\0\n\r\t", #""\u0000\n\r\t""#),
    ("\u{202E}", #""\u202e""#), ("\u{2028}\u{FEFF}", #""\u2028\ufeff""#),
    ("\u{E0001}", #""\udb40\udc01""#), ("\u{FFFF}", #""\uffff""#),
    ("\"\u{301}\\", #""\"\#u{301}\\""#),
    ("한 é 😀", "\"한 é 😀\""),
  ])
  func showsEverythingInAString(text: String, json: String) {
    #expect(JSONEscaping.string(text).utf8.elementsEqual(json.utf8))
  }

  /// Eight bytes are read at once.
  @Test(arguments: ["\"", "\\", "\u{1F}", " ", "~", "\u{7F}", "\u{80}", "é"])
  func findsACharacterAtEachPosition(character: String) {
    let escaped = JSONEscaping.string(character).dropFirst().dropLast()
    for count in 0..<20 {
      for position in 0...count {
        let (before, after) = (
          String(repeating: "a", count: position), String(repeating: "b", count: count - position)
        )
        #expect(
          JSONEscaping.string(before + character + after) == "\"\(before)\(escaped)\(after)\"")
      }
    }
  }

  @Test func keepsTheLinesOfADocument() {
    #expect(JSONEscaping.escapeDocument("[\n\"\u{7F}\u{200B}\"\n]") == "[\n\"\\u007f\\u200b\"\n]")
  }

  @Test func writesWhatXcodeWrites() {
    let text = "\"\\/\u{8}\t\n\u{C}\r\u{1}\u{7F}\u{202E}é"
    let json = #"\"\\/\b\t\n\f\r\u0001"# + "\u{7F}\u{202E}é"
    #expect(JSONEscaping.xcode(text).elementsEqual(json.utf8))
  }
}
