import CatalogBatches
import CatalogEditing
import CatalogRules
import CatalogToolSupport
import Escaping
import StringCatalogs
import ToolSupport

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Asks a person on the terminal about one conflict after another.
struct ConflictPrompt {
  /// The longest line that is read.
  private static let longestLine = 1 << 16

  /// Whether a person is at the terminal.
  static var hasTerminal: Bool { isatty(STDIN_FILENO) == 1 && Terminal.isAttached }

  /// What a person answered.
  private enum Answer {
    case decision(MergeDecision)
    case skip
    case quit
  }

  private var lines = ByteLines(
    descriptor: STDIN_FILENO, separator: UInt8(ascii: "\n"), limit: Self.longestLine)

  private let options: BatchOptions

  init(options: BatchOptions) {
    self.options = options
  }

  /// Decides the open conflicts of files, until the person quits; each decision is saved at once.
  mutating func decide(_ files: inout [ResolvedFile]) throws {
    let count = files.reduce(0) { $0 + $1.openCount }
    var number = 0
    for index in files.indices {
      for conflict in files[index].merge.resolution.openConflicts {
        number += 1
        try Self.show(conflict, of: files[index], (number, count))
        guard try decide(conflict, of: &files[index]) else { return }
      }
    }
  }

  /// Asks about a conflict until there is an answer that is accepted; returns false to quit.
  private mutating func decide(
    _ conflict: MergeConflict, of file: inout ResolvedFile
  ) throws -> Bool {
    while true {
      switch try ask(about: conflict) {
      case .quit: return false
      case .skip: return true
      case .decision(let decision):
        var edit = MergeEdit(decision)
        (edit.key, edit.language, edit.part) = (conflict.key, conflict.language, conflict.part)
        let batch = { [options] (file: ResolvedFile) in
          MergeBatch(
            [.init(path: file.file.path, resolution: file.merge.resolution, linter: file.linter)],
            options: options
          ).applying([.success(edit)])
        }
        let result = batch(file)
        guard let verdict = result.verdicts.first, verdict.outcome != .applied else {
          file.merge.resolution = result.resolutions[0]
          try file.save { $0.merge.resolution = batch($0).resolutions[0] }
          return true
        }
        let texts = verdict.findings.map { ToolText.text($0.message) }
        let reason = verdict.reason.map { ToolText.text($0) }
        try StandardStream.writeReport(
          (texts.isEmpty ? [reason ?? ""] : texts)
            .map { VisibleText($0, limit: nil).text + "\n" }.joined())
      }
    }
  }

  private mutating func ask(about conflict: MergeConflict) throws -> Answer {
    while true {
      let key = conflict.isText ? "edit.resolve.question" : "edit.resolve.questionWithoutEdit"
      try StandardStream.writeReport(ToolText.text(key) + " ")
      guard let line = lines.next() else { return .quit }
      switch String(decoding: line, as: UTF8.self).filter({ !$0.isWhitespace }).lowercased() {
      case "o": return .decision(.ours)
      case "t": return .decision(.theirs)
      case "b": return .decision(.base)
      case "s": return .skip
      case "q": return .quit
      case "e" where conflict.isText:
        let present = (conflict.ours ?? conflict.theirs)?.texts.first ?? ""
        if let command = TextEditor.command {
          guard let text = try TextEditor.edited(present, with: command), text != present else {
            continue
          }
          return .decision(.text(text, state: nil))
        }
        try StandardStream.writeReport(
          VisibleText(
            ToolText.text("edit.resolve.presentText", .text(present)), limit: nil
          ).text + "\n"
            + ToolText.text("edit.resolve.newText") + " ")
        guard let text = lines.next() else { return .quit }
        guard !text.isEmpty else { continue }
        return .decision(.text(Self.text(text), state: nil))
      default:
        try StandardStream.writeReport(ToolText.text("edit.resolve.keys") + "\n")
      }
    }
  }

  /// Returns a typed text, in which `\n` is a line break and `\\` a backslash.
  static func text(_ line: [UInt8]) -> String {
    var bytes: [UInt8] = []
    var rest = line[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\"), let next = rest.first,
        [UInt8(ascii: "n"), UInt8(ascii: "\\")].contains(next)
      {
        rest.removeFirst()
        bytes.append(next == byte ? byte : 0x0A)
      } else if byte != 0x0D {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func show(
    _ conflict: MergeConflict, of file: ResolvedFile, _ position: (number: Int, count: Int)
  ) throws {
    let report = ConflictReport(conflict: conflict, path: file.file.path, marksWords: true)
    try StandardStream.writeReport(
      "\n"
        + ToolText.text(
          "edit.resolve.position", .integer(Int64(position.number)),
          .integer(Int64(position.count))) + "\n" + report.text)
  }
}
