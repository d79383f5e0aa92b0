import StringCatalogs

/// A `trans-unit` of XLIFF as Xcode writes it: one text, or all phrases of a set, each in a `mrk`.
struct TranslationUnit {
  /// The key and the variation.
  let identifier: String

  /// Whether the texts are the phrases of a set, in order.
  let isSet: Bool

  /// The text, or the phrases.
  var texts: [ExchangeUnit]

  private init(_ unit: ExchangeUnit) {
    if case .element? = unit.path.first {
      identifier = unit.key
      isSet = true
    } else {
      identifier = unit.identifier
      isSet = false
    }
    texts = [unit]
  }

  /// Returns the units for texts, sorted by the code points of their identifiers.
  static func units(of texts: [ExchangeUnit]) -> [TranslationUnit] {
    var units: [TranslationUnit] = []
    for text in texts {
      let unit = TranslationUnit(text)
      if unit.isSet, let last = units.indices.last, units[last].isSet,
        units[last].identifier.utf8.elementsEqual(unit.identifier.utf8)
      {
        units[last].texts.append(text)
      } else {
        units.append(unit)
      }
    }
    return units.sorted { $0.identifier.utf8.lexicographicallyPrecedes($1.identifier.utf8) }
  }
}
