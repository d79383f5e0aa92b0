import PhotoMetadata

/// Facts about devices, as data with a version and a date.
struct DeviceTable {
  /// The version: year and number.
  let version: String

  /// The month in which the table was last changed.
  let date: String

  /// The devices, in the order of the table.
  let all: [CameraDevice]

  private let devices: [String: CameraDevice]

  init(version: String, date: String, _ devices: [CameraDevice]) {
    self.version = version
    self.date = date
    all = devices
    self.devices = Dictionary(devices.map { ($0.model, $0) }) { first, _ in first }
  }

  /// Returns the device that took a photo; nil if the table does not contain the model.
  func device(of metadata: EmbeddedMetadata) -> CameraDevice? {
    guard let make = metadata.exif?.make, let model = metadata.exif?.model else { return nil }
    let device = devices[model.hasPrefix("SM-") ? String(model.prefix(7)) : model]
    return device?.make == make ? device : nil
  }
}
