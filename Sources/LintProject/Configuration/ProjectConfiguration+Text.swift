import CatalogRules
import Escaping
import StringCatalogs

extension ProjectConfiguration {
  /// Returns the configuration with everything that it extends, as the text of a configuration
  /// file: each rule with its level.
  public func text() -> String {
    let selection = RuleSelection(linting, path: "")
    let rules = linting.rules.map { rule in
      let level = selection.choice(rule, key: nil, language: nil)?.severity.rawValue ?? "off"
      return (name: rule.id.rawValue, value: JSONOutput.text(level))
    }
    return JSONOutput.members([
      "preset": .text(linting.preset.rawValue),
      "rules": .object(rules),
      "required-languages": Self.texts(linting.requiredLanguages.map(\.rawValue)),
      "barely-begun-below": Self.percentage(linting.barelyBegunBelow),
      "coverage": coverage,
      "do-not-translate": Self.texts(linting.doNotTranslate),
      "glossary": Self.object(
        linting.glossary.map { term in
          (term.source, .object(Self.byLanguage(term.translations) { Self.list($0) }))
        }),
      "length-limits": Self.object(
        linting.lengthLimits.map { ($0.keys, .integer($0.characters)) }),
      "forbidden-texts": forbiddenTexts,
      "patterns": Self.object(linting.patterns.map { ($0.name, Self.pattern($0)) }),
      "documents": Self.object(
        documents.map { ($0.language?.rawValue ?? "*", Self.list($0.files)) }),
      "screens": Self.texts(screens.map(\.path)),
      "exclude": Self.texts(exclude),
      "overrides": linting.overrides.isEmpty ? nil : .array(linting.overrides.map(Self.override)),
      "baseline": baseline.map(JSONOutput.text),
      "code": code == CodeConfiguration() ? nil : Self.code(code),
    ]).prettyText()
  }

  private var coverage: JSONOutput? {
    var members = Self.byLanguage(linting.coverage, Self.percentage)
    if let percentage = linting.defaultCoverage {
      members.append(("*", Self.percentage(percentage)))
    }
    return Self.object(members)
  }

  private static func percentage(_ percentage: Double) -> JSONOutput {
    percentage == percentage.rounded()
      ? .integer(Int(percentage)) : .tenths(Int((percentage * 10).rounded()))
  }

  /// The forbidden texts by language; those without a replacement in a list, or as texts to be
  /// replaced by nothing where others of the language have one.
  private var forbiddenTexts: JSONOutput? {
    let languages = linting.forbiddenTexts.reduce(into: [LanguageTag?]()) { languages, term in
      if !languages.contains(term.language) { languages.append(term.language) }
    }
    return Self.object(
      languages.map { language in
        let terms = linting.forbiddenTexts.filter { $0.language == language }
        let value =
          terms.allSatisfy { $0.replacement == nil }
          ? Self.list(terms.map(\.text))
          : .object(terms.map { ($0.text, .text($0.replacement ?? "")) })
        return (language?.rawValue ?? "*", value)
      })
  }

  private static func pattern(_ pattern: TextPattern) -> JSONOutput {
    .members([
      "pattern": .text(pattern.expression.pattern),
      "languages": texts(pattern.languages.map(\.rawValue)),
      "keys": texts(pattern.keys),
      "message": pattern.message.map(JSONOutput.text),
      "level": .text(pattern.severity.rawValue),
    ])
  }

  private static func code(_ code: CodeConfiguration) -> JSONOutput {
    .members([
      "helpers": object(
        code.helpers.map { helper in
          let settings = JSONOutput.members([
            "table": helper.table.map(JSONOutput.text),
            "bundle": helper.bundle.map(JSONOutput.text),
          ])
          return (helper.name, settings)
        }),
      "sources": texts(code.sources),
      "exclude": texts(code.exclude),
      "include-previews": code.includesPreviews ? .boolean(true) : nil,
      "include-tests": code.includesTests ? .boolean(true) : nil,
      "catalogs": object(
        code.catalogs.sorted { $0.key < $1.key }.map { ($0.key, .text($0.value)) }),
    ])
  }

  private static func override(_ override: LintOverride) -> JSONOutput {
    .members([
      "files": texts(override.files),
      "keys": texts(override.keys),
      "languages": texts(override.languages.map(\.rawValue)),
      "rules": .object(
        override.settings.map { ($0.rules.rawValue, .text($0.level.name)) }),
    ])
  }

  private static func byLanguage<Value>(
    _ values: [LanguageTag: Value], _ output: (Value) -> JSONOutput
  ) -> [(name: String, value: JSONOutput)] {
    values.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key.rawValue, output($0.value)) }
  }

  private static func object(_ members: [(name: String, value: JSONOutput)]) -> JSONOutput? {
    members.isEmpty ? nil : .object(members)
  }

  private static func texts(_ texts: [String]) -> JSONOutput? {
    texts.isEmpty ? nil : list(texts)
  }

  private static func list(_ texts: [String]) -> JSONOutput { .array(texts.map { .text($0) }) }
}
