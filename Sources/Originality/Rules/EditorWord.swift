import ASCII

/// A word that identifies a program, prepared for searching.
struct EditorWord: Hashable {
  private let scalars: [Unicode.Scalar]

  /// The bits of its characters, as in ``FoldedName``.
  let bits: UInt64

  /// Whether it is too long to be part of another word by chance.
  private let isFoundAnywhere: Bool

  /// The minimum length of words that are found inside others: `PhotoshopCC`, `AdobePhotoshop`.
  private static let longWord = 8

  /// Creates a word from its text.
  init(_ text: String) {
    let folded = FoldedName(text)
    scalars = folded.scalars
    bits = folded.bits
    isFoundAnywhere = scalars.count(where: Self.isLatin) >= Self.longWord
  }

  /// Returns whether a text contains this word.
  ///
  /// A short word counts if no letter or digit precedes it and no letter follows it: `snow` is
  /// found in `SNOW 12.0` and in `snow12`, but not in `Snowflake`. A number at the end of any word
  /// must match entirely.
  func isFound(in text: FoldedName) -> Bool {
    guard bits & ~text.bits == 0 else { return false }
    let text = text.scalars
    guard let first = scalars.first, let last = scalars.last, scalars.count <= text.count else {
      return false
    }
    for start in 0...(text.count - scalars.count) where text[start] == first {
      let end = start + scalars.count
      guard text[start..<end].elementsEqual(scalars) else { continue }
      let before = start > 0 ? text[start - 1] : " "
      let after = end < text.count ? text[end] : " "
      let splitsNumber = last.isASCIIDigit && after.isASCIIDigit
      let touchesStart = Self.isLatin(first) && (Self.isLatin(before) || before.isASCIIDigit)
      let touchesEnd = Self.isLatin(last) && Self.isLatin(after)
      if !splitsNumber, isFoundAnywhere || !touchesStart && !touchesEnd { return true }
    }
    return false
  }

  /// Returns whether a text begins with this word, and no letter or digit of another follows it.
  func begins(_ text: FoldedName) -> Bool {
    guard bits & ~text.bits == 0, text.scalars.starts(with: scalars) else { return false }
    guard let last = scalars.last, let next = text.scalars.dropFirst(scalars.count).first else {
      return true
    }
    return !(last.isASCIIDigit && next.isASCIIDigit) && !(Self.isLatin(last) && Self.isLatin(next))
  }

  /// Chinese and Korean names are written without spaces around them, so only letters that form
  /// longer words can hide one.
  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x250 && scalar.properties.isAlphabetic
  }
}
