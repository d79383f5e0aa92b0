import ArgumentParser
import Originality
import Reports
import StringCatalogs
import TextLayout
import ToolSupport

/// `metalens rules`: the rules of flags and scores.
struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration.localized("rules")

  func run() throws {
    let rules = RuleTable.current
    let title = ToolText.text(
      "tool.rules.title", .text(rules.version), .integer(Int64(RuleTable.startingScore)))
    var parts = [
      paragraph(title), table(of: rules.flags).text(columns: Terminal.columns),
      paragraph(ToolText.text("tool.rules.badges")),
    ]
    for (kind, heading) in [
      (EditorKind.desktop, "tool.rules.desktopEditors"), (.mobile, "tool.rules.mobileEditors"),
    ] {
      let names = rules.editors.filter { $0.kind == kind }.map(\.name)
      parts.append(
        paragraph(ToolText.text(heading)) + paragraph(names.joined(separator: ", "), indent: "  "))
    }
    parts.append(paragraph(ToolText.text("tool.rules.others")))
    let evidence = EvidenceTable.current
    parts.append(
      paragraph(
        ToolText.text("tool.rules.evidenceTitle", .text(evidence.version), .text(evidence.date)))
        + list(of: evidence.rules) + paragraph(ToolText.text("tool.rules.evidenceNote")))
    try StandardStream.writeReport(parts.joined(separator: "\n"))
  }

  private func table(of flags: [FlagRule]) -> TextTable {
    var table = TextTable(
      headings: [
        ToolText.text("tool.rules.evidence"), ToolText.text("tool.rules.type"),
        ToolText.text("tool.rules.points"),
      ],
      alignments: [.leading, .leading, .trailing])
    for rule in flags {
      table.add(
        ToolText.text("flag.\(rule.evidence.rawValue).description", "…", "…"),
        ToolText.text("report.flagType.\(rule.evidence.meaning.rawValue)"),
        rule.points < 0 ? "−\(-rule.points)" : "\(rule.points)")
    }
    return table
  }

  /// Returns a paragraph for each rule: its code, weight and basis, followed by what it finds.
  private func list(of rules: [EvidenceRule]) -> String {
    rules.map { rule in
      let weight = ToolText.text("report.weight.\(rule.weight.rawValue)")
      let text = ToolText.text("report.sign.\(rule.kind.rawValue).description")
      let facts = "\(weight) · \(words(for: rule.basis))"
      let isNarrow = Terminal.columns < TextColumns.narrowestBeside
      return
        (isNarrow
        ? paragraph(rule.kind.rawValue, indent: "  ") + paragraph(facts, indent: "    ")
        : paragraph("\(rule.kind.rawValue) · \(facts)", indent: "  "))
        + paragraph(text, indent: "    ")
    }.joined()
  }

  private func words(for basis: EvidenceBasis) -> String {
    switch basis {
    case .measured(let processed, let others, let ratio):
      ToolText.text(
        "tool.rules.ratioFormat", .integer(Int64(processed)), .integer(Int64(others)),
        .decimal(ratio))
    case .stated: ToolText.text("tool.rules.basisStated")
    case .consistent(let photos):
      ToolText.text("tool.rules.basisConsistent", .integer(Int64(photos)))
    case .reasoned: ToolText.text("tool.rules.basisReasoned")
    }
  }

  /// Returns a paragraph wrapped for the terminal, each line with a line feed.
  private func paragraph(_ text: String, indent: String = "") -> String {
    LineWrapper(width: Terminal.columns - indent.count, breaker: PhraseLineBreaker())
      .lines(of: text).map { indent + $0 + "\n" }.joined()
  }
}
