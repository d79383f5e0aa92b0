import CodeStrings
import Testing

/// Patterns of keys that programs put together.
@Suite struct KeyPatternTests {
  private func matches(_ parts: [String?], _ key: String) -> Bool {
    KeyPattern(parts).matches(Array(key.utf8))
  }

  @Test func coversKeysWithItsParts() {
    #expect(matches(["error.", nil], "error.404"))
    #expect(matches(["error.", nil, ".title"], "error.404.title"))
    #expect(matches([nil, ".title"], "error.title"))
    #expect(matches([nil, "of", nil], "1 of 2"))
  }

  @Test func coversNothingElse() {
    #expect(!matches(["error.", nil], "warning.404"))
    #expect(!matches(["error.", nil, ".title"], "error.title"))
    #expect(!matches(["error"], "error.404"))
    #expect(!matches([nil], "anything"))
    #expect(!matches([], ""))
  }

  @Test func coversNoSentences() {
    let sentence = "Delete " + String(repeating: "many words ", count: 5)
    #expect(!matches(["Delete ", nil], sentence))
    #expect(matches(["Delete ", nil], "Delete %@"))
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
