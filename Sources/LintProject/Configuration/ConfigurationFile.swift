import CatalogRules
import StringCatalogs

/// A configuration file before its extended configurations are resolved.
public struct ConfigurationFile: Sendable {
  /// The maximum character limit, larger than any useful one.
  static let longestText = 1_000_000_000

  private let root: JSONValue
  private let positions: LineIndex

  /// The configurations to extend, as paths relative to the folder of this one; the last one wins.
  public private(set) var extended: [String] = []

  /// Parses the bytes of a file.
  public init(bytes: [UInt8]) throws(ConfigurationError) {
    positions = LineIndex(bytes)
    do {
      root = try JSONValue.tolerant(bytes)
    } catch {
      throw ConfigurationError(reason: .notJSON(error), position: error.position)
    }
    guard root.kind == .object else { throw unexpected(root, "{}", .object) }
    if let value = root["extends"] {
      extended = try value.kind == .string ? [text(value, "extends")] : texts(value, "extends")
    }
  }

  /// Applies the file's settings to a configuration.
  public func apply(to configuration: inout ProjectConfiguration) throws(ConfigurationError) {
    for member in root.members {
      guard let name = ConfigurationName(rawValue: member.name) else {
        throw unknown(member, among: ConfigurationName.allCases.map(\.rawValue))
      }
      try apply(name, member.value, to: &configuration)
    }
  }

  private func apply(
    _ name: ConfigurationName, _ value: JSONValue, to configuration: inout ProjectConfiguration
  ) throws(ConfigurationError) {
    switch name {
    case .schema: _ = try text(value, name.rawValue)
    case .extends: break
    case .preset:
      guard let preset = LintPreset(rawValue: try text(value, name.rawValue)) else {
        throw unexpected(value, name.rawValue, .preset)
      }
      configuration.linting.preset = preset
    case .rules: configuration.linting.settings += try settings(value, name.rawValue)
    case .requiredLanguages:
      configuration.linting.requiredLanguages = try languages(value, name.rawValue)
    case .barelyBegunBelow:
      configuration.linting.barelyBegunBelow = try percentage(value, name.rawValue)
    case .coverage: try applyCoverage(value, to: &configuration.linting)
    case .doNotTranslate: configuration.linting.doNotTranslate = try texts(value, name.rawValue)
    case .glossary: configuration.linting.glossary = try glossary(value)
    case .lengthLimits: configuration.linting.lengthLimits = try limits(value)
    case .forbiddenTexts: configuration.linting.forbiddenTexts = try forbidden(value)
    case .exclude: configuration.exclude += try texts(value, name.rawValue)
    case .overrides: configuration.linting.overrides += try overrides(value)
    case .baseline: configuration.baseline = try text(value, name.rawValue)
    }
  }

  private func overrides(_ value: JSONValue) throws(ConfigurationError) -> [LintOverride] {
    guard value.kind == .array else { throw unexpected(value, "overrides", .objects) }
    var overrides: [LintOverride] = []
    for element in value.elements {
      guard element.kind == .object else { throw unexpected(element, "overrides", .objects) }
      var override = LintOverride(settings: [])
      for member in element.members {
        guard let name = OverrideName(rawValue: member.name) else {
          throw unknown(member, among: OverrideName.allCases.map(\.rawValue))
        }
        switch name {
        case .files: override.files = try texts(member.value, member.name)
        case .keys: override.keys = try texts(member.value, member.name)
        case .languages: override.languages = try languages(member.value, member.name)
        case .rules: override.settings = try settings(member.value, member.name)
        }
      }
      overrides.append(override)
    }
    return overrides
  }

  private func settings(
    _ value: JSONValue, _ name: String
  ) throws(ConfigurationError) -> [RuleSetting] {
    guard value.kind == .object else { throw unexpected(value, name, .object) }
    var settings: [RuleSetting] = []
    for member in value.members {
      let selector = RuleSelector(rawValue: member.name)
      guard selector.isKnown else {
        throw error(
          .unknownRule(member.name, similar: selector.similarName), at: member.nameRange)
      }
      guard let level = member.value.string.flatMap(RuleLevel.init(name:)) else {
        throw unexpected(member.value, member.name, .level)
      }
      settings.append(RuleSetting(selector, level))
    }
    return settings
  }
}

