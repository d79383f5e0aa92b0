/// The first bytes of videos, by which they are told from photos.
package enum VideoSignature {
  /// The number of bytes that ``begins(_:)`` needs: three packets of an MPEG transport stream.
  package static let size = 4 + 2 * 192 + 4

  /// Whether bytes begin like a video: MP4, QuickTime, Motion JPEG 2000, AVI, Matroska and WebM,
  /// MPEG program streams and transport streams.
  package static func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
    func has(_ expected: [UInt8], at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: expected)
    }
    return has(Array("RIFF".utf8)) && has(Array("AVI ".utf8), at: 8)
      // RFC 8794, 11.2.1: the identifier of EBML.
      || has([0x1A, 0x45, 0xDF, 0xA3])
      // ISO/IEC 13818-1, 2.5.3.3, and 13818-2, 6.2.2.1: a pack, or the header of a sequence.
      || has([0, 0, 1, 0xBA]) || has([0, 0, 1, 0xB3])
      || hasVideoBrand(bytes) || isOldQuickTime(bytes) || isTransportStream(bytes)
  }

  private static func hasVideoBrand(_ bytes: ArraySlice<UInt8>) -> Bool {
    if bytes.starts(with: PhotoContainer.jpeg2000Signature) {
      return FileTypeBrands(bytes.dropFirst(PhotoContainer.jpeg2000Signature.count)).all
        .contains("mjp2")
    }
    let brands = FileTypeBrands(bytes).all
    guard let major = brands.first, !audioBrands.contains(major) else { return false }
    return brands.contains { brand in videoBrands.contains { brand.hasPrefix($0) } }
  }

  /// Whether bytes begin like a QuickTime file from before its type had a box of its own.
  private static func isOldQuickTime(_ bytes: ArraySlice<UInt8>) -> Bool {
    let type = String(decoding: bytes.dropFirst(4).prefix(4), as: UTF8.self)
    // A small size tells a box from text that has such a word.
    return type == "mdat" || oldBoxes.contains(type) && bytes.first == 0
  }

  // ISO/IEC 13818-1, 2.4.3.2: packets of 188 bytes, each with 0x47 first, no error, no scrambling
  // and something to carry. Cameras (BDAV) write 4 bytes before each.
  private static func isTransportStream(_ bytes: ArraySlice<UInt8>) -> Bool {
    [(start: 0, size: 188), (start: 4, size: 192)].contains { packet in
      (0..<3).allSatisfy { number in
        let header = Array(bytes.dropFirst(packet.start + number * packet.size).prefix(4))
        return header.count == 4 && header[0] == 0x47 && header[1] & 0x80 == 0
          && header[3] & 0xC0 == 0 && header[3] & 0x30 != 0
      }
    }
  }

  /// The beginnings of brands of videos.
  private static let videoBrands = [
    "iso", "mp4", "mp7", "avc", "qt", "M4V", "3gp", "3g2", "3ge", "3gg", "3gr", "3gs", "dash",
    "f4v", "F4V", "MSNV", "XAVC", "mmp4", "ND", "mqt",
  ]

  /// The brands of files with sound only, which name brands of videos as compatible.
  private static let audioBrands: Set<String> = [
    "M4A ", "M4B ", "M4P ", "F4A ", "F4B ", "aax ", "aaxc",
  ]

  private static let oldBoxes: Set<String> = ["moov", "wide", "free", "skip", "pnot"]
}
