import CatalogRules

/// How often a rule found something.
public struct FindingCount: Codable, Hashable, Sendable {
  /// The identifier of the rule.
  public var rule: String

  /// The severity: `error`, `warning` or `info`.
  public var severity: String

  /// The number of findings.
  public var count: Int

  /// Returns counts without repetitions, the most severe first, then the most frequent.
  static func sum(_ counts: [FindingCount]) -> [FindingCount] {
    var sums: [String: [String: Int]] = [:]
    for item in counts { sums[item.severity, default: [:]][item.rule, default: 0] += item.count }
    return sums.flatMap { severity, rules in
      rules.map { FindingCount(rule: $0, severity: severity, count: $1) }
    }.sorted { left, right in
      let severities = [left, right].map { Severity(rawValue: $0.severity) ?? .info }
      if severities[0] != severities[1] { return severities[0] > severities[1] }
      return left.count == right.count ? left.rule < right.rule : left.count > right.count
    }
  }
}
