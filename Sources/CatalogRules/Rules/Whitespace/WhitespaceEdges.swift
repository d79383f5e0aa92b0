/// White space at an end of a translation that the source text has not, or the reverse.
struct WhitespaceEdges: TextRule {
  static let description = RuleDescription(
    "whitespace-edges", severity: .warning, fixability: .safe,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Name: " : {
              "localizations" : {
                "fr" : { "stringUnit" : { "state" : "translated", "value" : ⟦"Nom :"⟧ } }
              }
            },
            "Open" : {
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : "translated", "value" : ⟦"열기 "⟧ } }
              }
            }
          },
          "version" : "1.0"
        }
        """,
        fixed:
          """
          {
            "sourceLanguage" : "en",
            "strings" : {
              "Name: " : {
                "localizations" : {
                  "fr" : { "stringUnit" : { "state" : "translated", "value" : "Nom : " } }
                }
              },
              "Open" : {
                "localizations" : {
                  "ko" : { "stringUnit" : { "state" : "translated", "value" : "열기" } }
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
            "Name: " : {
              "localizations" : {
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "名前：" } },
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "이름: " } }
              }
            },
            " and " : {
              "localizations" : {
                "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "和" } },
                "ko" : { "stringUnit" : { "state" : "translated", "value" : " 및 " } }
              }
            },
            "by " : {
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : "translated", "value" : " 작성" } }
              }
            }
          },
          "version" : "1.0"
        }
        """),
    ])

  static let traits: TextTraits = .edgeWhitespace
  static let sourceTraits: TextTraits = .edgeWhitespace

  func check(_ text: TextContext) {
    guard let source = text.source else { return }
    let wanted = EdgeWhitespace(source.string)
    let present = EdgeWhitespace(text.string)
    guard !wanted.isBlank, !present.isBlank else { return }
    let isUnspaced = ["ja", "zh"].contains(text.language.language)
    let leading = Self.differs(present.leading, from: wanted.leading, isUnspaced: isUnspaced)
    let trailing = Self.differs(present.trailing, from: wanted.trailing, isUnspaced: isUnspaced)
    // Another order of words moves a space from one end to the other.
    if leading, trailing, wanted.leading.isEmpty != wanted.trailing.isEmpty,
      present.leading.isEmpty == wanted.trailing.isEmpty,
      present.trailing.isEmpty == wanted.leading.isEmpty
    {
      return
    }
    let count = text.utf8.count
    if leading, !Self.isLayout(present, of: text, wanted: wanted) {
      let edit = text.edit(0..<present.leading.utf8.count, with: wanted.leading)
      text.report(variant: "leading", edits: [edit])
    }
    if trailing {
      let edit = text.edit(count - present.trailing.utf8.count..<count, with: wanted.trailing)
      text.report(variant: "trailing", edits: [edit])
    }
  }

  private static func differs(_ present: String, from wanted: String, isUnspaced: Bool) -> Bool {
    let present = normalized(present)
    let wanted = normalized(wanted)
    // Chinese and Japanese put no space between words nor after their wide punctuation.
    return present != wanted && !(isUnspaced && present.isEmpty && wanted == " ")
  }

  /// Returns whether the beginning is a tab that indents an item of a menu, or a Korean parenthesis,
  /// which stands close to the word before.
  private static func isLayout(
    _ present: EdgeWhitespace, of text: TextContext, wanted: EdgeWhitespace
  ) -> Bool {
    if wanted.leading.isEmpty { return present.leading.allSatisfy { $0 == "\t" } }
    return text.language.language == "ko" && text.string.hasPrefix("(")
  }

  private static func normalized(_ space: String) -> String {
    space.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
  }
}

/// The white space at both ends of a text.
private struct EdgeWhitespace {
  let leading: String
  let trailing: String
  let isBlank: Bool

  init(_ text: String) {
    let rest = text.drop(while: \.isWhitespace)
    isBlank = rest.isEmpty
    leading = String(text.prefix(while: \.isWhitespace))
    trailing = String(text.reversed().prefix(while: \.isWhitespace).reversed())
  }
}
