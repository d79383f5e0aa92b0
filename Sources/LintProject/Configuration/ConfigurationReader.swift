import CatalogRules
import StringCatalogs

/// Reads the settings of a configuration file, and collects every error.
///
/// A setting that can't be read is left out, so that the errors after it are found too.
struct ConfigurationReader {
  /// The errors so far.
  private(set) var errors: [ConfigurationError] = []

  private let bytes: [UInt8]
  private let positions: LineIndex
  let testsExamples: Bool

  init(_ bytes: [UInt8], testsExamples: Bool = false) {
    self.bytes = bytes
    self.testsExamples = testsExamples
    positions = LineIndex(bytes)
  }

  /// Reads the settings of a file into a configuration.
  mutating func read(_ root: JSONValue, into configuration: inout ProjectConfiguration) {
    // The names of patterns are needed where levels are read.
    if let value = root[ConfigurationName.patterns.rawValue] {
      readPatterns(value, into: &configuration.linting)
    }
    for member in root.members {
      if let name = ConfigurationName(rawValue: member.name) {
        read(name, member.value, into: &configuration)
      } else {
        reportUnknown(member, among: ConfigurationName.allCases.map(\.rawValue))
      }
    }
  }

  private mutating func read(
    _ name: ConfigurationName, _ value: JSONValue, into configuration: inout ProjectConfiguration
  ) {
    let patterns = configuration.linting.patterns
    switch name {
    case .schema: _ = text(value, name.rawValue)
    case .extends, .patterns: break
    case .preset:
      if let preset = text(value, name.rawValue, .preset).flatMap(LintPreset.init(rawValue:)) {
        configuration.linting.preset = preset
      } else if value.kind == .string {
        reportUnexpected(value, name.rawValue, .preset)
      }
    case .rules: configuration.linting.settings += settings(value, name.rawValue, patterns)
    case .requiredLanguages:
      configuration.linting.requiredLanguages = languages(value, name.rawValue)
    case .barelyBegunBelow:
      if let percentage = percentage(value, name.rawValue) {
        configuration.linting.barelyBegunBelow = percentage
      }
    case .coverage: readCoverage(value, into: &configuration.linting)
    case .doNotTranslate: configuration.linting.doNotTranslate = texts(value, name.rawValue)
    case .glossary: configuration.linting.glossary = glossary(value)
    case .glossaryFiles: configuration.glossaryFiles = textOrTexts(value, name.rawValue)
    case .lengthLimits: configuration.linting.lengthLimits = limits(value)
    case .forbiddenTexts: configuration.linting.forbiddenTexts = forbidden(value)
    case .documents: configuration.documents = documents(value)
    case .screens: configuration.screens += paths(value, name.rawValue)
    case .exclude: configuration.exclude += texts(value, name.rawValue)
    case .overrides: configuration.linting.overrides += overrides(value, patterns)
    case .baseline: configuration.baseline = text(value, name.rawValue) ?? configuration.baseline
    case .code: readCode(value, into: &configuration.code)
    }
  }

  private mutating func overrides(
    _ value: JSONValue, _ patterns: [TextPattern]
  ) -> [LintOverride] {
    guard value.kind == .array else {
      reportUnexpected(value, "overrides", .objects)
      return []
    }
    var overrides: [LintOverride] = []
    for element in value.elements {
      guard element.kind == .object else {
        reportUnexpected(element, "overrides", .objects)
        continue
      }
      var override = LintOverride(settings: [])
      for member in element.members {
        switch OverrideName(rawValue: member.name) {
        case .files: override.files = texts(member.value, member.name)
        case .keys: override.keys = texts(member.value, member.name)
        case .languages: override.languages = languages(member.value, member.name)
        case .rules: override.settings = settings(member.value, member.name, patterns)
        case nil: reportUnknown(member, among: OverrideName.allCases.map(\.rawValue))
        }
      }
      overrides.append(override)
    }
    return overrides
  }

  private mutating func settings(
    _ value: JSONValue, _ name: String, _ patterns: [TextPattern]
  ) -> [RuleSetting] {
    var settings: [RuleSetting] = []
    for member in members(of: value, name) {
      let selector = RuleSelector(rawValue: member.name)
      if !selector.isKnown(with: patterns) {
        let similar = selector.similarName(with: patterns)
        report(.unknownRule(member.name, similar: similar), at: member.nameRange)
      } else if let level = member.value.string.flatMap(RuleLevel.init(name:)) {
        settings.append(RuleSetting(selector, level))
      } else {
        reportUnexpected(member.value, member.name, .level)
      }
    }
    return settings
  }
}

// MARK: - Words and languages

extension ConfigurationReader {
  private mutating func readCoverage(_ value: JSONValue, into linting: inout LintConfiguration) {
    if value.kind == .number {
      linting.defaultCoverage = percentage(value, "coverage")
      return
    }
    for member in members(of: value, "coverage", .percentage) {
      guard let percentage = percentage(member.value, member.name) else { continue }
      if member.name == "*" {
        linting.defaultCoverage = percentage
      } else {
        linting.coverage[language(member.name, at: member.nameRange)] = percentage
      }
    }
  }

  private mutating func glossary(_ value: JSONValue) -> [GlossaryTerm] {
    members(of: value, "glossary").map { member in
      var term = GlossaryTerm(source: member.name, translations: [:])
      for translation in members(of: member.value, member.name) {
        let language = language(translation.name, at: translation.nameRange)
        term.translations[language] = textOrTexts(translation.value, translation.name)
      }
      return term
    }
  }

