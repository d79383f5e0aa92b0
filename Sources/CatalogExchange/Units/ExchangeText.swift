import StringCatalogs

/// The two forms of a text with substitutions: the catalog's, and the one that Xcode exports.
///
/// A catalog has `%#@photos@` and, in the substitution, `%arg`; the position of the argument is
/// stored separately. An exported text stands alone, so it includes the position: `%1$#@photos@`
/// and `%1$lld`.
struct ExchangeText {
  /// The localization that the text belongs to.
  let localization: Localization?

  /// The substitution that the text belongs to; nil for the main text.
  let substitution: Substitution?

  init(_ localization: Localization?, path: [LeafStep]) {
    self.localization = localization
    if case .substitution(let name)? = path.first {
      substitution = localization?.substitution(named: name)
    } else {
      substitution = nil
    }
  }

  /// Returns the exported form of a text of the catalog.
  func exported(_ text: String) -> String {
    rewritten(text) { piece, _ in
      switch piece {
      case .substitution(let reference) where reference.position == nil:
        argument(of: reference).map { "%\($0)$#@\(reference.name)@" }
      case .substitutionNumber: number
      default: nil
      }
    }
  }

  /// Returns the catalog's form of an imported text, with `model` as an example.
  func imported(_ text: String, as model: String?) -> String {
    let pieces = FormatString(model ?? "").pieces.map(\.kind)
    let hasNumber = pieces.contains(.substitutionNumber)
    return rewritten(text) { piece, written in
      switch piece {
      case .substitution(let reference):
        guard let position = reference.position, position == argument(of: reference),
          !pieces.contains(piece)
        else { return nil }
        return "%#@\(reference.name)@"
      case .specifier where hasNumber && written == number: return "%arg"
      default: return nil
      }
    }
  }

  private func argument(of reference: SubstitutionReference) -> Int? {
    localization?.substitution(named: reference.name)?.argumentNumber
  }

  /// The exported form of the substitution's number; nil if the catalog does not specify enough.
  private var number: String? {
    guard let substitution, let argument = substitution.argumentNumber,
      let specifier = substitution.formatSpecifier,
      FormatSpecifier(withoutPercentSign: specifier) != nil
    else { return nil }
    return "%\(argument)$\(specifier)"
  }

  private func rewritten(
    _ text: String, _ rewrite: (FormatPiece.Kind, String) -> String?
  ) -> String {
    guard localization?.json["substitutions"] != nil, text.utf8.contains(UInt8(ascii: "%"))
    else { return text }
    let format = FormatString(text)
    return format.pieces.map { piece in
      let written = String(format.text(of: piece))
      return rewrite(piece.kind, written) ?? written
    }.joined()
  }
}
