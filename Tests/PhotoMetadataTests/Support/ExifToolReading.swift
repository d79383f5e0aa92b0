import Foundation

@testable import PhotoSamples

/// ExifTool's reading of a photo.
struct ExifToolReading {
  /// The path of the photo, relative to the folder of photos.
  let file: String

  private let values: [String: Any]

  init?(_ values: [String: Any]) {
    guard let file = values["SourceFile"] as? String else { return nil }
    self.file = file
    self.values = values
  }

  /// Returns a value as text, trimmed; nil if it is absent or empty.
  subscript(_ key: String) -> String? {
    let text: String? =
      switch values[key] {
      case let text as String: text
      case let number as NSNumber: number.stringValue
      default: nil
      }
    let trimmed = text?.trimmingCharacters(in: .whitespacesAndNewlines)
    return trimmed == "" ? nil : trimmed
  }

  /// Returns a list of texts; one text is a list of one.
  func list(_ key: String) -> [String] {
    switch values[key] {
    case let list as [Any]: list.map { "\($0)".trimmingCharacters(in: .whitespaces) }
    default: self[key].map { [$0] } ?? []
    }
  }

  /// Reads the output of `exiftool -json`.
  static func all(inJSON data: Data) throws -> [ExifToolReading] {
    let list = try JSONSerialization.jsonObject(with: data) as? [[String: Any]] ?? []
    return list.compactMap(ExifToolReading.init)
  }

  /// The stored reading of each photo in the folder of photos.
  static func storedReadings() throws -> [ExifToolReading] {
    let json = try Data(contentsOf: SampleFolders.photos.appending(path: "exiftool-13.58.json"))
    return try all(inJSON: json)
  }
}
