import CatalogRules
import Escaping
import StringCatalogs

extension LintConfiguration {
  /// The configuration file for an example; nil if the example needs none.
  ///
  /// It contains only settings that the examples of the rules use.
  var exampleText: String? {
    let json = JSONOutput.members([
      "required-languages": Self.array(requiredLanguages.map { .text($0.rawValue) }),
      "coverage": Self.object(coverage) { .tenths(Int($0 * 10)) },
      "glossary": Self.object(glossary.map { ($0.source, Self.translations(of: $0)) }),
      "length-limits": Self.object(lengthLimits.map { ($0.keys, .integer($0.characters)) }),
      "forbidden-texts": Self.forbidden(forbiddenTexts),
    ])
    guard case .object(let members) = json, !members.isEmpty else { return nil }
    return String(json.prettyText().dropLast())
  }

  private static func translations(of term: GlossaryTerm) -> JSONOutput {
    object(term.translations) { .array($0.map(JSONOutput.text)) } ?? .object([])
  }

  /// Returns the texts of all languages, or by language those with a replacement.
  private static func forbidden(_ terms: [ForbiddenTerm]) -> JSONOutput? {
    guard terms.contains(where: { $0.language != nil }) else {
      return array(terms.map { .text($0.text) })
    }
    return object(
      terms.map { term in
        (
          term.language?.rawValue ?? "*",
          object([(term.text, .text(term.replacement ?? ""))]) ?? .object([])
        )
      })
  }

  private static func array(_ values: [JSONOutput]) -> JSONOutput? {
    values.isEmpty ? nil : .array(values)
  }

  private static func object<Value>(
    _ values: [LanguageTag: Value], _ json: (Value) -> JSONOutput
  ) -> JSONOutput? {
    object(
      values.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key.rawValue, json($0.value)) })
  }

  private static func object(_ members: [(String, JSONOutput)]) -> JSONOutput? {
    members.isEmpty ? nil : .object(members.map { (name: $0.0, value: $0.1) })
  }
}
