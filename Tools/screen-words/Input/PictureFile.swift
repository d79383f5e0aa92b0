import Pictures
import ToolSupport

/// A picture to search: a file, or bytes from a pipe.
struct PictureFile: Sendable {
  /// The path; `-` for standard input.
  let path: String

  /// The path below the folder that was searched, or the name.
  let name: String

  /// The bytes; nil if they are still in the file.
  let bytes: [UInt8]?

  /// Whether the user named the path, and it may be that of a pipe.
  let isNamed: Bool

  /// Creates a picture from a file.
  init(path: String, name: String, isNamed: Bool = false) {
    (self.path, self.name, self.isNamed, bytes) = (path, name, isNamed, nil)
  }

  /// Creates a picture from bytes.
  init(_ bytes: [UInt8], path: String) {
    (self.path, self.bytes) = (path, bytes)
    name = path == "-" ? "stdin" : path
    isNamed = true
  }

  /// Returns the pixels, at most so many if there is a number.
  func decoded(maximumPixels: Int? = nil) throws -> DecodedPicture {
    let limits =
      maximumPixels.map { PictureLimits(pixels: $0, pixelsPerByte: nil) }
      ?? PictureLimits()
    if bytes == nil, let size = FileStatus.size(of: path), size > limits.bytes {
      throw ScreenError.picture(path: path, .tooLarge)
    }
    let bytes =
      try bytes ?? (isNamed ? SystemFile.input(at: path) : SystemFile.bytes(at: path))
    do {
      return try DecodedPicture(bytes, limits: limits)
    } catch {
      throw ScreenError.picture(path: path, error)
    }
  }
}
