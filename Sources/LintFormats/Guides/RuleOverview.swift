public import CatalogRules
public import StringCatalogs
import TextLayout

/// An overview of all rules: a table for each preset, or a list if the screen is too narrow.
public struct RuleOverview: Sendable {
  /// The minimum width of the summary column, in columns of the terminal.
  private static let narrowestSummary = 24

  private let localizer: Localizer
  private let link: @Sendable (RuleIdentifier) -> String

  /// Creates the overview in the language of a localizer; `link` may add zero-width sequences
  /// around the name of a rule.
  public init(
    localizer: Localizer, link: @escaping @Sendable (RuleIdentifier) -> String = { $0.rawValue }
  ) {
    self.localizer = localizer
    self.link = link
  }

  /// Returns the overview as plain text in lines of `columns` columns.
  public func text(columns: Int) -> String {
    let others = (1...3).map { column in
      RuleRegistry.descriptions.map { DisplayWidth.of(cells(of: $0)[column]) }.max() ?? 0
    }
    let room = columns - others.reduce(0) { $0 + $1 + 2 }
    return LintPreset.allCases.map { preset in
      let rules = RuleRegistry.descriptions.filter { $0.preset == preset }.sorted { $0.id < $1.id }
      return "\(preset.rawValue)\n\n"
        + (room < Self.narrowestSummary ? list(rules, columns) : table(rules, columns))
    }.joined(separator: "\n")
  }

  private func table(_ rules: [RuleDescription], _ columns: Int) -> String {
    var table = TextTable(
      headings: ["summary", "rule", "severity", "fix"].map {
        localizer.words("lint.heading.\($0)")
      },
      alignments: Array(repeating: .leading, count: 4))
    for rule in rules { table.add(cells(of: rule)) }
    return table.text(columns: columns) { text, column in
      column == 1 ? link(RuleIdentifier(rawValue: text)) : text
    }
  }

  private func list(_ rules: [RuleDescription], _ columns: Int) -> String {
    let wrapper = LineWrapper(width: columns - 2, breaker: PhraseLineBreaker())
    return rules.map { rule in
      let cells = cells(of: rule)
      let facts = cells.dropFirst(2).joined(separator: " · ")
      let lines = wrapper.lines(of: facts) + wrapper.lines(of: cells[0])
      return ([link(rule.id)] + lines.map { "  " + $0 }).map { $0 + "\n" }.joined()
    }.joined()
  }

  private func cells(of rule: RuleDescription) -> [String] {
    [
      localizer.words("rule.\(rule.id).summary"), rule.id.rawValue,
      localizer.words(rule.severity.key),
      localizer.words("lint.fixability.\(rule.fixability.rawValue)"),
    ]
  }
}
