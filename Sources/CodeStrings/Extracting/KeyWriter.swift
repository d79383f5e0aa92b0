import Escaping
import StringCatalogs

/// Writes literals as keys.
struct KeyWriter {
  var types: TypeInference

  /// Returns the parts of a key.
  func parts(
    of pieces: [CodeLiteral.Piece], meaning: LiteralMeaning, owner: String
  ) -> [KeyPart] {
    let hasInterpolations = pieces.contains { if case .text = $0 { false } else { true } }
    return pieces.map { piece in
      switch piece {
      case .text(let text):
        if Self.isLocalized(meaning), hasInterpolations {
          return .text(FormatEscaping.text(text))
        }
        return .text(text)
      case .interpolation(let interpolation):
        switch meaning {
        case .localized, .possible: return specifier(of: interpolation, owner: owner)
        case .summary, .phrase: return variable(of: interpolation)
        default: return .unknown
        }
      }
    }
  }

  /// Returns whether declarations say the types of all values in a key, and none is a guess from
  /// the names of properties.
  func hasDeclaredTypes(
    _ pieces: [CodeLiteral.Piece], _ parts: [KeyPart], owner: String
  ) -> Bool {
    var strict = self
    strict.types.isStrict = true
    return zip(pieces, parts).allSatisfy { piece, part in
      guard case .interpolation(let interpolation) = piece, case .specifier = part else {
        return true
      }
      return strict.specifier(of: interpolation, owner: owner) == part && !part.isGuess
    }
  }

  /// Returns whether interpolations become specifiers.
  private static func isLocalized(_ meaning: LiteralMeaning) -> Bool {
    switch meaning {
    case .localized, .possible: true
    default: false
    }
  }

  /// Returns a default value: with two specifiers or more, they are numbered.
  static func value(_ parts: [KeyPart]) -> String {
    let count = parts.count { if case .specifier = $0 { true } else { false } }
    return count > 1 ? FormatString(text(parts)).numbered() : text(parts)
  }

  /// Returns a key.
  static func text(_ parts: [KeyPart]) -> String {
    parts.map { part in
      switch part {
      case .text(let text), .specifier(let text, _): text
      case .unknown: "*"
      }
    }.joined()
  }

  private func specifier(of interpolation: CodeInterpolation, owner: String) -> KeyPart {
    let arguments = interpolation.arguments
    guard let value = arguments.first else { return .specifier("%@", isCertain: false) }
    if value.label == "placeholder" {
      let text = SpecifierTable.specifier(ofPlaceholder: value.value.baseName)
      return .specifier(text, isCertain: true)
    }
    if let specifier = arguments.first(where: { $0.label == "specifier" })?.value.text {
      return .specifier(specifier, isCertain: true)
    }
    if arguments.count > 1 { return .specifier("%@", isCertain: true) }
    let type = types.type(of: value.value, in: owner).map { types.project.resolved($0) }
    let (text, isCertain) = SpecifierTable.specifier(ofType: type, in: types.project)
    return .specifier(text, isCertain: isCertain)
  }

  private func variable(of interpolation: CodeInterpolation) -> KeyPart {
    let value = interpolation.arguments.first?.value
    var name = value?.baseName
    if case .keyPath(let property)? = value { name = property }
    guard let name else { return .unknown }
    return .text("${" + (name.hasPrefix("$") ? String(name.dropFirst()) : name) + "}")
  }
}