  /// Reads texts for all languages, or by language texts or texts with what to use instead.
  private mutating func forbidden(_ value: JSONValue) -> [ForbiddenTerm] {
    let name = ConfigurationName.forbiddenTexts.rawValue
    guard value.kind == .object else { return texts(value, name).map { ForbiddenTerm($0) } }
    var terms: [ForbiddenTerm] = []
    for member in value.members {
      let language = member.name == "*" ? nil : language(member.name, at: member.nameRange)
      guard member.value.kind == .object else {
        terms += texts(member.value, member.name).map { ForbiddenTerm($0, language: language) }
        continue
      }
      for pair in member.value.members {
        guard let replacement = text(pair.value, pair.name) else { continue }
        terms.append(ForbiddenTerm(pair.name, language: language, replacement: replacement))
      }
    }
    return terms
  }

  /// Reads patterns of documents, or by language patterns of those that don't say their own.
  private mutating func documents(_ value: JSONValue) -> [DocumentFiles] {
    let name = ConfigurationName.documents.rawValue
    guard value.kind == .object else { return [DocumentFiles(files: texts(value, name))] }
    return value.members.map { member in
      DocumentFiles(
        language: member.name == "*" ? nil : language(member.name, at: member.nameRange),
        files: texts(member.value, member.name))
    }
  }

  /// Reads paths inside of the folder of the file.
  private mutating func paths(_ value: JSONValue, _ name: String) -> [ConfiguredPath] {
    let elements = value.kind == .string ? [value] : elements(of: value, name)
    return elements.compactMap { element in
      guard let path = element.string, ConfiguredPath.isInside(path) else {
        report(.outsidePath(element.string ?? ""), at: element.byteRange)
        return nil
      }
      return ConfiguredPath(
        path: path, position: positions.position(at: element.byteRange.lowerBound))
    }
  }

  private mutating func limits(_ value: JSONValue) -> [CharacterLimit] {
    members(of: value, "length-limits").compactMap { member in
      guard let number = number(member.value), let count = Int(exactly: number),
        (0...ConfigurationFile.longestText).contains(count)
      else {
        reportUnexpected(member.value, member.name, .count)
        return nil
      }
      return CharacterLimit(keys: member.name, characters: count)
    }
  }

  private mutating func percentage(_ value: JSONValue, _ name: String) -> Double? {
    guard let number = number(value), (0...100).contains(number) else {
      reportUnexpected(value, name, .percentage)
      return nil
    }
    return number
  }

  private func number(_ value: JSONValue) -> Double? {
    value.kind == .number ? Double(String(decoding: value.bytes, as: UTF8.self)) : nil
  }

  /// Reads a list of languages.
  mutating func languages(_ value: JSONValue, _ name: String) -> [LanguageTag] {
    elements(of: value, name).compactMap { element in
      element.string.map { language($0, at: element.byteRange) }
    }
  }

  /// Returns a language; one that can't be meant is an error.
  private mutating func language(_ name: String, at range: Range<Int>) -> LanguageTag {
    let language = LanguageTag(rawValue: name)
    if language.isMistaken { report(.unknownLanguage(language), at: range) }
    return language
  }
}

// MARK: - Values

extension ConfigurationReader {
  /// Reads a list of texts.
  mutating func texts(_ value: JSONValue, _ name: String) -> [String] {
    elements(of: value, name).compactMap(\.string)
  }

  /// Reads a text or a list of texts.
  mutating func textOrTexts(_ value: JSONValue, _ name: String) -> [String] {
    value.kind == .string ? [text(value, name)].compactMap { $0 } : texts(value, name)
  }

  /// Reads a text.
  mutating func text(
    _ value: JSONValue, _ name: String, _ expectation: ConfigurationError.Expectation = .text
  ) -> String? {
    if value.string == nil { reportUnexpected(value, name, expectation) }
    return value.string
  }

  /// Returns the members of an object.
  mutating func members(
    of value: JSONValue, _ name: String, _ expectation: ConfigurationError.Expectation = .object
  ) -> [JSONMember] {
    guard value.kind == .object else {
      reportUnexpected(value, name, expectation)
      return []
    }
    return Array(value.members)
  }

  /// Returns those elements of a list that are texts.
  private mutating func elements(of value: JSONValue, _ name: String) -> [JSONValue] {
    guard value.kind == .array else {
      reportUnexpected(value, name, .texts)
      return []
    }
    return value.elements.filter { element in
      if element.string == nil { reportUnexpected(element, name, .texts) }
      return element.string != nil
    }
  }

  /// Reports a member with an unknown name.
  mutating func reportUnknown(_ member: JSONMember, among names: [String]) {
    let similar = NearestName.of(member.name, among: names)
    report(.unknownName(member.name, similar: similar), at: member.nameRange)
  }

  /// Reports a value of the wrong kind.
  mutating func reportUnexpected(
    _ value: JSONValue, _ name: String, _ expectation: ConfigurationError.Expectation
  ) {
    report(.unexpectedValue(name: name, expectation), at: value.byteRange)
  }

  /// Reports an error, at a part of a literal's text if one is given.
  mutating func report(
    _ reason: ConfigurationError.Reason, at range: Range<Int>, textOffset: Int? = nil
  ) {
    var position = range.lowerBound
    if let textOffset {
      let offsets = JSONLiteral.offsets(ofTextOf: range, in: bytes)
      if offsets.indices.contains(textOffset) { position = offsets[textOffset] }
    }
    errors.append(ConfigurationError(reason: reason, position: positions.position(at: position)))
  }
}
