public import StringCatalogs

/// The location of a text in a catalog, existing or new.
public struct TextLocation: Hashable, Sendable {
  /// The key of the entry.
  public var key: String

  /// The language as the catalog spells it.
  public var language: LanguageTag

  /// The substitution that the text belongs to; nil for the main text.
  public var substitution: String?

  /// The device of the text; nil if it does not vary by device.
  public var device: Device?

  /// The plural category of the text; nil if it does not vary by number.
  public var category: PluralCategory?

  /// The index of the phrase in a set; nil if the text is not a set.
  public var phrase: Int?

  /// Creates a location.
  public init(
    key: String, language: LanguageTag, substitution: String? = nil, device: Device? = nil,
    category: PluralCategory? = nil, phrase: Int? = nil
  ) {
    self.key = key
    self.language = language
    self.substitution = substitution
    self.device = device
    self.category = category
    self.phrase = phrase
  }

  /// Creates a location from the path to a text, or nil if Xcode does not nest variations that way.
  public init?(key: String, language: LanguageTag, path: [LeafStep]) {
    self.init(key: key, language: language)
    for step in path {
      switch step {
      case .substitution(let name): substitution = name
      case .variation(.device, let name) where device == nil && category == nil:
        device = Device(rawValue: name)
      case .variation(.plural, let name) where category == nil:
        category = PluralCategory(rawValue: name)
      case .element(let index): phrase = index
      case .variation: return nil
      }
    }
  }

  /// The steps through variations, in the order in which Xcode nests them.
  var steps: [(axis: VariationAxis, name: String)] {
    var steps: [(axis: VariationAxis, name: String)] = []
    if let device { steps.append((.device, device.rawValue)) }
    if let category { steps.append((.plural, category.rawValue)) }
    return steps
  }
}