extension ConfigurationFile {
  private func applyCoverage(
    _ value: JSONValue, to linting: inout LintConfiguration
  ) throws(ConfigurationError) {
    if value.kind == .number {
      linting.defaultCoverage = try percentage(value, "coverage")
      return
    }
    guard value.kind == .object else { throw unexpected(value, "coverage", .percentage) }
    for member in value.members {
      let percentage = try percentage(member.value, member.name)
      if member.name == "*" {
        linting.defaultCoverage = percentage
      } else {
        linting.coverage[LanguageTag(rawValue: member.name)] = percentage
      }
    }
  }

  private func glossary(_ value: JSONValue) throws(ConfigurationError) -> [GlossaryTerm] {
    guard value.kind == .object else { throw unexpected(value, "glossary", .object) }
    var terms: [GlossaryTerm] = []
    for member in value.members {
      guard member.value.kind == .object else {
        throw unexpected(member.value, member.name, .object)
      }
      var term = GlossaryTerm(source: member.name, translations: [:])
      for translation in member.value.members {
        let value = translation.value
        let words =
          try value.kind == .string
          ? [text(value, translation.name)] : texts(value, translation.name)
        term.translations[LanguageTag(rawValue: translation.name)] = words
      }
      terms.append(term)
    }
    return terms
  }

  /// Reads texts for all languages, or by language texts or texts with what to use instead.
  private func forbidden(_ value: JSONValue) throws(ConfigurationError) -> [ForbiddenTerm] {
    let name = ConfigurationName.forbiddenTexts.rawValue
    guard value.kind == .object else {
      return try texts(value, name).map { ForbiddenTerm($0) }
    }
    var terms: [ForbiddenTerm] = []
    for member in value.members {
      let language = member.name == "*" ? nil : LanguageTag(rawValue: member.name)
      guard member.value.kind == .object else {
        terms += try texts(member.value, member.name).map { ForbiddenTerm($0, language: language) }
        continue
      }
      for pair in member.value.members {
        terms.append(
          ForbiddenTerm(
            pair.name, language: language, replacement: try text(pair.value, pair.name)))
      }
    }
    return terms
  }

  private func limits(_ value: JSONValue) throws(ConfigurationError) -> [CharacterLimit] {
    guard value.kind == .object else { throw unexpected(value, "length-limits", .object) }
    var limits: [CharacterLimit] = []
    for member in value.members {
      guard let number = number(member.value), let count = Int(exactly: number),
        (0...Self.longestText).contains(count)
      else { throw unexpected(member.value, member.name, .count) }
      limits.append(CharacterLimit(keys: member.name, characters: count))
    }
    return limits
  }

  private func percentage(_ value: JSONValue, _ name: String) throws(ConfigurationError) -> Double {
    guard let number = number(value), (0...100).contains(number) else {
      throw unexpected(value, name, .percentage)
    }
    return number
  }

  private func number(_ value: JSONValue) -> Double? {
    value.kind == .number ? Double(String(decoding: value.bytes, as: UTF8.self)) : nil
  }

  private func languages(
    _ value: JSONValue, _ name: String
  ) throws(ConfigurationError) -> [LanguageTag] {
    try texts(value, name).map(LanguageTag.init(rawValue:))
  }

  private func texts(_ value: JSONValue, _ name: String) throws(ConfigurationError) -> [String] {
    guard value.kind == .array else { throw unexpected(value, name, .texts) }
    var texts: [String] = []
    for element in value.elements {
      guard let text = element.string else { throw unexpected(element, name, .texts) }
      texts.append(text)
    }
    return texts
  }

  private func text(_ value: JSONValue, _ name: String) throws(ConfigurationError) -> String {
    guard let text = value.string else { throw unexpected(value, name, .text) }
    return text
  }

  private func unknown(_ member: JSONMember, among names: [String]) -> ConfigurationError {
    let similar = NearestName.of(member.name, among: names)
    return error(.unknownName(member.name, similar: similar), at: member.nameRange)
  }

  private func unexpected(
    _ value: JSONValue, _ name: String, _ expectation: ConfigurationError.Expectation
  ) -> ConfigurationError {
    error(.unexpectedValue(name: name, expectation), at: value.byteRange)
  }

  private func error(
    _ reason: ConfigurationError.Reason, at range: Range<Int>
  ) -> ConfigurationError {
    ConfigurationError(reason: reason, position: positions.position(at: range.lowerBound))
  }
}
