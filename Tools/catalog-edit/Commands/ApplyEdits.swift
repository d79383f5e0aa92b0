import ArgumentParser
import CatalogBatches
import CatalogToolSupport
import Escaping
import StringCatalogs
import ToolSupport

/// `catalog-edit apply`: applies the edits in a file, all or none of them.
struct ApplyEdits: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "edit-apply", named: "apply", hasDiscussion: true)

  @Argument(help: .key("help.edit.edits", valueName: "edits.jsonl"), completion: .file())
  var edits: String

  @Argument(help: .key("help.edit.conflictPaths"), completion: .catalogs)
  var paths: [String] = []

  @Flag(exclusivity: .exclusive)
  var mode: Mode = .allOrNothing

  @Flag(name: .long, help: .key("help.edit.allowFindings"))
  var allowFindings = false

  @Option(name: .long, help: .key("help.edit.batchState"))
  var state: StringUnitState = .translated

  @OptionGroup var unknownLanguage: UnknownLanguageOption
  @OptionGroup var diff: DiffOption

  /// What happens to the other edits when one is refused.
  enum Mode: EnumerableFlag {
    case allOrNothing, keepGoing

    static func help(for value: Mode) -> ArgumentHelp? {
      .key(value == .keepGoing ? "help.edit.keepGoing" : "help.edit.allOrNothing")
    }
  }

  func run() throws {
    var options = BatchOptions()
    options.keepsGoing = mode == .keepGoing
    options.allowsFindings = allowFindings
    options.allowsUnknownLanguages = unknownLanguage.allowUnknownLanguage
    options.state = state
    let lines = try CatalogToolError.wrap { () throws(FileError) in
      try SystemFile.input(at: edits)
    }
    .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    .filter { !$0.element.allSatisfy { [0x20, 0x09, 0x0D].contains($0) } }
    let catalogs = try OpenCatalogs(at: paths)
    let result = catalogs.batch(options).applying(
      lines.map { _, line in
        Result { () throws(BatchEditError) in try BatchEdit(json: Array(line)) }
      })
    try catalogs.write(result.catalogs, showsDifference: diff.diff)
    let refused = result.count(of: .refused)
    let applied = result.count(of: .applied)
    let verdicts = zip(lines, result.verdicts).map { line, verdict in
      verdict.json(("line", line.offset + 1), localizer: ToolText.localizer).compactText() + "\n"
    }
    // Standard output has either the verdicts or a diff that is one.
    if diff.diff {
      for (text, verdict) in zip(verdicts, result.verdicts) where verdict.outcome == .refused {
        StandardStream.writeMessage(text)
      }
    } else {
      try StandardStream.writeDocument(verdicts.joined())
    }
    if refused > 0 {
      ToolMessage.note.print(
        ToolText.text("edit.apply.refused", .integer(Int64(refused)), .integer(Int64(applied))))
    } else {
      let key = diff.diff ? "edit.apply.wouldBeDone" : "edit.apply.done"
      ToolMessage.note.print(ToolText.text(key, .integer(Int64(applied))))
    }
    if refused > 0 || diff.diff && catalogs.differ(from: result.catalogs) { throw ExitCode(1) }
  }
}
