/// The kind of device that a variation is for.
///
/// An open set: a name that is not known yet still loads.
public struct Device: RawRepresentable, Hashable, Sendable {
  /// The name as the catalog spells it.
  public var rawValue: String

  /// Creates a device from the name that a catalog uses.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
