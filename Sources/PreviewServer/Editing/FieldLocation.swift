import CatalogEditing
import StringCatalogs

/// The location of a text in a localization, as the page names it.
struct FieldLocation: Hashable, Sendable, Codable {
  /// The maximum number of phrases in a set; real sets have a dozen.
  static let maximumPhrases = 1000

  /// The substitution that the text belongs to; nil for the main text.
  var substitution: String?

  /// The device of the text.
  var device: String?

  /// The plural category of the text.
  var plural: String?

  /// The index of the phrase in a set; nil if the text is not a set.
  var phrase: Int?

  /// Whether the index of the phrase is within the limit.
  var isValid: Bool { phrase.map { (0..<Self.maximumPhrases).contains($0) } ?? true }

  /// The path from the localization to the text.
  var path: [LeafStep] {
    [
      substitution.map { LeafStep.substitution($0) },
      device.map { LeafStep.variation(.device, $0) },
      plural.map { LeafStep.variation(.plural, $0) }, phrase.map { LeafStep.element($0) },
    ].compactMap { $0 }
  }

  /// Returns the location in a catalog.
  func textLocation(key: String, language: LanguageTag) -> TextLocation {
    TextLocation(
      key: key, language: language, substitution: substitution,
      device: device.map(Device.init(rawValue:)),
      category: plural.map(PluralCategory.init(rawValue:)), phrase: phrase)
  }
}

extension FieldLocation {
  /// Creates the location of a text; nil if it can't be edited, since it varies unlike any Xcode
  /// catalog.
  init?(_ path: [LeafStep]) {
    self.init()
    for step in path {
      switch step {
      case .substitution(let name): substitution = name
      case .variation(.device, let name): device = name
      case .variation(.plural, let name): plural = name
      case .element(let index): phrase = index
      case .variation: return nil
      }
    }
    if self.path != path { return nil }
  }
}
