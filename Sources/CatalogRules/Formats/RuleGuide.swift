public import StringCatalogs
import TextLayout

/// What a person reads about a rule: what it finds, why it matters, when to allow it, and examples.
public struct RuleGuide: Sendable {
  /// What the rule finds, a noun phrase.
  public let summary: String

  /// Why it matters.
  public let rationale: String

  /// When to allow it.
  public let exceptions: String

  private let rule: RuleDescription
  private let localizer: Localizer

  /// Creates the guide to a rule in the language of a localizer.
  public init(_ rule: RuleDescription, localizer: Localizer) {
    self.rule = rule
    self.localizer = localizer
    summary = localizer.words("rule.\(rule.id).summary")
    rationale = localizer.words("rule.\(rule.id).rationale")
    exceptions = localizer.words("rule.\(rule.id).exceptions")
  }

  /// Returns the guide as Markdown without a title.
  public func markdown() -> String {
    var text = MarkdownEscaping.text(summary) + "\n\n" + MarkdownEscaping.text(rationale) + "\n\n"
    text += MarkdownEscaping.text(exceptions) + "\n"
    for (heading, catalog) in examples {
      let fence = MarkdownEscaping.fence(for: catalog)
      text += "\n**\(MarkdownEscaping.text(heading))**\n\n\(fence)json\n"
      text += catalog + (catalog.hasSuffix("\n") ? "" : "\n") + fence + "\n"
    }
    return text
  }

  /// Returns the guide as plain text in lines of `columns` columns.
  public func text(columns: Int) -> String {
    let wrapper = LineWrapper(width: columns, breaker: TableLineBreaker())
    var text = [summary, rationale, exceptions].map { paragraph in
      wrapper.lines(of: paragraph).map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
    for (heading, catalog) in examples {
      text += "\n" + heading + "\n\n"
      text += catalog.split(separator: "\n").map { "    \($0)\n" }.joined()
    }
    return text
  }

  /// The catalogs of the examples with their headings.
  private var examples: [(heading: String, catalog: String)] {
    rule.examples.flatMap { example in
      let heading = example.isBad ? "lint.rule.bad" : "lint.rule.good"
      var examples = [(localizer.words(heading), example.catalog)]
      if let fixed = example.fixed { examples.append((localizer.words("lint.rule.fixed"), fixed)) }
      return examples
    }
  }
}
