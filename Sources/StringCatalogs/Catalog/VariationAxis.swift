/// What the variations of a string differ by.
///
/// An open set: an axis that is not known yet still loads.
public struct VariationAxis: RawRepresentable, Hashable, Sendable {
  /// By the plural category of a number.
  public static let plural = VariationAxis(rawValue: "plural")

  /// By the kind of device.
  public static let device = VariationAxis(rawValue: "device")

  /// The name as the catalog spells it.
  public var rawValue: String

  /// Creates an axis from the name that a catalog uses.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
