package import PhotoFormats

extension WebPCodedPicture {
  /// Whether the picture may contain bytes that no decoder reads, or can't be decoded.
  ///
  /// A decoder that does not miss the last bytes of a part of the data does not read them. It must
  /// miss one of the last three that are not zeros: encoders flush a few bits more than they need,
  /// and of data that is cut short, what is left can end earlier by chance.
  package var mayHaveSurplus: Bool {
    guard LibWebP.canDecode(self), let parts = cutParts else { return true }
    return parts.contains { $0.allSatisfy { LibWebP.canDecode($0) } }
  }

  /// For each part of the data, the picture with that cut by one, two and three bytes; nil if the
  /// picture is damaged.
  private var cutParts: [[WebPCodedPicture]]? {
    var parts: [[WebPCodedPicture]] = []
    if let alpha {
      guard let flags = alpha.first, let size = VP8Partitions.size(of: content) else { return nil }
      // RFC 9649, 2.7.1.2: without compression, one byte per pixel.
      if flags & 0x03 == 0 {
        guard alpha.count == 1 + size.width * size.height else { return nil }
      } else {
        parts.append(
          Self.ends(of: alpha.dropFirst()).map {
            WebPCodedPicture(name: name, content: content, alpha: alpha[..<$0])
          })
      }
    }
    guard name == "VP8 " else {
      parts.append(
        Self.ends(of: content).map {
          WebPCodedPicture(name: name, content: content[..<$0], alpha: alpha)
        })
      return parts.filter { !$0.isEmpty }
    }
    guard let partitions = VP8Partitions(content) else { return nil }
    for (index, range) in partitions.ranges.enumerated() {
      parts.append(
        Self.ends(of: content[range]).map {
          let cut = partitions.cutting(index, to: $0 - range.lowerBound)
          return WebPCodedPicture(name: name, content: cut[...], alpha: alpha)
        })
    }
    return parts.filter { !$0.isEmpty }
  }

  /// Returns where data ends if one, two or three bytes are cut off, besides zeros; none if it has
  /// too few bytes to hide any.
  private static func ends(of data: ArraySlice<UInt8>) -> [Int] {
    guard let last = data.lastIndex(where: { $0 != 0 }), last - data.startIndex > 3 else {
      return []
    }
    return (0..<3).map { last - $0 }
  }
}
