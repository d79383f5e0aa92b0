package import CatalogRules
import CodeStrings
package import StringCatalogs

/// Something that code and catalogs do not agree about.
package struct CodeFinding: Hashable, Sendable {
  /// Where a report shows it.
  package enum Subject: Hashable, Sendable {
    /// A part of a catalog: its position among the catalogs, and the bytes.
    case catalog(Int, Range<Int>)

    /// A literal.
    case code(FindingLocation)
  }

  package var rule: RuleDescription
  package var subject: Subject
  package var key: String?
  package var language: LanguageTag?
  package var variations: [VariationPath] = []

  /// The severity if it is less than that of the rule; nil for that of the rule.
  package var severity: Severity?

  package var confidence: FindingConfidence

  /// The end of the message’s key after `rule.ID.message`; nil for the message itself.
  package var variant: String?

  package var arguments: [MessageArgument] = []

  /// Other locations, in the code or in a catalog.
  package var related: [FindingLocation] = []

  /// The sentence about it.
  package var message: LocalizedMessage {
    LocalizedMessage(
      "rule.\(rule.id).message" + (variant.map { ".\($0)" } ?? ""), arguments: arguments)
  }

  package static func == (left: CodeFinding, right: CodeFinding) -> Bool {
    left.rule.id == right.rule.id && left.subject == right.subject && left.key == right.key
      && left.message == right.message
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(rule.id)
    hasher.combine(subject)
    hasher.combine(key)
  }
}

extension CodeLocation {
  /// The location in a report.
  var finding: FindingLocation { FindingLocation(path: file, line: line, column: column) }
}
