import Testing

@testable import CodeChecks

/// The search for keys in files of any format.
@Suite struct KeySearchTests {
  private func keys(_ keys: [String], in text: String, isCode: Bool = false) -> [String] {
    KeySearch(keys).hits(in: Array(text.utf8), isCode: isCode).map(\.key).sorted()
  }

  @Test(arguments: [
    #"{"title": "Save"}"#, "<string>Save</string>", "title='Save'", "a,Save,b\n", "x\nSave\n",
  ])
  func findsWholeValues(text: String) {
    #expect(keys(["Save"], in: text) == ["Save"])
  }

  @Test(arguments: ["Save the file", "\"Saved\"", "Save", "", "\"Sav"])
  func ignoresPartsOfTexts(text: String) {
    #expect(keys(["Save"], in: text).isEmpty)
  }

  @Test func takesOnlyLiteralsOfCode() {
    #expect(keys(["Save"], in: "a,Save,b", isCode: true).isEmpty)
    #expect(keys(["Save"], in: "f(\"Save\")", isCode: true) == ["Save"])
  }

  @Test func findsThePartThatNoFormatEscapes() {
    #expect(keys(["Say “hi” & \"goodbye\""], in: "Say “hi” &amp; &quot;goodbye&quot;").count == 1)
    #expect(keys(["a & b"], in: "a &amp; b").isEmpty)
    #expect(keys(["a & b"], in: "'a & b'").count == 1)
  }

  @Test func findsKeysThatBeginAlike() {
    let found = keys(["Open", "Open File", "Openly"], in: "\"Open File\" \"Open\"")
    #expect(found == ["Open", "Open File"])
  }

  @Test func survivesHostileKeys() {
    let hostile = [
      "", "\0", "\u{202E}", "\u{1B}[31m", "\"\"\"", String(repeating: "a", count: 70_000),
    ]
    #expect(keys(hostile, in: "\"\u{202E}\" \"\u{1B}[31m\"") == ["\u{1B}[31m", "\u{202E}"])
  }
}
