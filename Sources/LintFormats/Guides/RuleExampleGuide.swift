import CatalogRules
import Escaping
import StringCatalogs

/// The documentation of a rule's example: the catalog, its findings, and its fix.
struct RuleExampleGuide {
  /// A text to show verbatim, with its heading.
  struct Block {
    var heading: String
    var lines: [String]

    /// The language of the text in Markdown.
    var language = "json"

    /// Whether this is the catalog in which the rule finds something.
    var isFound = false

    /// The text as a Markdown code block.
    var markdown: String { MarkdownEscaping.block(of: lines, language: language) }
  }

  private let example: RuleExample
  private let rule: RuleDescription
  private let localizer: Localizer

  init(_ example: RuleExample, of rule: RuleDescription, localizer: Localizer) {
    self.example = example
    self.rule = rule
    self.localizer = localizer
  }

  /// Returns the texts of the example, with or without marks around what the rule points at.
  func blocks(isMarked: Bool) -> [Block] {
    var blocks: [Block] = []
    let files = ([example.path] + example.siblings).filter { $0 != "Localizable.xcstrings" }
    if !files.isEmpty {
      blocks.append(
        Block(
          heading: localizer.words("lint.rule.files"), lines: [example.path] + example.siblings,
          language: "text"))
    }
    if let configuration = example.configuration.exampleText {
      blocks.append(block("configuration", configuration))
    }
    if let earlier = example.earlier { blocks.append(block("earlier", earlier)) }
    let text = isMarked ? example.catalog : example.unmarkedCatalog
    var catalog = block(example.isBad ? "bad" : "good", text)
    catalog.isFound = example.isBad
    blocks.append(catalog)
    if let fixed = example.fixed { blocks.append(block("fixed", fixed)) }
    return blocks
  }

  /// The messages of the example's findings, each with its line number.
  var findings: [String] {
    guard example.isBad else { return [] }
    var configuration = example.configuration
    configuration.select = [RuleSelector(rawValue: rule.id.rawValue)]
    let file = CatalogLinter(configuration: configuration).lint(
      bytes: Array(example.unmarkedCatalog.utf8), path: example.path, siblings: example.siblings,
      earlier: example.earlier.map { Array($0.utf8) })
    let lines = LineIndex(file.bytes)
    return file.findings.filter { $0.rule == rule.id }.map { finding in
      let line = lines.position(at: finding.range.lowerBound).line
      let sentence = finding.sentence(localizer)
      return localizer.words("lint.rule.line", .integer(Int64(line)), .text(sentence))
    }
  }

  private func block(_ name: String, _ text: String) -> Block {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return Block(
      heading: localizer.words("lint.rule.\(name)"),
      lines: lines.map { VisibleText($0, limit: nil).text })
  }
}

extension RuleExample {
  /// The catalog without the marks around what the rule points at.
  var unmarkedCatalog: String {
    String(String.UnicodeScalarView(catalog.unicodeScalars.filter { $0 != "⟦" && $0 != "⟧" }))
  }
}
