import StringCatalogs

/// A text that a form of exchange has no way to hold.
public struct OmittedUnit: Hashable, Sendable {
  /// The key of its entry.
  public var key: String

  /// What the text is of the entry; empty for a text without variations.
  public var variation: String

  /// The character that can't be written, as `U+0000`.
  public var character: String

  /// Creates it for a text that XML can't hold; nil for one that it can.
  init?(_ unit: ExchangeUnit) {
    let texts = [unit.identifier, unit.source ?? "", unit.target ?? ""]
    guard let scalar = texts.lazy.compactMap(XMLText.impossibleCharacter).first else { return nil }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    key = unit.key
    variation = unit.variation
    character = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
