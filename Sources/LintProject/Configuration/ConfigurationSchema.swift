import CatalogRules
import Escaping
public import StringCatalogs

/// The JSON Schema (2020-12) of a configuration, for editors and validators.
///
/// It is generated from the names that the configuration reader knows and from the registered
/// rules.
public struct ConfigurationSchema: Sendable {
  private static let dialect = "https://json-schema.org/draft/2020-12/schema"

  private let localizer: Localizer

  /// Creates the schema with descriptions in the language of a localizer.
  public init(localizer: Localizer) {
    self.localizer = localizer
  }

  /// Returns the schema as JSON on several lines.
  public func text() -> String {
    JSONOutput.members([
      "$schema": .text(Self.dialect),
      "title": .text(ProjectConfiguration.fileName),
      "description": .text(localizer.words("lint.init.header")),
      "type": .text("object"),
      // Not part of the standard: editors use them, and validators ignore both.
      "allowComments": .boolean(true),
      "allowTrailingCommas": .boolean(true),
      "properties": .object(
        ConfigurationName.allCases.map { name in
          (name.rawValue, described(schema(of: name), by: "\(name)"))
        }),
      "additionalProperties": .boolean(false),
      "$defs": .members([
        "texts": .members(["type": .text("array"), "items": Self.type("string")]),
        "language": .members([
          // BCP 47 and POSIX: a code of two or three letters, and more.
          "type": .text("string"), "pattern": .text("^[A-Za-z]{2,3}([-_.@].*)?$"),
          "not": Self.countries,
        ]),
        "languages": .members([
          "type": .text("array"),
          "items": Self.reference(to: "language"),
        ]),
        "percentage": .members([
          "type": .text("number"), "minimum": .integer(0), "maximum": .integer(100),
        ]),
        "level": Self.choice(of: RuleLevel.names),
        "rules": rules,
      ]),
    ]).prettyText()
  }

  private func schema(of name: ConfigurationName) -> JSONOutput {
    switch name {
    case .schema, .baseline: Self.type("string")
    case .extends, .glossaryFiles: Self.textOrTexts
    case .screens: Self.anyOf(Self.path, .members(["type": .text("array"), "items": Self.path]))
    case .preset: Self.choice(of: LintPreset.allCases.map(\.rawValue))
    case .rules: Self.reference(to: "rules")
    case .requiredLanguages: Self.reference(to: "languages")
    case .doNotTranslate, .exclude: Self.reference(to: "texts")
    case .barelyBegunBelow: Self.reference(to: "percentage")
    case .coverage:
      Self.anyOf(
        Self.reference(to: "percentage"), Self.byLanguage(Self.reference(to: "percentage")))
    case .glossary: Self.objects(of: Self.byLanguage(Self.textOrTexts))
    case .forbiddenTexts:
      Self.anyOf(
        Self.reference(to: "texts"),
        Self.byLanguage(
          Self.anyOf(Self.reference(to: "texts"), Self.objects(of: Self.type("string")))))
    case .documents:
      Self.anyOf(Self.reference(to: "texts"), Self.byLanguage(Self.reference(to: "texts")))
    case .lengthLimits:
      Self.objects(
        of: .members([
          "type": .text("integer"), "minimum": .integer(0),
          "maximum": .integer(ConfigurationFile.longestText),
        ]))
    case .patterns: patterns
    case .overrides: overrides
    case .code: code
    }
  }

  /// A path inside of the folder of the file.
  private static let path = JSONOutput.members([
    "type": .text("string"), "minLength": .integer(1),
    "not": .members(["pattern": .text(ConfiguredPath.outsidePattern)]),
  ])

  private var overrides: JSONOutput {
    .members([
      "type": .text("array"),
      "items": .members([
        "type": .text("object"),
        "properties": .object(
          OverrideName.allCases.map { name in
            let type =
              switch name {
              case .rules: "rules"
              case .languages: "languages"
              case .files, .keys: "texts"
              }
            let schema = Self.reference(to: type)
            return (name.rawValue, described(schema, by: "overrides.\(name)"))
          }),
        "additionalProperties": .boolean(false),
      ]),
    ])
  }

