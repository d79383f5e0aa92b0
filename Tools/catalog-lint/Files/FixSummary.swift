import CatalogRules
import StringCatalogs
import ToolSupport

/// What the fixes of a run changed, or would change.
struct FixSummary {
  /// A text: a key in a language of a file.
  private struct Text: Hashable {
    var path: String
    var key: String?
    var language: String?
  }

  private var files: Set<String> = []
  private var texts: Set<Text> = []
  private var counts: [RuleIdentifier: Int] = [:]

  /// The number of findings that a baseline knows and that a fix would correct.
  private var knownCount = 0

  /// The paths of documents with fixes that can't be made.
  private var blocked: [String] = []

  /// Whether nothing was fixed.
  var isEmpty: Bool { counts.isEmpty }

  /// Adds the fixed findings of a file.
  mutating func add(_ findings: [Finding], in path: String) {
    for finding in findings {
      files.insert(path)
      texts.insert(Text(path: path, key: finding.key, language: finding.language?.rawValue))
      counts[finding.rule, default: 0] += 1
    }
  }

  /// Notes a document whose fixes can't be made, as it isn't UTF-8.
  mutating func addBlocked(_ path: String) { blocked.append(path) }

  /// Counts the fixable findings of a file that are not among its unknown ones.
  mutating func addKnown(_ all: LintedFile, unknown: LintedFile, _ options: FixOptions) {
    let count = { (file: LintedFile) in
      file.findings.count { $0.fix.map { $0.isSafe || options.unsafeFixes } ?? false }
    }
    knownCount += count(all) - count(unknown)
  }

  /// Writes the numbers of findings, texts and files, then a line for each rule, most first.
  func print(isPreview: Bool) {
    if isEmpty, knownCount == 0, blocked.isEmpty {
      ToolMessage.note.print(ToolText.text("lint.fix.none"))
    }
    if !isEmpty { printFixed(isPreview: isPreview) }
    for path in blocked { ToolMessage.note.print(ToolText.text("lint.fix.notUTF8", .text(path))) }
    guard knownCount > 0 else { return }
    ToolMessage.note.print(ToolText.text("lint.fix.known", .integer(Int64(knownCount))))
  }

  private func printFixed(isPreview: Bool) {
    let total = counts.values.reduce(0, +)
    let numbers = [total, texts.count, files.count].map { MessageArgument.integer(Int64($0)) }
    let key = isPreview ? "lint.fix.preview" : "lint.fix.done"
    ToolMessage.note.print(ToolText.text(LocalizedMessage(key, arguments: numbers)))
    let rules = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    StandardStream.writeMessage(rules.map { "  \($0.key): \($0.value)\n" }.joined())
  }
}
