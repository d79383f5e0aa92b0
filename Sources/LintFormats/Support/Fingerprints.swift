import CatalogRules
import StringCatalogs

/// Gives each finding of a run a fingerprint that stays the same when lines move.
///
/// It depends on the file, rule, key, language and variants; findings that share all of these are
/// numbered.
struct Fingerprints {
  private var seen: [String: Int] = [:]

  /// Returns the fingerprint of the next finding.
  mutating func next(of finding: Finding, in path: String) -> (hash: String, number: Int) {
    var hash = StableHash()
    hash.combine(path)
    hash.combine(finding.rule.rawValue)
    hash.combine(finding.key ?? "")
    hash.combine(finding.language?.rawValue ?? "")
    for variation in finding.variations { hash.combine(variation.rawValue) }
    let number = seen[hash.text, default: 0] + 1
    seen[hash.text] = number
    return (hash.text, number)
  }
}
