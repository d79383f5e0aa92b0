/// Writes bytes in Base64 (RFC 4648, 4).
public enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns bytes in Base64, with padding and without line breaks.
  public static func text(_ bytes: some Collection<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var rest = bytes[...]
    while !rest.isEmpty {
      let group = rest.prefix(3)
      rest = rest.dropFirst(3)
      let padded = Array(group) + [0, 0]
      let bits = Int(padded[0]) << 16 | Int(padded[1]) << 8 | Int(padded[2])
      for place in 0..<4 {
        text.append(
          place > group.count ? UInt8(ascii: "=") : digits[bits >> (18 - 6 * place) & 0x3F])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
