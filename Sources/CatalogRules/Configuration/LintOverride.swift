public import StringCatalogs

/// Settings for some files, keys or languages only.
///
/// An empty list matches everything; a finding must match all three.
public struct LintOverride: Hashable, Sendable {
  /// The files, as patterns with `*`, `**` and `?`; one without a slash matches the file name only.
  public var files: [String]

  /// The keys, as patterns with `*` and `?`.
  public var keys: [String]

  /// The languages; `zh` also means `zh-Hans`.
  public var languages: [LanguageTag]

  /// The settings of rules; the last match wins.
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
