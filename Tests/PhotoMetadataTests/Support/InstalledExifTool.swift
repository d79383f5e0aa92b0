import Foundation
import TestSupport
import Testing

@testable import PhotoSamples

/// The installed ExifTool.
enum InstalledExifTool {
  /// The program; nil if it is not installed.
  static let program = Program(named: "exiftool")

  /// Reads these properties of every photo in the folder of photos.
  static func readings(of names: [String]) throws -> [ExifToolReading] {
    let extensions = ["jpg", "jpeg", "png", "webp", "heic", "heif", "avif", "tif", "tiff", "jxl"]
    return try ExifToolReading.all(
      inJSON: run(
        ["-json", "-G1", "-r"] + extensions.flatMap { ["-ext", $0] } + names.map { "-" + $0 }
          + [SampleFolders.photos.path(percentEncoded: false)]))
  }

  /// Runs the program and returns its output.
  @discardableResult
  static func run(_ arguments: [String]) throws -> Data {
    try #require(program).run(arguments).output
  }
}
