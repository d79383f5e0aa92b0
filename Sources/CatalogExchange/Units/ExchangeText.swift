import StringCatalogs

/// The two forms of a text with substitutions: the catalog's, and the one that Xcode hands out.
///
/// A catalog says `%#@photos@` and, in the substitution, `%arg`; which argument it is stands beside the text.
/// Where a text stands alone, the number of the argument goes into it: `%1$#@photos@` and `%1$lld`.
struct ExchangeText {
  /// The localization that the text belongs to.
  let localization: Localization?

  /// The substitution that the text belongs to; nil for the text itself.
  let substitution: Substitution?

  init(_ localization: Localization?, path: [LeafStep]) {
    self.localization = localization
    if case .substitution(let name)? = path.first {
      substitution = localization?.substitution(named: name)
    } else {
      substitution = nil
    }
  }

  /// Returns a text of the catalog in the form in which it is handed out.
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

  /// Returns a text that came back in the form that the catalog has, which `model` shows.
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

  /// How the number of the substitution is handed out; nil when the catalog does not say enough.
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
