public import CatalogRules
package import Escaping
public import StringCatalogs

/// What became of one edit of a batch.
public struct EditVerdict: Hashable, Sendable {
  /// The outcome.
  public enum Outcome: String, Hashable, Sendable {
    /// The catalog has the edit.
    case applied

    /// The edit can't be made, or the linter would find something that was not there before.
    case refused

    /// The edit could be made, but another one was refused.
    case notApplied = "not-applied"
  }

  /// The index of the edit in the batch.
  public var index: Int

  /// What became of it.
  public var outcome: Outcome

  /// The path of the catalog; nil if it is not known.
  public var catalog: String?

  /// The key; nil if the edit can't be read.
  public var key: String?

  /// The language as the catalog spells it; nil if the edit has none.
  public var language: LanguageTag?

  /// Why the edit is refused, and what to send instead; nil for an applied one.
  public var reason: LocalizedMessage?

  /// What the linter would find.
  public var findings: [Finding] = []

  init(index: Int, outcome: Outcome) {
    self.index = index
    self.outcome = outcome
  }
}

extension EditVerdict {
  /// Returns the verdict as JSON with the position of the edit, such as its line.
  ///
  /// `localizer` writes the texts in the reader's language.
  package func json(
    _ position: (name: String, number: Int), localizer: Localizer
  ) -> JSONOutput {
    let members = JSONOutput.members([
      "verdict": .text(outcome.rawValue), "catalog": catalog.map(JSONOutput.text),
      "key": key.map(JSONOutput.text), "language": language.map { .text($0.rawValue) },
      "code": reason.map { .text(String($0.key.split(separator: ".").last ?? "")) },
      "reason": reason.map { .text(localizer.text(for: $0)) },
      "findings": findings.isEmpty ? nil : .array(findings.map { $0.json(localizer) }),
    ])
    guard case .object(let others) = members else { return members }
    return .object([(name: position.name, value: .integer(position.number))] + others)
  }
}

extension Finding {
  fileprivate func json(_ localizer: Localizer) -> JSONOutput {
    .members([
      "rule": .text(rule.rawValue), "severity": .text(severity.rawValue),
      "key": key.map(JSONOutput.text), "language": language.map { .text($0.rawValue) },
      "variations": variations.isEmpty ? nil : .array(variations.map { .text($0.rawValue) }),
      "message": .text(localizer.text(for: message)),
    ])
  }
}
