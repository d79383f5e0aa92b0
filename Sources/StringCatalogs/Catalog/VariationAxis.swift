/// The axis along which a string varies.
///
/// An open set: an unknown axis can still be loaded.
public struct VariationAxis: RawRepresentable, Hashable, Sendable {
  /// By the plural category of a number.
  public static let plural = VariationAxis(rawValue: "plural")

  /// By the kind of device.
  public static let device = VariationAxis(rawValue: "device")

  /// The name in the catalog.
  public var rawValue: String

  /// Creates an axis from its name in a catalog.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
