import ArgumentParser
import Originality
import ProductStrings
import Reports
import StringCatalogs
import ToolSupport

/// `metalens diff`: the differences between two audits; status 1 if there are any.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration.localized("diff", hasDiscussion: true)

  @Argument(help: .key("help.diff.old"))
  var old: String

  @Argument(help: .key("help.diff.new"))
  var new: String

  @Option(name: .shortAndLong, help: .key("help.list.format"))
  var format = ListFormat.text

  func run() throws {
    let difference = AuditDifference(
      from: try InputFile.audit(at: old), to: try InputFile.audit(at: new))
    try StandardStream.writeReport(
      format == .json ? difference.json : text(of: difference))
    if !difference.isEmpty { throw ExitCode(1) }
  }

  private func text(of difference: AuditDifference) -> String {
    var list = ResultList()
    list.add("tool.list.added", difference.added.map { ResultList.visible($0) })
    list.add("tool.list.removed", difference.removed.map { ResultList.visible($0) })
    list.add(
      "tool.list.moved",
      difference.moved.map { [ResultList.change($0.from, $0.to)] + lines(of: $0.changes) })
    list.add(
      "tool.list.changed",
      difference.changed.map { [ResultList.visible($0.to)] + lines(of: $0.changes) })
    list.add(ToolText.text("tool.list.unchanged", .integer(Int64(difference.unchangedCount))))
    return list.text
  }

  private func lines(of changes: [FieldChange]) -> [String] {
    changes.map { change in
      if let message = change.message {
        return "  \(change.textBefore == nil ? "+" : "−") \(ToolText.text(message))"
      }
      let absent = ToolText.text("report.value.absent")
      let value = ResultList.change(change.textBefore ?? absent, change.textAfter ?? absent)
      return "  \(label(of: change.field)): \(value)"
    }
  }

  /// Returns the name of a member in reports, or its own name.
  private func label(of field: String) -> String {
    let name = field.hasPrefix("summary.") ? String(field.dropFirst("summary.".count)) : field
    let key = "report.fact.\(name)"
    return ProductStrings.entries.entry(for: key) == nil ? name : ToolText.text(key)
  }
}
