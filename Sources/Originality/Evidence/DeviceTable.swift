import Foundation
import PhotoMetadata

/// What is known of devices, as data with a version and a date.
struct DeviceTable {
  /// The version: year and number.
  let version: String

  /// The month in which the table was last changed.
  let date: String

  /// The devices, by model.
  let devices: [String: Device]

  /// Returns the device that took a photo; nil when the table does not know the model.
  func device(of metadata: EmbeddedMetadata) -> Device? {
    guard let make = metadata.exif?.make, let model = metadata.exif?.model,
      let device = devices[model], device.make == make
    else { return nil }
    return device
  }
}

/// A device that takes photos.
struct Device: Hashable, Sendable {
  /// The maker as photos have it.
  let make: String

  /// The model as photos have it.
  let model: String

  /// The month in which it was first sold.
  let released: Month

  /// The focal lengths of its cameras in millimetres; empty when they are not known.
  let lenses: [Double]

  /// Whether it has a flash.
  let hasFlash: Bool
}

/// A month of a year.
struct Month: Hashable, Sendable, CustomStringConvertible {
  let year: Int
  let month: Int

  /// The month as `2017-09`.
  var description: String { "\(year)-\(month < 10 ? "0" : "")\(month)" }
}
