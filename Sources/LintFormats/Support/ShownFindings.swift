import CatalogRules
import StringCatalogs

/// The findings of a file that a report for people shows: the first of each rule.
///
/// Errors are always shown, except texts without a translation.
struct ShownFindings {
  /// The maximum number of findings of a rule.
  private static let limit = 20

  /// The file with the findings to show.
  private(set) var file: LintedFile

  /// The rules with further findings, in the order of the file, and how many.
  private(set) var leftOut: [(rule: RuleIdentifier, count: Int)] = []

  init(of file: LintedFile, style: LintReportStyle) {
    self.file = file
    guard !style.showsAll, file.findings.count > Self.limit else { return }
    var counts: [RuleIdentifier: Int] = [:]
    self.file.findings = file.findings.filter { finding in
      if finding.severity == .error, finding.rule != .missingTranslation { return true }
      let count = counts[finding.rule, default: 0] + 1
      counts[finding.rule] = count
      if count == Self.limit + 1 { leftOut.append((finding.rule, 0)) }
      return count <= Self.limit
    }
    for position in leftOut.indices {
      leftOut[position].count = counts[leftOut[position].rule, default: 0] - Self.limit
    }
  }

  /// The number of findings that are not shown.
  var leftOutCount: Int { leftOut.reduce(0) { $0 + $1.count } }

  /// Returns a line for each rule with further findings, without line feeds.
  func notes(_ localizer: Localizer) -> [String] {
    leftOut.map { rule, count in
      localizer.words("lint.moreOfRule", .text(rule.rawValue), .integer(Int64(count)))
    }
  }
}
