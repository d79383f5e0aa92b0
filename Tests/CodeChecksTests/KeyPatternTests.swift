import CodeStrings
import Testing

/// Patterns of keys that programs put together.
@Suite struct KeyPatternTests {
  private func covers(_ parts: [String?], _ key: String) -> Bool {
    KeyPattern(parts).covers(Array(key.utf8))
  }

  @Test func coversKeysWithItsParts() {
    #expect(covers(["error.", nil], "error.404"))
    #expect(covers(["error.", nil, ".title"], "error.404.title"))
    #expect(covers([nil, ".title"], "error.title"))
    #expect(covers([nil, "of", nil], "1 of 2"))
    #expect(covers(["error", ".", nil], "error.404"))
  }

  @Test func coversNothingElse() {
    #expect(!covers(["error.", nil], "warning.404"))
    #expect(!covers(["error.", nil, ".title"], "error.title"))
    #expect(!covers(["error"], "error.404"))
    #expect(!covers(["error", ".", nil], "error 4.0"))
    #expect(!covers([nil], "anything"))
    #expect(!covers([], ""))
  }

  @Test func coversNoSentences() {
    let sentence = "Delete " + String(repeating: "many words ", count: 5)
    #expect(!covers(["Delete ", nil], sentence))
    #expect(covers(["Delete ", nil], "Delete %@"))
  }

  @Test func knowsHowMuchItTells() {
    #expect(KeyPattern(["error.", nil]).isTelling)
    #expect(!KeyPattern([nil, " of ", nil]).isTelling)
    #expect(!KeyPattern([": ", nil]).isTelling)
    #expect(!KeyPattern(["• ", nil]).isTelling)
    #expect(KeyPattern(["错误：", nil]).isTelling)
  }

  @Test func isWrittenWithStars() {
    #expect(KeyPattern(["a", nil, "b"]).text == "a*b")
    #expect(KeyPattern([nil, "b"]).text == "*b")
  }
}
