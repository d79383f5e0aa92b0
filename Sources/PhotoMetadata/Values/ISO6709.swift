import ASCII

/// Positions in the form of ISO 6709, as videos have them: `+48.8577+002.2950+35.2/`.
enum ISO6709 {
  /// Returns the first position in bytes; nil if there is none.
  static func place(in bytes: ArraySlice<UInt8>) -> GeoCoordinates? {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == plus || bytes[index] == minus, let place = place(at: bytes[index...]) {
        return place
      }
      index += 1
    }
    return nil
  }

  private static func place(at bytes: ArraySlice<UInt8>) -> GeoCoordinates? {
    guard let (latitude, rest) = number(bytes, digits: 2),
      let (longitude, _) = number(rest, digits: 3)
    else { return nil }
    return GeoCoordinates(latitude: latitude, longitude: longitude)
  }

  /// Returns a number with a sign and a fraction, and what follows it.
  private static func number(
    _ bytes: ArraySlice<UInt8>, digits: Int
  ) -> (value: Double, rest: ArraySlice<UInt8>)? {
    guard let sign = bytes.first, sign == plus || sign == minus else { return nil }
    let text = bytes.dropFirst().prefix(24).prefix { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
    let whole = text.prefix { $0.isASCIIDigit }
    guard whole.count == digits, text.count > digits + 1,
      let value = Double(String(decoding: text, as: UTF8.self))
    else { return nil }
    return (sign == minus ? -value : value, bytes.dropFirst(1 + text.count))
  }

  private static let (plus, minus) = (UInt8(ascii: "+"), UInt8(ascii: "-"))
}
