import ArgumentParser
import Originality
import StringCatalogs
import TextLayout

/// `metalens rules`: the table that flags and scores follow.
struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration.localized("rules")

  func run() {
    let rules = RuleTable.current
    let columns = Terminal.columns
    write(
      ToolText.text(
        "tool.rules.title", .text(rules.version), .integer(Int64(RuleTable.startingScore))))
    print("\n" + table(of: rules.flags).text(columns: columns))
    write(ToolText.text("tool.rules.badges"))
    for (kind, heading) in [
      (EditorKind.desktop, "tool.rules.desktopEditors"), (.mobile, "tool.rules.mobileEditors"),
    ] {
      print("")
      write(ToolText.text(heading))
      let names = rules.editors.filter { $0.kind == kind }.map(\.name)
      write(names.joined(separator: ", "), indent: "  ")
    }
    print("")
    write(ToolText.text("tool.rules.others"))
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
        ToolText.text("report.flagType.\(rule.type.rawValue)"),
        rule.points < 0 ? "−\(-rule.points)" : "\(rule.points)")
    }
    return table
  }

  /// Writes a paragraph in lines that fit the terminal.
  private func write(_ paragraph: String, indent: String = "") {
    let width = Terminal.columns - indent.count
    for line in LineWrapper(width: width, breaker: TableLineBreaker()).lines(of: paragraph) {
      print(indent + line)
    }
  }
}
