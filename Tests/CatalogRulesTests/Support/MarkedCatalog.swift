import CatalogRules
import StringCatalogs

/// The text of an example without its marks, and the marked positions.
struct MarkedCatalog {
  private(set) var bytes: [UInt8] = []
  private(set) var marks: [Range<Int>] = []

  init(_ text: String) {
    var start: Int?
    for character in text.unicodeScalars {
      switch character {
      case "⟦": start = bytes.count
      case "⟧":
        if let start { marks.append(start..<bytes.count) }
        start = nil
      default: bytes += Array(String(character).utf8)
      }
    }
  }
}

extension LintedFile {
  /// The bytes after all fixes.
  var fixed: [UInt8] {
    var result = bytes
    let edits = findings.compactMap(\.fix).flatMap(\.edits)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceSubrange(edit.range, with: edit.replacement)
    }
    return result
  }
}

extension RuleExample {
  /// Lints bytes with the example's settings and one rule only.
  func lint(_ bytes: [UInt8], rule: RuleIdentifier) -> LintedFile {
    var configuration = configuration
    configuration.select = [RuleSelector(rawValue: rule.rawValue)]
    return CatalogLinter(configuration: configuration)
      .lint(
        bytes: bytes, path: path, siblings: siblings, earlier: earlier.map { Array($0.utf8) })
  }

  /// The rule's own findings in bytes; a longer name with the same prefix is another rule.
  func findings(in bytes: [UInt8], rule: RuleIdentifier) -> [Finding] {
    lint(bytes, rule: rule).findings.filter { $0.rule == rule }
  }
}
