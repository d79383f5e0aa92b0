import PhotoFormats
import Pictures

/// Divides a stream of bytes into pictures: JPEG, PNG and WebP files one after the other.
///
/// Bytes between pictures are skipped, and so are the bytes of a picture that grows beyond the
/// limit: each byte is read once, whatever the stream.
struct FrameSplitter {
  /// The maximum number of bytes of a picture.
  let limit: Int

  private var buffer: [UInt8] = []

  /// Where the picture, or what was not searched yet, begins in the buffer.
  private var start = 0
  private var format: PictureFormat?

  /// Where the next part of the picture begins.
  private var next = 0

  /// Creates a splitter.
  init(limit: Int = PictureLimits().bytes) {
    self.limit = limit
  }

  /// Takes more bytes, and returns the pictures that are complete.
  mutating func append(_ bytes: some Sequence<UInt8>) -> [[UInt8]] {
    buffer += bytes
    var pictures: [[UInt8]] = []
    while findStart() {
      guard let end = findEnd() else {
        if next - start <= limit, buffer.count - start <= limit { break }
        restart(at: buffer.count)
        continue
      }
      pictures.append(Array(buffer[start..<end]))
      restart(at: end)
    }
    buffer.removeFirst(start)
    next -= start
    start = 0
    return pictures
  }

  /// Drops what precedes a position, and looks for the next picture.
  private mutating func restart(at position: Int) {
    start = min(position, buffer.count)
    (format, next) = (nil, start)
  }

  /// Drops what precedes the first bytes of a picture; false if they have not come yet.
  private mutating func findStart() -> Bool {
    if format != nil { return true }
    while buffer.count - start >= 12 {
      if let found = PictureFormat(buffer[start..<start + 12]) {
        (format, next) = (found, start + (found == .png ? PNGParts.signature.count : 2))
        return true
      }
      start += 1
    }
    next = start
    return false
  }

  /// Returns where the picture ends; nil if that has not come yet.
  private mutating func findEnd() -> Int? {
    switch format {
    case .png: pngEnd()
    case .jpeg: jpegEnd()
    case .webp: webpEnd()
    case nil: nil
    }
  }

  /// RFC 9649, 2.4: the size of what follows it.
  private mutating func webpEnd() -> Int? {
    guard let size = ByteOrder.little.uint32(buffer[...], at: start + 4) else { return nil }
    next = start + 8 + size
    return next <= buffer.count ? next : nil
  }

  /// PNG, third edition, 5.3: chunks up to IEND.
  private mutating func pngEnd() -> Int? {
    while buffer.count >= next + 8, let length = ByteOrder.big.uint32(buffer[...], at: next) {
      let end = next + 12 + length
      if buffer[next + 4..<next + 8].elementsEqual(PNGParts.end.utf8) {
        return end <= buffer.count ? end : nil
      }
      next = end
      if next - start > limit { return nil }
    }
    return nil
  }

  /// ISO/IEC 10918-1, B.1.1: markers up to EOI; those in coded data have no length.
  private mutating func jpegEnd() -> Int? {
    while buffer.count >= next + 2 {
      let (first, marker) = (buffer[next], buffer[next + 1])
      if first != 0xFF || marker == 0xFF {
        next += 1
      } else if marker == JPEGMarker.endOfImage {
        return next + 2
      } else if !JPEGMarker.hasLength(marker) {
        next += 2
      } else {
        guard let length = ByteOrder.big.uint16(buffer[...], at: next + 2) else { return nil }
        next += 2 + max(2, length)
        if next - start > limit { return nil }
      }
    }
    return nil
  }
}
