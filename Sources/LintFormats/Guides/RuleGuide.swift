public import CatalogRules
import Escaping
public import StringCatalogs
import TextLayout

/// The documentation of a rule: what it finds, why it matters, when to allow it, and examples.
public struct RuleGuide: Sendable {
  /// What the rule finds, a noun phrase.
  public let summary: String

  /// Why it matters.
  public let rationale: String

  /// When to allow it.
  public let exceptions: String

  /// What the fix does; nil if there is none.
  let fix: String?

  let rule: RuleDescription
  let localizer: Localizer

  /// Creates the guide to a rule in the language of a localizer.
  public init(_ rule: RuleDescription, localizer: Localizer) {
    self.rule = rule
    self.localizer = localizer
    summary = localizer.words("rule.\(rule.id.textName).summary")
    rationale = localizer.words("rule.\(rule.id.textName).rationale")
    exceptions = localizer.words("rule.\(rule.id.textName).exceptions")
    fix = rule.fixability == .none ? nil : localizer.words("rule.\(rule.id.textName).fix")
  }

  /// Returns the guide as Markdown without a title, with marks around what the examples show.
  ///
  /// `exampleLimit` is the maximum number of examples; nil for all.
  public func markdown(exampleLimit: Int? = nil) -> String {
    var text = MarkdownEscaping.text(summary) + "\n"
    for (heading, paragraph) in paragraphs {
      text += "\n**\(MarkdownEscaping.text(heading))**\n\n\(MarkdownEscaping.text(paragraph))\n"
    }
    for example in examples.prefix(exampleLimit ?? .max) {
      for block in example.blocks(isMarked: true) {
        text += "\n**\(MarkdownEscaping.text(block.heading))**\n\n" + block.markdown
      }
    }
    return text
  }

  /// Returns the guide as plain text in lines of `columns` columns.
  public func text(columns: Int) -> String {
    let wrapper = LineWrapper(width: columns, breaker: PhraseLineBreaker())
    let lines = { (text: String) in wrapper.lines(of: text).map { $0 + "\n" }.joined() }
    var text = lines(summary)
    for (heading, paragraph) in paragraphs { text += "\n" + lines(heading) + lines(paragraph) }
    for example in examples {
      for block in example.blocks(isMarked: true) {
        text += "\n" + lines(block.heading) + "\n" + block.lines.map { "    \($0)\n" }.joined()
        if block.isFound { text += "\n" + example.findings.map(lines).joined() }
      }
    }
    return text
  }

  /// The texts about the rule, each with its heading.
  var paragraphs: [(heading: String, text: String)] {
    let texts = [
      ("lint.rule.rationale", rationale), ("lint.rule.exceptions", exceptions),
      ("lint.heading.fix", fix),
    ]
    return texts.compactMap { key, text in text.map { (localizer.words(key), $0) } }
  }

  /// The examples of the rule.
  var examples: [RuleExampleGuide] {
    rule.examples.map { RuleExampleGuide($0, of: rule, localizer: localizer) }
  }
}
