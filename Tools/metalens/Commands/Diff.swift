import ArgumentParser
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
    try StandardStream.write(
      format == .json ? difference.json : text(of: difference), isForPeople: format == .text)
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
    changes.compactMap { change in
      let (before, after) = (change.messageBefore, change.messageAfter)
      if change.isOfList {
        let text = (before ?? after).map(ToolText.text) ?? change.textBefore ?? change.textAfter
        let sign = change.textBefore == nil ? "+" : "−"
        return "  \(sign) \(element(ResultList.visible(text ?? ""), of: change.field))"
      }
      let absent = ToolText.text("report.value.absent")
      var words = [
        before.map(ToolText.text) ?? change.textBefore ?? absent,
        after.map(ToolText.text) ?? change.textAfter ?? absent,
      ]
      // Words can be less precise than values.
      if words[0] == words[1] { words = [change.textBefore ?? absent, change.textAfter ?? absent] }
      guard words[0] != words[1] else { return nil }
      let value = ResultList.change(words[0], words[1])
      return "  " + labeled(value, of: change.field)
    }
  }

  /// Returns an element of a list, labeled if it is not a sentence.
  private func element(_ text: String, of field: String) -> String {
    let isSentence = ["flags", "evidence", "summary.facts", "summary.problems"].contains(field)
    return isSentence ? text : labeled(text, of: field)
  }

  private func labeled(_ text: String, of field: String) -> String {
    ToolText.text("report.value.factFormat", .text(label(of: field)), .text(text))
  }

  private static let names = [
    "assessment.verdict": "assessment", "assessment.tableVersion": "evidenceTable",
    "assessment.checksMade": "checksMade", "error": "error",
    "summary.xmp.hasLocation": "location",
  ]

  /// Returns the name of a member in reports, or its own name.
  private func label(of field: String) -> String {
    let last = field.split(separator: ".").last.map(String.init) ?? field
    let name = Self.names[field] ?? last
    let key = "report.fact.\(name)"
    return ProductStrings.entries.entry(for: key) == nil ? name : ToolText.text(key)
  }
}
