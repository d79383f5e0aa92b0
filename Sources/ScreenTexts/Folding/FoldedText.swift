/// A text in the form in which texts on screens are compared.
///
/// Two texts are equal if they differ only in case, width, accents, spaces, composition and the
/// shape of quotation marks and dashes: “ＦＦ!p” and “ff ! P”, “Café” and “CAFE”. Hangul is compared
/// letter by letter and kana apart from their voicing marks, since recognition often gets only one
/// of them wrong.
///
/// ```swift
/// let isSame = FoldedText("ＦＦ!p") == FoldedText("ff ! P")  // true
/// ```
public struct FoldedText: Hashable, Sendable {
  /// A part of a text that is compared: a letter, a digit, a mark.
  public struct Unit: Hashable, Sendable {
    /// The folded character.
    public let scalar: Unicode.Scalar

    /// What it costs if only one of two texts has it, 0.25 to 1.25.
    public let weight: Double

    /// The number of the characters that look alike; 0 if there is none other.
    let likeness: UInt8

    /// Whether words are made of it that spaces separate: a cased letter or a digit.
    let isWordPart: Bool

    /// Returns whether two units have the same character.
    public static func == (one: Unit, other: Unit) -> Bool { one.scalar == other.scalar }

    /// Hashes the character.
    public func hash(into hasher: inout Hasher) { hasher.combine(scalar) }
  }

  /// Where a unit comes from.
  struct Source: Sendable {
    /// The character in the text.
    let range: Range<String.Index>

    /// Whether a space stands before it.
    let followsSpace: Bool
  }

  /// The units, in the order of the text.
  public let units: [Unit]

  /// The source of each unit.
  let sources: [Source]

  /// The sum of the weights.
  public let weight: Double

  /// Folds a text.
  public init(_ text: String) {
    var units: [Unit] = []
    var sources: [Source] = []
    var followsSpace = false
    var index = text.startIndex
    while index < text.endIndex {
      let end = text.index(after: index)
      let count = units.count
      for scalar in text.unicodeScalars[index..<end] { Self.fold(scalar, into: &units) }
      let source = Source(range: index..<end, followsSpace: followsSpace)
      for _ in count..<units.count { sources.append(source) }
      followsSpace = units.count == count && (followsSpace || text[index].isWhitespace)
      index = end
    }
    (self.units, self.sources) = (units, sources)
    weight = units.reduce(0) { $0 + $1.weight }
  }

  /// Whether nothing is left to compare.
  public var isEmpty: Bool { units.isEmpty }

  /// Returns whether nothing that is compared differs.
  public static func == (one: FoldedText, other: FoldedText) -> Bool { one.units == other.units }

  /// Hashes the units.
  public func hash(into hasher: inout Hasher) { hasher.combine(units) }

  private static func fold(_ scalar: Unicode.Scalar, into units: inout [Unit]) {
    if scalar.isASCII {
      if let unit = Unit(scalar) { units.append(unit) }
      return
    }
    for part in CompatibilityParts.parts(of: scalar) ?? [scalar] {
      for lower in part.properties.lowercaseMapping.unicodeScalars {
        if let unit = Unit(lower) { units.append(unit) }
      }
    }
  }
}