  private var code: JSONOutput {
    .members([
      "type": .text("object"),
      "properties": .object(
        CodeName.allCases.map { name in
          (name.rawValue, described(schema(of: name), by: "code.\(name)"))
        }),
      "additionalProperties": .boolean(false),
    ])
  }

  private func schema(of name: CodeName) -> JSONOutput {
    switch name {
    case .helpers:
      Self.anyOf(
        Self.reference(to: "texts"),
        Self.objects(
          of: .members([
            "type": .text("object"),
            "properties": .object(
              HelperName.allCases.map { ($0.rawValue, Self.type("string")) }),
            "additionalProperties": .boolean(false),
          ])))
    case .sources, .exclude: Self.reference(to: "texts")
    case .includePreviews, .includeTests: Self.type("boolean")
    case .catalogs: Self.objects(of: Self.type("string"))
    }
  }

  private var patterns: JSONOutput {
    .members([
      "type": .text("object"),
      "propertyNames": .members(["pattern": .text("^[a-z0-9]+(-[a-z0-9]+)*$")]),
      "additionalProperties": .members([
        "type": .text("object"),
        "properties": .object(
          PatternName.allCases.map { name in
            (name.rawValue, described(schema(of: name), by: "patterns.\(name)"))
          }),
        "required": .array([.text(PatternName.pattern.rawValue)]),
        "additionalProperties": .boolean(false),
      ]),
    ])
  }

  private func schema(of name: PatternName) -> JSONOutput {
    switch name {
    case .pattern, .message: Self.type("string")
    case .languages: Self.reference(to: "languages")
    case .keys: Self.reference(to: "texts")
    case .level: Self.choice(of: Severity.allCases.map(\.rawValue))
    case .examples:
      .members([
        "type": .text("object"),
        "properties": .object(
          PatternExampleName.allCases.map { ($0.rawValue, Self.reference(to: "texts")) }),
        "additionalProperties": .boolean(false),
      ])
    }
  }

  private var rules: JSONOutput {
    .members([
      "type": .text("object"),
      "properties": .object(
        RuleRegistry.allDescriptions.map { rule in
          let summary = localizer.words("rule.\(rule.id).summary")
          return (
            rule.id.rawValue,
            .members(["$ref": .text("#/$defs/level"), "description": .text(summary)])
          )
        }),
      "propertyNames": Self.anyOf(
        Self.choice(of: RuleSelector.allNames), .members(["pattern": .text("^pattern-")])),
      "additionalProperties": Self.reference(to: "level"),
    ])
  }

  private func described(_ schema: JSONOutput, by name: String) -> JSONOutput {
    guard case .object(let members) = schema else { return schema }
    let text = localizer.words("lint.option.\(name)")
    return .object([("description", .text(text))] + members)
  }
}

extension ConfigurationSchema {
  private static func type(_ name: String) -> JSONOutput {
    .members(["type": .text(name)])
  }

  private static func choice(of names: [String]) -> JSONOutput {
    .members(["enum": .array(names.map { .text($0) })])
  }

  private static func reference(to name: String) -> JSONOutput {
    .members(["$ref": .text("#/$defs/\(name)")])
  }

  private static func anyOf(_ schemas: JSONOutput...) -> JSONOutput {
    .members(["anyOf": .array(schemas)])
  }

  private static func objects(of value: JSONOutput) -> JSONOutput {
    .members(["type": .text("object"), "additionalProperties": value])
  }

  /// Returns the schema of an object whose names are languages, or `*` for all others.
  private static func byLanguage(_ value: JSONOutput) -> JSONOutput {
    .members([
      "type": .text("object"),
      "propertyNames": anyOf(choice(of: ["*"]), reference(to: "language")),
      "additionalProperties": value,
    ])
  }

  /// The countries that are no languages.
  private static var countries: JSONOutput {
    choice(of: LanguageTag.languagesByCountry.keys.sorted())
  }

  private static var textOrTexts: JSONOutput {
    anyOf(type("string"), reference(to: "texts"))
  }
}
