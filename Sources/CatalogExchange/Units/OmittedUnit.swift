import Escaping
public import StringCatalogs

/// A text that a form of exchange has no way to hold.
public struct OmittedUnit: Hashable, Sendable {
  /// Why a form of exchange can't hold a text.
  public enum Reason: Hashable, Sendable {
    /// XML has no way to write a character, given as `U+0000`.
    case character(String)

    /// The text is a set of phrases.
    case phrases

    /// The variations are nested as they can't be.
    case nesting
  }

  /// The key of its entry.
  public var key: String

  /// What the text is of the entry; empty for a text without variations.
  public var variation: String

  /// Why it is not there.
  public var reason: Reason

  init(_ reason: Reason, key: String, variation: String = "") {
    self.reason = reason
    self.key = key
    self.variation = variation
  }

  /// Creates it for a text that XML can't hold; nil for one that it can.
  init?(_ unit: ExchangeUnit) {
    let texts = [unit.identifier, unit.source ?? "", unit.target ?? ""]
    guard let scalar = texts.lazy.compactMap(XMLEscaping.impossibleCharacter).first else {
      return nil
    }
    self.init(.character(Self.name(of: scalar)), key: unit.key, variation: unit.variation)
  }

  /// Returns the usual name of a character: `U+0000`.
  static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension OmittedUnit: LocalizedByValue {
  /// What was left out, and why.
  public var localizedMessage: LocalizedMessage {
    let name = MessageArgument.text(variation.isEmpty ? key : "\(key) (\(variation))")
    return switch reason {
    case .character(let character):
      LocalizedMessage("edit.export.omitted", name, .text(character))
    case .phrases: LocalizedMessage("edit.export.omittedPhrases", name)
    case .nesting: LocalizedMessage("edit.export.omittedNesting", name)
    }
  }
}
