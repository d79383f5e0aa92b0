import StringCatalogs

/// Tags that a translation has lost or added.
struct MarkupTag: TextRule {
  static let description = RuleDescription(
    "markup-tag", severity: .warning,
    examples: [
      .bad(
        #"""
        {
          "sourceLanguage" : "en",
          "strings" : {
            "<b>New</b> here" : {
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : "translated", "value" : ⟦"<b>새 기능"⟧ } }
              }
            },
            "Tap <a href=\"x\">here</a>" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : ⟦"Hier tippen"⟧ } }
              }
            }
          },
          "version" : "1.0"
        }
        """#),
      .good(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "<b>New</b> here" : {
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "<b>새</b> 기능" } }
              }
            },
            "<a letter of A>" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "<ein Buchstabe>" } }
              }
            },
            "Line<br>end" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Ende" } }
              }
            },
            "a < b" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "<b>" } }
              }
            }
          },
          "version" : "1.0"
        }
        """),
    ])

  static let traits: TextTraits = .tag
  static let sourceTraits: TextTraits = .tag

  func check(_ text: TextContext) {
    guard let source = text.source, text.traits.isDisjoint(with: [.empty, .blank]) else { return }
    let expected = Self.tags(in: source.string)
    guard !expected.isEmpty, Self.isBalanced(expected) else { return }
    let tags = Self.tags(in: text.string)
    guard tags.sorted() != expected.sorted() else { return }
    let odd = (Set(expected).union(tags)).sorted().first { tag in
      tags.count { $0 == tag } != expected.count { $0 == tag }
    }
    text.report(.text("<\(odd ?? "")>"))
  }

  /// The elements of HTML that texts use; `br` and `hr` may come and go.
  private static let names: Set<Substring> = [
    "a", "b", "big", "blockquote", "code", "del", "div", "em", "font", "h1", "h2", "h3", "h4", "i",
    "kbd", "li", "mark", "ol", "p", "pre", "s", "small", "span", "strong", "sub", "sup", "table",
    "td", "th", "tr", "tt", "u", "ul",
  ]

  /// Returns the tags of known elements without their attributes: `b`, `/b`.
  private static func tags(in string: String) -> [String] {
    string.split(separator: "<").compactMap { part in
      guard let end = part.firstIndex(of: ">") else { return nil }
      let tag = part[..<end]
      let isEnd = tag.hasPrefix("/")
      let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
      let rest = tag.drop { $0 == "/" }.dropFirst(name.count)
      let lowercase = name.lowercased()[...]
      guard names.contains(lowercase), !rest.hasSuffix("/"),
        rest.allSatisfy(\.isWhitespace) || rest.first == " " && rest.contains("=")
      else { return nil }
      return (isEnd ? "/" : "") + lowercase
    }
  }

  private static func isBalanced(_ tags: [String]) -> Bool {
    tags.allSatisfy { tag in
      let name = tag.hasPrefix("/") ? String(tag.dropFirst()) : tag
      return tags.count { $0 == name } == tags.count { $0 == "/" + name }
    }
  }
}
