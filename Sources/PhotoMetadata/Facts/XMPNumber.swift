import ASCII

/// Numbers as XMP writes them (ISO 16684-1, 8.2.1, and Exif 2.3 Metadata for XMP).
enum XMPNumber {
  /// Returns a decimal number, or a fraction such as `1/250`; nil for anything else.
  static func value(_ text: String) -> Double? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let first = parts.first.flatMap({ decimal($0) }) else { return nil }
    guard parts.count > 1 else { return first }
    guard parts.count == 2, let second = decimal(parts[1]), second != 0 else { return nil }
    return first / second
  }

  /// Returns degrees written as `47,36,30N` or `47,36.5N`; nil for anything else.
  ///
  /// `directions` are the letters for positive and for negative degrees.
  static func degrees(_ text: String, directions: (Character, Character)) -> Double? {
    guard let direction = text.last?.uppercased().first else { return nil }
    let parts = text.dropLast().split(separator: ",", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), direction == directions.0 || direction == directions.1
    else { return nil }
    var degrees = 0.0
    for (part, unit) in zip(parts, [1.0, 60, 3600]) {
      guard let number = decimal(part), number >= 0 else { return nil }
      degrees += number / unit
    }
    return direction == directions.0 ? degrees : -degrees
  }

  /// Unlike `Double`, which also reads `nan`, `inf` and hexadecimal numbers.
  private static func decimal(_ text: Substring) -> Double? {
    let isPlain = text.utf8.allSatisfy {
      $0.isASCIIDigit || ".-+".utf8.contains($0)
    }
    return isPlain ? Double(text) : nil
  }
}
