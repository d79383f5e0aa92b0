/// The pictures that every browser shows, by their content types.
///
/// Only the first bytes of a file are looked at; a browser decodes it in a process of its own.
enum PictureKind: String {
  case png = "image/png"
  case jpeg = "image/jpeg"
  case gif = "image/gif"
  case webP = "image/webp"

  /// Returns the kind of a file that begins with these bytes; nil for anything else.
  init?(_ bytes: [UInt8]) {
    func begins(_ signature: [UInt8], at position: Int = 0) -> Bool {
      bytes.dropFirst(position).starts(with: signature)
    }
    if begins([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if begins([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins(Array("GIF87a".utf8)) || begins(Array("GIF89a".utf8)) {
      self = .gif
    } else if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) {
      self = .webP
    } else {
      return nil
    }
  }
}
