import CatalogRules
import Escaping
public import StringCatalogs

/// The documentation of the rules as Markdown pages in one language: one for each rule, and an
/// index.
///
/// Pages in the source language are in the folder `docs/rules`; those in any other language are in
/// a subfolder such as `docs/rules/ko`. Each page links to the same page in the other languages.
public struct RulePages: Sendable {
  /// The file name of the index.
  private static let indexName = "README.md"

  private let localizer: Localizer
  private let languageNames: [LanguageTag: String]

  /// Creates the pages in the language of a localizer; `languageNames` are the native names of its
  /// available languages.
  public init(localizer: Localizer, languageNames: [LanguageTag: String]) {
    self.localizer = localizer
    self.languageNames = languageNames
  }

  /// Returns all pages by their paths in `docs/rules`, such as `ko/empty-translation.md`.
  public func all() -> [String: String] {
    let folder = localizer.documentationFolder(of: localizer.language)
    var pages = [folder + Self.indexName: index()]
    for rule in RuleRegistry.allDescriptions { pages[folder + rule.pageName] = page(of: rule) }
    return pages
  }

  private func page(of rule: RuleDescription) -> String {
    let guide = RuleGuide(rule, localizer: localizer)
    var text = "# \(rule.id)\n\n\(languageLinks(to: rule.pageName))\n\n"
    text += "\(MarkdownEscaping.text(sentence(guide.summary)))\n\n"
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
    return text + "\n[\(localizer.words("lint.rule.all"))](\(Self.indexName))\n"
  }

  private func index() -> String {
    let title = MarkdownEscaping.text(localizer.words("lint.rule.all"))
    let introduction = MarkdownEscaping.text(localizer.words("lint.rule.introduction"))
    let reason = localizer.words("lint.rule.reason")
    let directive = "catalog-lint:ignore[empty-translation@ko,ja] \(reason)"
    var text = "# \(title)\n\n\(languageLinks(to: Self.indexName))\n\n\(introduction)\n\n"
    text += MarkdownEscaping.block(of: [directive], language: "text") + "\n"
    text += row(
      ["rule", "summary", "severity", "preset", "fix"].map { localizer.words("lint.heading.\($0)") }
    )
    text += row(Array(repeating: "---", count: 5))
    for rule in RuleRegistry.allDescriptions {
      let summary = RuleGuide(rule, localizer: localizer).summary
      text += row(
        ["[\(rule.id)](\(rule.pageName))", MarkdownEscaping.text(summary)] + cells(of: rule))
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

  /// Returns links to a page in all languages, in one line.
  private func languageLinks(to name: String) -> String {
    let own = localizer.documentationFolder(of: localizer.language)
    return localizer.availableLanguages.map { language in
      let folder = localizer.documentationFolder(of: language)
      let path = folder == own ? name : (own.isEmpty ? "" : "../") + folder + name
      return "[\(languageNames[language] ?? language.rawValue)](\(path))"
    }.joined(separator: " · ")
  }

  /// Returns a noun phrase as the first line of a page.
  private func sentence(_ phrase: String) -> String {
    localizer.words(
      "lint.rule.summaryFormat", .text(phrase.prefix(1).uppercased() + phrase.dropFirst()))
  }
}
