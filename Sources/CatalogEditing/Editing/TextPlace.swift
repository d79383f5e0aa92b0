public import StringCatalogs

/// Where in a catalog a text stands, or is to stand.
public struct TextPlace: Hashable, Sendable {
  /// The key of the entry.
  public var key: String

  /// The language as the catalog spells it.
  public var language: LanguageTag

  /// The substitution that the text belongs to; nil for the text itself.
  public var substitution: String?

  /// The device that the text is for; nil when it does not vary by device.
  public var device: Device?

  /// The plural category that the text is for; nil when it does not vary by number.
  public var category: PluralCategory?

  /// Creates a place.
  public init(
    key: String, language: LanguageTag, substitution: String? = nil, device: Device? = nil,
    category: PluralCategory? = nil
  ) {
    self.key = key
    self.language = language
    self.substitution = substitution
    self.device = device
    self.category = category
  }

  /// The steps through variations, in the order in which Xcode nests them.
  var steps: [(axis: VariationAxis, name: String)] {
    var steps: [(axis: VariationAxis, name: String)] = []
    if let device { steps.append((.device, device.rawValue)) }
    if let category { steps.append((.plural, category.rawValue)) }
    return steps
  }
}
