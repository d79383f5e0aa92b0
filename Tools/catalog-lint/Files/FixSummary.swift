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

  /// Writes the numbers of findings, texts and files, then a line for each rule, most first.
  func print(isPreview: Bool) {
    guard !isEmpty else { return ToolMessage.note.print(ToolText.text("lint.fix.none")) }
    let total = counts.values.reduce(0, +)
    let numbers = [total, texts.count, files.count].map { MessageArgument.integer(Int64($0)) }
    let key = isPreview ? "lint.fix.preview" : "lint.fix.done"
    ToolMessage.note.print(ToolText.text(LocalizedMessage(key, arguments: numbers)))
    let rules = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    StandardStream.writeMessage(rules.map { "  \($0.key): \($0.value)\n" }.joined())
  }
}
