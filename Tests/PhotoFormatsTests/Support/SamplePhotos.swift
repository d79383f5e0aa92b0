import Foundation
import PhotoFormats
import TestSupport

/// Real, damaged and hostile photos, outside the package.
enum SamplePhotos {
  /// Returns the paths of all files that begin like a kind of photo.
  static func files(_ container: PhotoContainer) throws -> [String] {
    try ["photos", "bad-photos", "cases", "credentials", "judgment"].flatMap { name in
      let folder = Repository.sharedData.appending(path: name)
      guard FileManager.default.fileExists(atPath: folder.path) else { return [String]() }
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().map {
        folder.appending(path: $0).path
      }
    }.filter { path in
      guard let file = try? FileHandle(forReadingFrom: URL(filePath: path)),
        let head = try? file.read(upToCount: PhotoContainer.signatureSize)
      else { return false }
      return PhotoContainer(signature: [UInt8](head)[...]) == container
    }
  }

  /// Returns the first bytes of a file.
  static func bytes(ofFileAt path: String, upTo count: Int) throws -> [UInt8] {
    let file = try FileHandle(forReadingFrom: URL(filePath: path))
    return [UInt8](try file.read(upToCount: count) ?? Data())
  }

  /// Returns bytes with single ones changed, and cut short, always in the same way.
  static func damaged(_ bytes: [UInt8], count: Int) -> [[UInt8]] {
    var generator = SeededGenerator(seed: UInt64(bytes.count))
    return (0..<count).map { number in
      var copy = bytes
      for _ in 0..<1 + number % 4 where !copy.isEmpty {
        copy[Int.random(in: copy.indices, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      return number % 3 == 0
        ? Array(copy.prefix(Int.random(in: 0...copy.count, using: &generator))) : copy
    }
  }
}
