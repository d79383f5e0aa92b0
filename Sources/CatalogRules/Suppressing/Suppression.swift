import StringCatalogs

/// A rule that an entry's comment allows: `catalog-lint:ignore[rule@ko,ja] reason`.
///
/// A directive may name several rules, or families of rules, each with the languages that it
/// applies to; without languages it applies to all.
struct Suppression: Sendable {
  /// The rules of a directive that can't be parsed: none.
  static let unreadable = RuleSelector(rawValue: "")

  /// The key of the entry.
  var key: String

  /// The allowed rules.
  var rules: RuleSelector

  /// The languages in which they are allowed; empty for all.
  var languages: [LanguageTag]

  /// The reason, which may be missing.
  var reason: String

  /// The bytes of the directive in the file, from its name to its closing bracket.
  var range: Range<Int>

  /// The part of the comment to remove with the rule, in UTF-8 bytes: the directive and its reason,
  /// or only the rule if the directive names others.
  var removal: Range<Int>

  /// Whether it suppressed a finding.
  var isUsed = false

  /// Returns whether it suppresses findings of a rule about the entry, in a language or in all.
  func covers(_ rule: RuleIdentifier, in language: LanguageTag?) -> Bool {
    guard rules.matches(rule) else { return false }
    guard !languages.isEmpty else { return true }
    guard let language else { return false }
    return languages.contains { Self.covers(language, by: $0) }
  }

  /// Returns whether the directive names a language, or a broader form of it.
  static func covers(_ language: LanguageTag, by named: LanguageTag) -> Bool {
    let (language, named) = (language.canonical.rawValue, named.canonical.rawValue)
    return language == named || language.hasPrefix(named + "-")
  }
}
