package import PhotoFormats

extension WebPCodedPicture {
  /// Whether the picture may contain bytes that no decoder reads, or can't be decoded.
  ///
  /// Each part of the coded data is cut a little, which must make it fail: a decoder that does not
  /// miss the last bytes does not read them. Zeros at an end are no matter, and neither are the few
  /// bytes with which encoders end their data.
  package var mayHaveSurplus: Bool {
    guard LibWebP.canDecode(self), let cuts else { return true }
    return cuts.contains { LibWebP.canDecode($0) }
  }

  /// The bytes by which encoders flush their data, without zeros.
  private static let flush = 3

  /// The picture with each part of its data cut short; nil if it is damaged.
  private var cuts: [WebPCodedPicture]? {
    var cuts: [WebPCodedPicture] = []
    if let alpha {
      guard let flags = alpha.first, let size = VP8Partitions.size(of: content) else { return nil }
      // RFC 9649, 2.7.1.2: without compression, one byte per pixel.
      if flags & 0x03 == 0 {
        guard alpha.count == 1 + size.width * size.height else { return nil }
      } else if let end = Self.cut(alpha.dropFirst()) {
        cuts.append(WebPCodedPicture(name: name, content: content, alpha: alpha[..<end]))
      }
    }
    guard name == "VP8 " else {
      return cuts
        + (Self.cut(content).map {
          [WebPCodedPicture(name: name, content: content[..<$0], alpha: alpha)]
        } ?? [])
    }
    guard let partitions = VP8Partitions(content) else { return nil }
    for (index, range) in partitions.ranges.enumerated() {
      guard let end = Self.cut(content[range]) else { continue }
      let cut = partitions.cutting(index, to: end - range.lowerBound)
      cuts.append(WebPCodedPicture(name: name, content: cut[...], alpha: alpha))
    }
    return cuts
  }

  /// Returns where data ends if it is cut short; nil if it has too few bytes to hide any.
  private static func cut(_ data: ArraySlice<UInt8>) -> Int? {
    guard let last = data.lastIndex(where: { $0 != 0 }), last + 1 - data.startIndex > flush + 1
    else { return nil }
    return last + 1 - flush
  }
}
