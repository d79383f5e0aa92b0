/// A character whose bytes in UTF-8 were read as characters of Windows-1252.
struct Mojibake {
  /// The characters as they are written, and the one that they stand for.
  let written: String
  let meant: String

  /// The position of the characters in the text.
  let range: Range<Int>

  /// Whether the characters can't be a letter with punctuation after it.
  let isCertain: Bool

  /// Returns all such characters of a text in UTF-8.
  static func all(in utf8: ArraySlice<UInt8>) -> [Mojibake] {
    let scalars = Array(String(decoding: utf8, as: UTF8.self).unicodeScalars)
    var found: [Mojibake] = []
    var (index, offset) = (0, 0)
    while index < scalars.count {
      if let length = length(at: index, of: scalars) {
        let part = scalars[index..<index + length]
        let width = part.reduce(0) { $0 + UTF8.width($1) }
        let bytes = part.compactMap(byte)
        if let meant = String(validating: bytes, as: UTF8.self) {
          found.append(
            Mojibake(
              written: String(String.UnicodeScalarView(part)), meant: meant,
              range: offset..<offset + width,
              isCertain: isCertain(index..<index + length, of: scalars)))
          index += length
          offset += width
          continue
        }
      }
      offset += UTF8.width(scalars[index])
      index += 1
    }
    return found
  }

  /// Returns how many characters from an index stand for the bytes of one; nil if they don't.
  private static func length(at index: Int, of scalars: [Unicode.Scalar]) -> Int? {
    guard let lead = byte(scalars[index]), (0xC2...0xF4).contains(lead) else { return nil }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard index + length <= scalars.count else { return nil }
    let isComplete = scalars[index + 1..<index + length].allSatisfy { scalar in
      byte(scalar).map { (0x80..<0xC0).contains($0) } ?? false
    }
    return isComplete ? length : nil
  }

  /// Returns whether a run is more than a letter with what may be after it.
  ///
  /// Only `Ã` is as good as never before a mark, unless it ends a word in capitals.
  private static func isCertain(_ run: Range<Int>, of scalars: [Unicode.Scalar]) -> Bool {
    let rest = scalars[run.dropFirst()]
    if scalars[run.lowerBound] != "Ã" {
      return !rest.allSatisfy { marks.contains($0) || signs.contains($0) }
    }
    let isLetter = { (index: Int) in
      scalars.indices.contains(index) && scalars[index].properties.isAlphabetic
    }
    return !rest.allSatisfy(marks.contains) || !isLetter(run.lowerBound - 1)
      || rest.allSatisfy(quotationMarks.contains) && isLetter(run.upperBound)
  }

  private static let quotationMarks: Set<Unicode.Scalar> = ["«", "»", "“", "”", "„"]

  /// What may be after a letter in any text.
  private static let marks: Set<Unicode.Scalar> = quotationMarks.union([
    "\u{A0}", "‘", "’", "‚", "‹", "›", "…", "–", "—", "¡", "¿",
  ])

  /// What else may be after a letter, but is mostly the second half of `é`, `ß` and the like after
  /// `Ã`.
  private static let signs: Set<Unicode.Scalar> = [
    "™", "®", "©", "°", "º", "ª", "¹", "²", "³", "†", "‡", "•", "·", "Š", "š", "Ž", "ž", "Œ", "œ",
    "Ÿ",
  ]

  /// Returns the byte that a character has in Windows-1252, or in Latin-1.
  private static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    if scalar.value < 0x100 { return UInt8(scalar.value) }
    return windows1252[scalar]
  }

  private static let windows1252: [Unicode.Scalar: UInt8] = Dictionary(
    uniqueKeysWithValues: [
      ("€", 0x80), ("‚", 0x82), ("ƒ", 0x83), ("„", 0x84), ("…", 0x85), ("†", 0x86), ("‡", 0x87),
      ("ˆ", 0x88), ("‰", 0x89), ("Š", 0x8A), ("‹", 0x8B), ("Œ", 0x8C), ("Ž", 0x8E), ("‘", 0x91),
      ("’", 0x92), ("“", 0x93), ("”", 0x94), ("•", 0x95), ("–", 0x96), ("—", 0x97), ("˜", 0x98),
      ("™", 0x99), ("š", 0x9A), ("›", 0x9B), ("œ", 0x9C), ("ž", 0x9E), ("Ÿ", 0x9F),
    ])
}
