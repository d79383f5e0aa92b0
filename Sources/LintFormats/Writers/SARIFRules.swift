import CatalogRules
import Escaping
import StringCatalogs

/// The part of a SARIF run that describes the rules with findings, in the language of the run and
/// in others.
struct SARIFRules {
  private let rules: [RuleDescription]
  private let toolName: String
  private let toolVersion: String
  private let localizer: Localizer
  private let documentation: RuleDocumentation?
  private let indices: [RuleIdentifier: Int]

  init(_ report: LintReport, style: LintReportStyle) {
    let found = Set(report.files.flatMap { $0.findings.map(\.rule) })
    let rules = report.rules.filter { found.contains($0.id) }
    self.rules = rules
    toolName = report.toolName
    toolVersion = report.toolVersion
    localizer = style.localizer
    documentation = style.documentation
    indices = Dictionary(
      rules.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns the index of a rule in the tool's description.
  func index(of rule: RuleIdentifier) -> Int? { indices[rule] }

  /// The description of the tool.
  var driver: JSONOutput {
    .members([
      "name": .text(toolName),
      "semanticVersion": .text(toolVersion),
      "language": .text(Self.code(of: language)),
      "rules": .array(rules.map { rule($0, localizer: localizer, isTranslation: false) }),
    ])
  }

  /// The texts of the rules in the other languages of the product.
  var translations: [JSONOutput] {
    guard !rules.isEmpty else { return [] }
    return localizer.availableLanguages.filter { $0 != language }.map { language in
      let localizer = Localizer(
        entries: localizer.entries, languages: [language],
        availableLanguages: localizer.availableLanguages)
      return .members([
        "name": .text("\(toolName) (\(language))"),
        "language": .text(Self.code(of: language)),
        "contents": .array([.text("localizedData")]),
        "isComprehensive": .boolean(true),
        "associatedComponent": .members(["name": .text(toolName)]),
        "translationMetadata": .members(["name": .text("\(toolName) (\(language))")]),
        "rules": .array(rules.map { rule($0, localizer: localizer, isTranslation: true) }),
      ])
    }
  }

  /// Returns the language in the form that SARIF's schema allows: two letters, and two for a
  /// region.
  private static func code(of language: LanguageTag) -> String {
    let region = language.region ?? ["Hans": "CN", "Hant": "TW"][language.script ?? ""]
    return [language.language, region].compactMap { $0 }.joined(separator: "-")
  }

  private var language: LanguageTag { localizer.language }

  private func rule(
    _ rule: RuleDescription, localizer: Localizer, isTranslation: Bool
  ) -> JSONOutput {
    let guide = RuleGuide(rule, localizer: localizer)
    return .members([
      "id": .text(rule.id.rawValue),
      "name": isTranslation ? nil : .text(rule.id.rawValue),
      "shortDescription": .members(["text": .text(guide.summary)]),
      "fullDescription": .members(["text": .text(guide.rationale)]),
      "help": .members([
        "text": .text(guide.rationale + "\n\n" + guide.exceptions),
        // Every log contains it, so the first example has to do; the page of the rule has all.
        "markdown": .text(guide.markdown(exampleLimit: 1)),
      ]),
      "helpUri": isTranslation ? nil : documentation?.webAddress(of: rule.id).map(JSONOutput.text),
      "defaultConfiguration": isTranslation ? nil : configuration(of: rule),
      "properties": isTranslation ? nil : properties(of: rule),
    ])
  }

  private func configuration(of rule: RuleDescription) -> JSONOutput {
    .members([
      "enabled": rule.preset == .recommended || rule.isVotedOn ? nil : .boolean(false),
      "level": .text(rule.severity.sarifLevel),
    ])
  }

  private func properties(of rule: RuleDescription) -> JSONOutput {
    let family = rule.id.rawValue.split(separator: "-").first.map(String.init) ?? ""
    return .members([
      "tags": .array([.text("localization"), .text(family)]),
      "precision": .text("high"),
      "problem.severity": .text(problemSeverity(rule.severity)),
    ])
  }

  /// Code scanning's names of severities.
  private func problemSeverity(_ severity: Severity) -> String {
    severity == .info ? "recommendation" : severity.rawValue
  }
}

extension Severity {
  /// SARIF's level of the severity.
  var sarifLevel: String { self == .info ? "note" : rawValue }
}
