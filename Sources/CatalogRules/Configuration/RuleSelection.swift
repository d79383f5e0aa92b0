package import StringCatalogs

/// Decides whether a rule is on, and how severe its findings are.
package struct RuleSelection: Sendable {
  /// The severity of a rule's findings, and whether the configuration chose it.
  package struct Choice: Hashable, Sendable {
    package var severity: Severity
    package var isChosen: Bool

    /// Whether only what the other languages make certain is reported, as the preset is smaller
    /// than that of the rule.
    package var isOnlyCertain = false
  }

  private struct Override: Sendable {
    var keys: [Glob]
    var languages: [LanguageTag]
    var settings: [RuleSetting]
  }

  private let configuration: LintConfiguration
  private let overrides: [Override]

  /// The rules that can be on.
  let rules: [RuleDescription]

  /// The patterns of the configuration, which are the last of the rules.
  var patterns: [TextPattern] { configuration.patterns }

  /// Whether the decision depends on the key.
  let dependsOnKey: Bool

  /// Whether the decision depends on the key or the language.
  var hasOverrides: Bool { !overrides.isEmpty }

  /// Prepares the decisions for a file.
  package init(_ configuration: LintConfiguration, path: String) {
    self.configuration = configuration
    rules = configuration.rules
    overrides = configuration.overrides.filter { override in
      override.files.isEmpty || override.files.contains { Glob(path: $0).matches(path) }
    }.map {
      Override(keys: $0.keys.map(Glob.init(key:)), languages: $0.languages, settings: $0.settings)
    }
    dependsOnKey = overrides.contains { !$0.keys.isEmpty }
  }

  /// Returns whether a rule can be on for any key of a language, or of any language if it is nil.
  func isEnabledAnywhere(_ rule: RuleDescription, language: LanguageTag?) -> Bool {
    choice(rule, key: nil, language: language) != nil
      || overrides.contains { override in
        (!override.keys.isEmpty || language == nil)
          && (language.map { covers(override, $0) } ?? true)
          && override.settings.contains { $0.rules.matches(rule.id) && $0.level != .off }
      }
  }

  /// Returns the severity of a finding of a rule; nil if the rule is off.
  package func choice(_ rule: RuleDescription, key: String?, language: LanguageTag?) -> Choice? {
    var choice: Choice? =
      isSelected(rule)
      ? Choice(
        severity: rule.severity, isChosen: false,
        isOnlyCertain: configuration.select.isEmpty && rule.preset > configuration.preset) : nil
    apply(configuration.settings, of: rule, to: &choice)
    for override in overrides where applies(override, key: key, language: language) {
      apply(override.settings, of: rule, to: &choice)
    }
    return choice
  }

  private func isSelected(_ rule: RuleDescription) -> Bool {
    if configuration.ignore.contains(where: { $0.matches(rule.id) }) { return false }
    if configuration.select.isEmpty { return rule.isVotedOn || rule.preset <= configuration.preset }
    return configuration.select.contains { $0.matches(rule.id) }
  }

  private func apply(_ settings: [RuleSetting], of rule: RuleDescription, to choice: inout Choice?)
  {
    for setting in settings where setting.rules.matches(rule.id) {
      switch setting.level {
      case .off: choice = nil
      case .on(let severity): choice = Choice(severity: severity, isChosen: true)
      case .byDefault: choice = Choice(severity: rule.severity, isChosen: false)
      }
    }
  }

  private func applies(_ override: Override, key: String?, language: LanguageTag?) -> Bool {
    if !override.keys.isEmpty {
      guard let key, override.keys.contains(where: { $0.matches(key) }) else { return false }
    }
    if !override.languages.isEmpty {
      guard let language, covers(override, language) else { return false }
    }
    return true
  }

  private func covers(_ override: Override, _ language: LanguageTag) -> Bool {
    let tag = language.canonical.rawValue
    return override.languages.isEmpty
      || override.languages.contains {
        let wanted = $0.canonical.rawValue
        return tag == wanted || tag.hasPrefix(wanted + "-")
      }
  }
}
