import CatalogRules
import StringCatalogs

/// Gives each finding of a run a name that stays the same while lines move.
///
/// It is made of the file, rule, key, language and variants; what is the same in all of these is
/// numbered.
struct Fingerprints {
  private var seen: [String: Int] = [:]

  /// Returns the name of the next finding.
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
