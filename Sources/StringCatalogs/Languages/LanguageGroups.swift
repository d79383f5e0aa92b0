/// A language in one script, which its regional forms share: `pt-BR` and `pt-PT`, `zh-TW` and
/// `zh-HK`.
struct LanguageGroup: Hashable {
  var language: String
  var script: String
}

/// The groups of languages that have one vote, each language parsed once for many entries.
package final class LanguageGroups {
  private var groups: [LanguageTag: LanguageGroup?] = [:]

  /// More languages are in no real catalog; those of a damaged one must not take much memory.
  private static let limit = 1_000

  /// Creates groups, none of them known yet.
  package init() {}

  /// Returns the group of a language; nil for a tag that names none.
  func group(of tag: LanguageTag) -> LanguageGroup? {
    if let known = groups[tag] { return known }
    let group = LanguageSubtags(tag).map {
      LanguageGroup(language: $0.language, script: $0.likelyScript)
    }
    if groups.count < Self.limit { groups[tag] = .some(group) }
    return group
  }
}
