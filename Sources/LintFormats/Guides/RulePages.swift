public import CatalogRules
import Escaping
public import StringCatalogs

/// The documentation of the rules as Markdown pages: one for each rule, and an index.
public struct RulePages: Sendable {
  private let localizer: Localizer

  /// Creates the pages in the language of a localizer.
  public init(localizer: Localizer) {
    self.localizer = localizer
  }

  /// Returns the page of a rule.
  public func page(of rule: RuleDescription) -> String {
    let guide = RuleGuide(rule, localizer: localizer)
    var text = "# \(rule.id)\n\n\(MarkdownEscaping.text(sentence(guide.summary)))\n\n"
    text += row(["severity", "preset", "fix"].map { localizer.words("lint.heading.\($0)") })
    text += row(["---", "---", "---"]) + row(cells(of: rule))
    for (heading, paragraph) in guide.paragraphs {
      text += "\n## \(MarkdownEscaping.text(heading))\n\n\(MarkdownEscaping.text(paragraph))\n"
    }
    for example in guide.examples {
      for block in example.blocks(isMarked: false) {
        text += "\n## \(MarkdownEscaping.text(block.heading))\n\n\(block.markdown)"
        guard block.isFound else { continue }
        text += "\n" + MarkdownEscaping.block(of: example.findings, language: "text")
      }
    }
    return text + "\n[\(localizer.words("lint.rule.all"))](README.md)\n"
  }

  /// Returns the index of all pages.
  public func index() -> String {
    let title = MarkdownEscaping.text(localizer.words("lint.rule.all"))
    let introduction = MarkdownEscaping.text(localizer.words("lint.rule.introduction"))
    let directive = "catalog-lint:ignore[empty-translation@ko,ja] Not shown there."
    var text = "# \(title)\n\n\(introduction)\n\n```text\n\(directive)\n```\n\n"
    text += row(
      ["rule", "summary", "severity", "preset", "fix"].map { localizer.words("lint.heading.\($0)") }
    )
    text += row(Array(repeating: "---", count: 5))
    for rule in RuleRegistry.descriptions {
      let summary = RuleGuide(rule, localizer: localizer).summary
      text += row(
        ["[\(rule.id)](\(rule.id).md)", MarkdownEscaping.text(summary)] + cells(of: rule))
    }
    return text
  }

  private func cells(of rule: RuleDescription) -> [String] {
    [
      rule.severity.rawValue, rule.preset.rawValue,
      MarkdownEscaping.text(localizer.words("lint.fixability.\(rule.fixability.rawValue)")),
    ]
  }

  private func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }

  /// Returns a noun phrase as a sentence.
  private func sentence(_ phrase: String) -> String {
    phrase.prefix(1).uppercased() + phrase.dropFirst() + "."
  }
}
