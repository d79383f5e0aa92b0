/// Walks over the placeholders of a text as bytes, without making anything of them.
struct PlaceholderScan {
  private var rest: ArraySlice<UInt8>

  /// Begins at the first byte.
  init(_ utf8: ArraySlice<UInt8>) {
    rest = utf8
  }

  /// Returns the bytes of the next placeholder or of something like it; nil when there is none.
  ///
  /// It ends with the first letter that can't go on, and is longer than the real placeholder when
  /// in doubt.
  mutating func next() -> ArraySlice<UInt8>? {
    guard let start = rest.firstIndex(of: UInt8(ascii: "%")) else { return nil }
    var end = start + 1
    while end < rest.endIndex {
      let byte = rest[end]
      end += 1
      if byte == UInt8(ascii: "#"), end < rest.endIndex, rest[end] == UInt8(ascii: "@") {
        // A substitution ends with its second sign.
        end = rest[(end + 1)...].firstIndex(of: UInt8(ascii: "@")) ?? rest.endIndex
        end = min(end + 1, rest.endIndex)
        break
      }
      if Self.ends[Int(byte)] { break }
    }
    let placeholder = rest[start..<end]
    rest = rest[end...]
    return placeholder
  }

  /// Whether a placeholder ends with a byte: all but digits, flags, `*`, `.`, `$` and lengths.
  private static let ends: [Bool] = (UInt8.min...UInt8.max).map { byte in
    !"0123456789-+ #'.*$hlLqjzt".utf8.contains(byte)
  }

  /// Returns whether two texts have the same placeholders in the same order.
  static func isSame(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    var left = PlaceholderScan(left)
    var right = PlaceholderScan(right)
    while true {
      switch (left.next(), right.next()) {
      case (nil, nil): return true
      case (let one?, let other?) where one == other: continue
      default: return false
      }
    }
  }
}
