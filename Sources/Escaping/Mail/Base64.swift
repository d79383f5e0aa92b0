/// Writes bytes in Base64 (RFC 4648, 4).
public enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns bytes in Base64, with padding and without line breaks.
  public static func text(_ bytes: some Collection<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var (group, count) = (0, 0)
    for byte in bytes {
      group = group << 8 | Int(byte)
      count += 1
      guard count == 3 else { continue }
      for place in 0..<4 { text.append(digits[group >> (18 - 6 * place) & 0x3F]) }
      (group, count) = (0, 0)
    }
    if count > 0 {
      group <<= 8 * (3 - count)
      for place in 0..<4 {
        text.append(
          place > count ? UInt8(ascii: "=") : digits[group >> (18 - 6 * place) & 0x3F])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
