import StringCatalogs

/// A translation with more or fewer lines than the source text.
struct NewlineCount: TextRule {
  static let description = RuleDescription(
    "newline-count", severity: .info, preset: .all,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "One\\nTwo" : {
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : "translated", "value" : ⟦"하나 둘"⟧ } }
              }
            }
          },
          "version" : "1.0"
        }
        """),
      .good(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "One\\nTwo" : {
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "하나\\n둘" } }
              }
            }
          },
          "version" : "1.0"
        }
        """),
    ])

  static let traits: TextTraits = .lineFeed
  static let sourceTraits: TextTraits = .lineFeed

  func check(_ text: TextContext) {
    guard let source = text.source else { return }
    let wanted = source.utf8.count { $0 == UInt8(ascii: "\n") }
    let present = text.utf8.count { $0 == UInt8(ascii: "\n") }
    if present != wanted { text.report(.integer(Int64(present)), .integer(Int64(wanted))) }
  }
}
