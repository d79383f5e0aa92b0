import StringCatalogs

/// Tags that a translation has lost or added.
struct MarkupTag: TextRule {
  static let description = RuleDescription(
    "markup-tag", severity: .warning,
    examples: [
      .bad([
        "<b>New</b> here": ["ko": "⟦<b>새 기능⟧"],
        #"Tap <a href="x">here</a>"#: ["de": "⟦Hier tippen⟧"],
      ]),
      .bad(["New here": ["ko": "⟦<b>새 기능</b>⟧", "fr": "⟦Du<br>nouveau⟧"]]),
      .good([
        "<b>New</b> here": ["ko": "<b>새</b> 기능"],
        "<a letter of A>": ["de": "<ein Buchstabe>"],
        "Line<br>end": ["de": "Ende"],
        "a < b": ["de": "<b>"],
      ]),
    ])

  static let traits: TextTraits = .tag
  static let sourceTraits: TextTraits = .tag

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard let source = text.source else { return }
    guard source.count(of: UInt8(ascii: "<")) > 0 else {
      return checkAdded(in: text, reporter)
    }
    guard text.traits.isDisjoint(with: [.empty, .blank]), !Self.hasSameBrackets(text.text, source)
    else { return }
    let expected = Self.tags(in: source.string)
    guard !expected.isEmpty, Self.isBalanced(expected) else { return }
    let tags = Self.tags(in: text.string)
    guard tags.sorted() != expected.sorted() else { return }
    // Another word order needs more of the same elements.
    if Self.isBalanced(tags), Set(tags) == Set(expected),
      Set(tags).allSatisfy({ tag in tags.count { $0 == tag } >= expected.count { $0 == tag } })
    {
      return
    }
    let odd = (Set(expected).union(tags)).sorted().first { tag in
      tags.count { $0 == tag } != expected.count { $0 == tag }
    }
    reporter.report(text, .text("<\(odd ?? "")>"))
  }

  /// Reports the first tag of a translation whose source text is no markup.
  private func checkAdded(in text: TextContext, _ reporter: Reporter) {
    guard text.utf8.contains(UInt8(ascii: "<")) else { return }
    let tags = Self.tags(in: text.string, known: Self.namesWithBreak)
    guard let first = tags.first, Self.isBalanced(tags.filter { $0 != "br" }) else { return }
    reporter.report(text, variant: "added", .text("<\(first)>"))
  }

  /// The HTML elements that texts use; `br` and `hr` may be added or lost.
  private static let names: Set<Substring> = [
    "a", "b", "big", "blockquote", "code", "del", "div", "em", "font", "h1", "h2", "h3", "h4", "i",
    "kbd", "li", "mark", "ol", "p", "pre", "s", "small", "span", "strong", "sub", "sup", "table",
    "td", "th", "tr", "tt", "u", "ul",
  ]

  /// The same and the one that a translation without markup should not have either.
  private static let namesWithBreak = names.union(["br"])

  /// Returns the tags of known elements without their attributes: `b`, `/b`.
  private static func tags(
    in string: String, known names: Set<Substring> = names
  ) -> [String] {
    string.split(separator: "<").compactMap { part in
      guard let end = part.firstIndex(of: ">") else { return nil }
      let tag = part[..<end]
      let isEnd = tag.hasPrefix("/")
      let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
      let rest = tag.drop { $0 == "/" }.dropFirst(name.count)
      let lowercase = name.lowercased()[...]
      if lowercase == "br", names.contains(lowercase), rest.allSatisfy({ " /".contains($0) }) {
        return "br"
      }
      guard names.contains(lowercase), !rest.hasSuffix("/"),
        rest.allSatisfy(\.isWhitespace) || rest.first == " " && rest.contains("=")
      else { return nil }
      return (isEnd ? "/" : "") + lowercase
    }
  }

  /// Returns whether everything in angle brackets is equal in two texts, so that the tags are.
  private static func hasSameBrackets(_ text: LintedText, _ source: LintedText) -> Bool {
    let (left, right) = (text.utf8, source.utf8)
    let (leftBytes, rightBytes) = (left.span, right.span)
    var positions = (0, 0)
    while true {
      while positions.0 < leftBytes.count, leftBytes[positions.0] != UInt8(ascii: "<") {
        positions.0 += 1
      }
      while positions.1 < rightBytes.count, rightBytes[positions.1] != UInt8(ascii: "<") {
        positions.1 += 1
      }
      while positions.0 < leftBytes.count, positions.1 < rightBytes.count {
        let byte = leftBytes[positions.0]
        guard byte == rightBytes[positions.1] else { return false }
        positions = (positions.0 + 1, positions.1 + 1)
        if byte == UInt8(ascii: ">") { break }
      }
      if positions.0 == leftBytes.count || positions.1 == rightBytes.count {
        return leftBytes.indices.dropFirst(positions.0).allSatisfy {
          leftBytes[$0] != UInt8(ascii: "<")
        }
          && rightBytes.indices.dropFirst(positions.1).allSatisfy {
            rightBytes[$0] != UInt8(ascii: "<")
          }
      }
    }
  }

  private static func isBalanced(_ tags: [String]) -> Bool {
    var balance: [Substring: Int] = [:]
    for tag in tags { balance[tag.drop { $0 == "/" }, default: 0] += tag.hasPrefix("/") ? -1 : 1 }
    return balance.values.allSatisfy { $0 == 0 }
  }
}
