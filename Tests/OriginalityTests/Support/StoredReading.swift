import Foundation
import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing

/// ExifTool's reading of a real photo, and the photo.
struct StoredReading {
  /// The path relative to the folder of photos.
  let file: String

  private let members: [String: Any]

  /// The value of a member as text; empty if there is none.
  subscript(member: String) -> String { members[member].map { "\($0)" } ?? "" }

  /// The location of the photo.
  var path: PhotoPath { PhotoPath(url.path(percentEncoded: false)) }

  /// Returns the photo.
  func bytes() throws -> [UInt8] { try [UInt8](Data(contentsOf: url)) }

  private var url: URL { Self.photos.appending(path: file) }

  private static let photos = Repository.sharedData.appending(path: "photos")

  /// Returns the readings of all photos.
  static func all() throws -> [StoredReading] {
    let data = try Data(contentsOf: photos.appending(path: "exiftool-13.58.json"))
    let list = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    return list.compactMap { members in
      (members["SourceFile"] as? String).map { StoredReading(file: $0, members: members) }
    }
  }
}
