/// The path from a localization to one of its texts, written as `device.iphone/plural.other` or
/// `substitutions.count/plural.one`; empty for a text without variants.
public struct VariationPath: RawRepresentable, Hashable, Sendable {
  /// The written form.
  public let rawValue: String

  /// Creates a path from its written form.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
