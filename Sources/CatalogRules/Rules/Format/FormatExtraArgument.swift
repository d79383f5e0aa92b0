import StringCatalogs

/// A placeholder in a translation for an argument that the source text does not have.
struct FormatExtraArgument: TextRule {
  static let description = RuleDescription(
    "format-extra-argument", severity: .error,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "%@ photos" : {
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : "translated", "value" : ⟦"%@: 사진 %@장"⟧ } }
              }
            }
          },
          "version" : "1.0"
        }
        """),
      .good(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "%@ of %@" : {
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "%2$@ 중 %1$@" } }
              }
            },
            "Save 10% today" : {
              "localizations" : {
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "Économisez 10 % du prix" } }
              }
            }
          },
          "version" : "1.0"
        }
        """),
    ])

  static let traits: TextTraits = .percent

  func check(_ text: TextContext) {
    guard text.source != nil, !text.hasSameFormat else { return }
    // The source text for one thing often leaves out the number, which the program passes all the same.
    let known = text.entry.sources.map { Self.count(of: $0.format) }.max() ?? 0
    var next = 1
    for piece in text.format.pieces {
      guard let position = Self.position(of: piece, next: &next), position > known else { continue }
      text.report(.text(String(text.format.text(of: piece))), .integer(Int64(position)))
    }
  }

  /// Returns the highest position of an argument.
  private static func count(of format: FormatString) -> Int {
    var next = 1
    return format.pieces.compactMap { position(of: $0, next: &next) }.max() ?? 0
  }

  private static func position(of piece: FormatPiece, next: inout Int) -> Int? {
    switch piece.kind {
    case .specifier(let specifier) where !specifier.isLikelyText:
      if let position = specifier.position { return position }
    case .substitution(let reference):
      if let position = reference.position { return position }
    default: return nil
    }
    defer { next += 1 }
    return next
  }
}
