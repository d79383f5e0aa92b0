import Characters
import Escaping
public import StringCatalogs

/// A text that an exchange format can't represent.
public struct OmittedUnit: Hashable, Sendable {
  /// Why an exchange format can't represent a text.
  public enum Reason: Hashable, Sendable {
    /// XML can't represent a character, given as `U+0000`.
    case character(String)

    /// The text is a set of phrases.
    case phrases

    /// The variations are nested in an unsupported way.
    case nesting
  }

  /// The key of its entry.
  public var key: String

  /// The variation within the entry; empty for a text without variations.
  public var variation: String

  /// The reason.
  public var reason: Reason

  init(_ reason: Reason, key: String, variation: String = "") {
    self.reason = reason
    self.key = key
    self.variation = variation
  }

  /// Creates an omission for a text that XML can't represent; nil for any other text.
  init?(_ unit: ExchangeUnit) {
    let texts = [unit.identifier, unit.source ?? "", unit.target ?? ""]
    guard let scalar = texts.lazy.compactMap(XMLEscaping.impossibleCharacter).first else {
      return nil
    }
    self.init(.character(scalar.codePoint), key: unit.key, variation: unit.variation)
  }
}

extension OmittedUnit: LocalizedByValue {
  /// What was omitted, and why.
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
