/// The device of a variation.
///
/// An open set: unknown names can still be loaded.
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

  /// Any device without its own text.
  public static let other = Device(rawValue: "other")

  /// The devices that Xcode offers.
  public static let known: [Device] = [
    .iPhone, .iPad, .iPod, .mac, .appleTV, .appleWatch, .appleVision, .other,
  ]

  /// The name in the catalog.
  public var rawValue: String

  /// Creates a device from its name in a catalog.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension Device {
  /// The fallback devices, in this order, if a device has no text.
  private static let substitutes: [Device] = [
    .other, .mac, .iPhone, .iPad, .appleVision, .appleTV, .appleWatch, .iPod,
  ]

  /// Returns the devices to try for a device, best first; for nil those of any device.
  package static func choices(for device: Device?) -> [Device] {
    [device].compactMap { $0 } + substitutes.filter { $0 != device }
  }
}
