import CatalogEditing
import StringCatalogs

/// Where in a localization a text stands, as the page names it.
struct FieldPlace: Hashable, Sendable, Codable {
  /// The most phrases of a set; real sets have a dozen.
  static let maximumPhrases = 1000

  /// The substitution that the text belongs to; nil for the text itself.
  var substitution: String?

  /// The device that the text is for.
  var device: String?

  /// The plural category that the text is for.
  var plural: String?

  /// Which phrase of a set it is, from 0; nil when the text is no set.
  var phrase: Int?

  /// Whether a set can have such a phrase.
  var isValid: Bool { phrase.map { (0..<Self.maximumPhrases).contains($0) } ?? true }

  /// The way from the localization to the text.
  var path: [LeafStep] {
    [
      substitution.map { LeafStep.substitution($0) },
      device.map { LeafStep.variation(.device, $0) },
      plural.map { LeafStep.variation(.plural, $0) }, phrase.map { LeafStep.element($0) },
    ].compactMap { $0 }
  }

  /// Returns the place in a catalog.
  func textPlace(key: String, language: LanguageTag) -> TextPlace {
    TextPlace(
      key: key, language: language, substitution: substitution,
      device: device.map(Device.init(rawValue:)),
      category: plural.map(PluralCategory.init(rawValue:)), phrase: phrase)
  }
}

extension FieldPlace {
  /// Creates the place of a text; nil when it can't be edited, since it varies as no catalog of Xcode does.
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
