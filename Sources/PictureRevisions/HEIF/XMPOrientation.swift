import PhotoFormats

/// The orientation in an XMP packet, which some programs prefer to that of EXIF.
enum XMPOrientation {
  /// Returns a packet whose orientation is another; nil if it needs no change.
  static func packet(_ packet: [UInt8], turnedTo orientation: Int) -> [UInt8]? {
    guard let start = packet.firstIndex(of: UInt8(ascii: "<")),
      let end = packet.lastIndex(of: UInt8(ascii: ">")), start < end,
      let document = XMLRanges(Array(packet[start...end]))
    else { return nil }
    var positions: [Range<Int>] = []
    for node in document.nodes {
      positions += node.attributes.filter { isOrientation($0.local, $0.namespace) }.map(\.value)
      if isOrientation(node.local, node.namespace), node.texts.count == 1 {
        positions += node.texts
      }
    }
    let value = Array("\(orientation)".utf8)
    var result = packet
    for position in positions.sorted(by: { $0.lowerBound > $1.lowerBound }) {
      result.replaceSubrange(position.lowerBound + start..<position.upperBound + start, with: value)
    }
    return result == packet ? nil : result
  }

  private static func isOrientation(_ local: String, _ namespace: String) -> Bool {
    local == "Orientation" && namespace == "http://ns.adobe.com/tiff/1.0/"
  }
}
