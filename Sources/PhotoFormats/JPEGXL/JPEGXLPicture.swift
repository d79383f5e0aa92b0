/// The first bits of a JPEG XL picture, which contain its size.
package enum JPEGXLPicture {
  /// The signature of a picture.
  package static let signature: [UInt8] = [0xFF, 0x0A]

  /// The maximum number of bytes of signature and size.
  package static let headerSize = 2 + 9

  /// Returns the size; nil if the bytes are not a picture.
  ///
  /// ISO/IEC 18181-1, 5.1 (SizeHeader): the least significant bit of a byte comes first.
  package static func dimensions(_ bytes: ArraySlice<UInt8>) -> PixelDimensions? {
    guard bytes.starts(with: signature) else { return nil }
    var bits = JPEGXLBits(bytes.dropFirst(signature.count))
    return JPEGXLHeader.size(&bits)
  }

  /// Returns the number of bytes of a picture, which others may follow.
  ///
  /// It is nil if that can’t be told, because headers are compressed or damaged.
  package static func count(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.starts(with: signature) else { return nil }
    var bits = JPEGXLBits(bytes.dropFirst(signature.count))
    guard let header = JPEGXLHeader(&bits), bits.align() else { return nil }
    var count = signature.count + bits.bytesRead
    for _ in 0..<maximumFrames {
      var bits = JPEGXLBits(bytes.dropFirst(count))
      guard let frame = JPEGXLFrame(&bits, in: header) else { return nil }
      count += bits.bytesRead + frame.sectionBytes
      guard count <= bytes.count else { return nil }
      if frame.isLast { return count }
    }
    return nil
  }

  /// Returns the number of pixels of all frames up to the one that completes the first picture;
  /// those with further channels count more than once.
  ///
  /// It is nil if that can’t be told, because headers are compressed or damaged, or if a frame is
  /// larger than any photo.
  package static func decodedPixels(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.starts(with: signature) else { return nil }
    var bits = JPEGXLBits(bytes.dropFirst(signature.count))
    guard let header = JPEGXLHeader(&bits), bits.align() else { return nil }
    var position = signature.count + bits.bytesRead
    var pixels = 0
    for _ in 0..<maximumFrames {
      var bits = JPEGXLBits(bytes.dropFirst(position))
      guard let frame = JPEGXLFrame(&bits, in: header) else { return nil }
      position += bits.bytesRead + frame.sectionBytes
      guard frame.pixelCount <= maximumPixels else { return nil }
      pixels += frame.pixelCount * (3 + header.extraChannels) / 3
      if frame.isShown { return pixels }
      guard position < bytes.count else { return nil }
    }
    return nil
  }

  /// The maximum number of frames that are looked through.
  private static let maximumFrames = 4096

  /// The maximum number of pixels of a frame, with which sums stay far from the largest number.
  private static let maximumPixels = 1 << 32

  /// Returns the width of a picture from its height and the number of a ratio, from 1.
  static func width(ofHeight height: Int, ratio: Int) -> Int? {
    guard ratios.indices.contains(ratio - 1) else { return nil }
    let (across, down) = ratios[ratio - 1]
    return height * across / down
  }

  private static let ratios = [(1, 1), (12, 10), (4, 3), (3, 2), (16, 9), (5, 4), (2, 1)]
}
