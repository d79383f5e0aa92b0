import PhotoFormats

/// Finds the offsets of property names in a packet, requested in the order of the packet.
///
/// The XML parser reports no offsets, so the text is searched for each name after its prefix.
struct XMPPlaces {
  private let text: ArraySlice<UInt8>
  private var position: Int
  private var misses = 0
  private var wasted = 0

  init(_ text: ArraySlice<UInt8>) {
    self.text = text
    position = text.startIndex
  }

  /// Returns the next offset of a name from the start of the text; nil if it is written in another
  /// way, as all names are if several were.
  mutating func offset(of local: String) -> Int? {
    let name = local.utf8
    guard let first = name.first, misses < Limits.xmpMisses, wasted < Limits.xmpColons else {
      return nil
    }
    var colons = 0
    var index = position
    while let colon = text.firstIndex(of: UInt8(ascii: ":"), from: index) {
      let end = colon + 1 + name.count
      guard end < text.endIndex else { break }
      if text[colon + 1] == first, Self.endsName(text[end]),
        text[colon + 1..<end].elementsEqual(name)
      {
        position = end
        return colon + 1 - text.startIndex
      }
      index = colon + 1
      colons += 1
    }
    misses += 1
    wasted += colons
    return nil
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "/")
  }
}
