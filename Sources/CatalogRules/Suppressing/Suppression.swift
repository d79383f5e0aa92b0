import StringCatalogs

/// A rule that the comment of an entry allows there: `catalog-lint:ignore[rule@ko,ja] reason`.
///
/// A directive may name several rules, or families of rules, each with the languages that it is
/// allowed in; without languages it is allowed in all.
struct Suppression: Sendable {
  /// The rules of a directive that can't be read: none.
  static let unreadable = RuleSelector(rawValue: "")

  /// The key of the entry.
  var key: String

  /// The rules that are allowed.
  var rules: RuleSelector

  /// The languages in which they are; empty for all.
  var languages: [LanguageTag]

  /// Why they are; it may be missing.
  var reason: String

  /// The bytes of the directive in the file, from its name to its closing bracket.
  var range: Range<Int>

  /// The bytes that are left out with the rule: those of the directive and its reason, or of the
  /// rule alone when the directive names others.
  var removal: Range<Int>

  /// Whether a finding was left out for it.
  var isUsed = false

  /// Returns whether what a rule finds about the entry, in a language or in all, is to be left out.
  func covers(_ rule: RuleIdentifier, in language: LanguageTag?) -> Bool {
    guard rules.matches(rule) else { return false }
    guard !languages.isEmpty else { return true }
    guard let language else { return false }
    return languages.contains { Self.covers(language, by: $0) }
  }

  /// Returns whether a language is one that a directive names, or a narrower form of it.
  static func covers(_ language: LanguageTag, by named: LanguageTag) -> Bool {
    let (language, named) = (language.canonical.rawValue, named.canonical.rawValue)
    return language == named || language.hasPrefix(named + "-")
  }
}
