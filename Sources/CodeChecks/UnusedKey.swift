package import CatalogRules
package import StringCatalogs

/// An entry of a catalog that no code is known to use.
package struct UnusedKey: Hashable, Sendable {
  /// What could use the key nevertheless.
  package enum Doubt: String, Hashable, Sendable, CaseIterable {
    /// The code has the key with other placeholders, so it probably means this one.
    case placeholders

    /// The code has a literal with the same text.
    case literal

    /// Another file of the project has the same text.
    case mention

    /// A literal can become the key when the program runs.
    case pattern

    /// The code uses a member with the name of the generated symbol.
    case symbol

    /// The code looks up keys of the table that only the running program knows.
    case lookup

    /// A server can name the key in a notification.
    case notification

    /// The code uses no key of the catalog, so it may belong to other code.
    case catalog
  }

  /// The position of the catalog.
  package var catalog: Int

  package var key: String

  /// The bytes of the key.
  package var range: Range<Int>

  /// What speaks against removing the entry; nil if nothing does.
  package var doubt: Doubt?

  /// The location of what could use the key.
  package var location: FindingLocation?

  /// The pattern that covers the key.
  package var pattern: String?

  /// The sentence about the key.
  package var message: LocalizedMessage { finding.message }

  /// The finding about the key.
  var finding: CodeFinding {
    CodeFinding(
      rule: CodeRules.unusedKey, subject: .catalog(catalog, range), key: key,
      confidence: confidence, variant: doubt?.rawValue,
      arguments: pattern.map { [.text($0)] } ?? [], related: location.map { [$0] } ?? [])
  }

  /// How sure it is that nothing uses the key.
  package var confidence: FindingConfidence {
    switch doubt {
    case nil: .certain
    case .pattern, .lookup: .dynamic
    case .placeholders, .literal, .mention, .symbol, .notification, .catalog: .likely
    }
  }
}
