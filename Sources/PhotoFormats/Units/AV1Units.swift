/// The units that fill the data of a picture or the end of its decoder's configuration.
package struct AV1Units {
  /// The units, in their order.
  package private(set) var units: [AV1Unit] = []

  /// The end of the last unit that is whole; what follows is none.
  package private(set) var end = 0

  /// The maximum number of units of a picture.
  package static let maximum = 4096

  /// Reads units.
  ///
  /// AV1, 5.3.2: a type, whether there is an extension, and a size, without which a unit is the
  /// last one. Bits that have no meaning must be zero.
  package init(_ data: ArraySlice<UInt8>) {
    var rest = data
    while units.count < Self.maximum, let head = rest.popFirst() {
      var layer = 0
      guard head & 0x81 == 0 else { return }
      if head & 4 != 0 {
        guard let more = rest.popFirst(), more & 7 == 0 else { return }
        layer = Int(more >> 3 & 3)
      }
      var size = rest.count
      if head & 2 != 0 {
        guard let number = Self.number(from: &rest), number <= rest.count else { return }
        size = number
      }
      let start = data.count - rest.count
      rest = rest.dropFirst(size)
      units.append(
        AV1Unit(
          type: Int(head >> 3 & 0xF), layer: layer, range: end..<start + size,
          content: start..<start + size))
      end = start + size
    }
  }

  /// AV1, 4.10.5: seven bits in each byte, the lowest first.
  private static func number(from bytes: inout ArraySlice<UInt8>) -> Int? {
    var number = 0
    for index in 0..<8 {
      guard let byte = bytes.popFirst() else { return nil }
      number |= Int(byte & 0x7F) << (7 * index)
      if byte & 0x80 == 0 { return number }
    }
    return nil
  }
}
