import CatalogRules
import StringCatalogs

/// A string in another language than the one that is being translated, to compare with.
struct ReferenceAnswer: Encodable {
  /// A text, named as those of ``LanguageAnswer``.
  struct Text: Encodable {
    var path: String
    var location: FieldLocation?
    var category: String?
    var device: String?
    var substitution: String?
    var text: String
  }

  let tag: String
  let htmlTag: String
  let isRightToLeft: Bool

  /// The texts in the order of the file; empty if there are none.
  let texts: [Text]

  init(_ language: LanguageTag, of entry: CatalogEntry) {
    tag = language.rawValue
    htmlTag = language.canonical.rawValue
    isRightToLeft = language.isRightToLeft
    texts = (entry.localization(for: language)?.leaves ?? []).compactMap { leaf in
      guard let text = leaf.value, !text.isEmpty else { return nil }
      let location = FieldLocation(leaf.path)
      return Text(
        path: VariationPath(leaf.path).rawValue, location: location, category: location?.plural,
        device: location?.device, substitution: location?.substitution, text: text)
    }
  }
}
