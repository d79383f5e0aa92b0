public import StringCatalogs

/// Settings for some files, keys or languages only.
///
/// A list that is empty means all; a finding must match each of the three.
public struct LintOverride: Hashable, Sendable {
  /// The files, as patterns with `*`, `**` and `?`; one without a slash matches the file name
  /// alone.
  public var files: [String]

  /// The keys, as patterns with `*` and `?`.
  public var keys: [String]

  /// The languages; `zh` also means `zh-Hans`.
  public var languages: [LanguageTag]

  /// What is said of rules, the last that matches counts.
  public var settings: [RuleSetting]

  /// Creates settings.
  public init(
    files: [String] = [], keys: [String] = [], languages: [LanguageTag] = [],
    settings: [RuleSetting]
  ) {
    self.files = files
    self.keys = keys
    self.languages = languages
    self.settings = settings
  }
}
