/// The kind of device that a variation is for.
///
/// An open set: a name that is not known yet still loads.
public struct Device: RawRepresentable, Hashable, Sendable {
  /// A phone.
  public static let iPhone = Device(rawValue: "iphone")

  /// A tablet.
  public static let iPad = Device(rawValue: "ipad")

  /// A music player.
  public static let iPod = Device(rawValue: "ipod")

  /// A computer.
  public static let mac = Device(rawValue: "mac")

  /// A television.
  public static let appleTV = Device(rawValue: "appletv")

  /// A watch.
  public static let appleWatch = Device(rawValue: "applewatch")

  /// A headset.
  public static let appleVision = Device(rawValue: "applevision")

  /// Every device without a text of its own.
  public static let other = Device(rawValue: "other")

  /// The devices that Xcode offers.
  public static let known: [Device] = [
    .iPhone, .iPad, .iPod, .mac, .appleTV, .appleWatch, .appleVision, .other,
  ]

  /// The name as the catalog spells it.
  public var rawValue: String

  /// Creates a device from the name that a catalog uses.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension Device {
  /// The devices to fall back to, in this order, when a device has no text.
  private static let substitutes: [Device] = [
    .other, .mac, .iPhone, .iPad, .appleVision, .appleTV, .appleWatch, .iPod,
  ]

  /// Returns the devices whose texts to try for a device, best first; for no device those of any.
  package static func choices(for device: Device?) -> [Device] {
    [device].compactMap { $0 } + substitutes.filter { $0 != device }
  }
}
