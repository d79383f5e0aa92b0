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
    case .extends: Self.textOrTexts
    case .preset: Self.choice(of: LintPreset.allCases.map(\.rawValue))
    case .rules: Self.reference(to: "rules")
    case .requiredLanguages, .doNotTranslate, .exclude: Self.reference(to: "texts")
    case .barelyBegunBelow: Self.reference(to: "percentage")
    case .coverage:
      Self.anyOf(
        Self.reference(to: "percentage"), Self.objects(of: Self.reference(to: "percentage")))
    case .glossary: Self.objects(of: Self.objects(of: Self.textOrTexts))
    case .forbiddenTexts:
      Self.anyOf(
        Self.reference(to: "texts"),
        Self.objects(
          of: Self.anyOf(Self.reference(to: "texts"), Self.objects(of: Self.type("string")))))
    case .lengthLimits:
      Self.objects(
        of: .members([
          "type": .text("integer"), "minimum": .integer(0),
          "maximum": .integer(ConfigurationFile.longestText),
        ]))
    case .overrides: overrides
    }
  }

  private var overrides: JSONOutput {
    .members([
      "type": .text("array"),
      "items": .members([
        "type": .text("object"),
        "properties": .object(
          OverrideName.allCases.map { name in
            let schema = Self.reference(to: name == .rules ? "rules" : "texts")
            return (name.rawValue, described(schema, by: "overrides.\(name)"))
          }),
        "additionalProperties": .boolean(false),
      ]),
    ])
  }

  private var rules: JSONOutput {
    .members([
      "type": .text("object"),
      "properties": .object(
        RuleRegistry.descriptions.map { rule in
          let summary = localizer.words("rule.\(rule.id).summary")
          return (
            rule.id.rawValue,
            .members(["$ref": .text("#/$defs/level"), "description": .text(summary)])
          )
        }),
      "propertyNames": .members(["enum": .array(RuleSelector.allNames.map { .text($0) })]),
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

  private static var textOrTexts: JSONOutput {
    anyOf(type("string"), reference(to: "texts"))
  }
}
