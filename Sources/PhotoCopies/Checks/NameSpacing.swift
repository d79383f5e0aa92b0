import PhotoMetadata

/// The spaces in a name, which one program writes and another leaves out.
enum NameSpacing {
  /// Returns the other ways to write a name with and without spaces: `NewYork` for `New York`, as
  /// in a hashtag, and `山田 太郎` for `山田太郎`.
  static func others(of name: String, _ kind: MetadataKind) -> [String] {
    guard [.location, .owner, .faces].contains(kind), name.unicodeScalars.count <= longest else {
      return []
    }
    let words = name.split(whereSeparator: \.isWhitespace)
    guard words.count == 1 else {
      let joined = words.joined()
      let isSure = joined.unicodeScalars.allSatisfy(hasSyllables) || joined.utf8.count >= shortest
      return words.count <= maximumWords && isSure ? [joined] : []
    }
    // Of people, the family name of one or two characters comes first.
    guard kind != .location, (3...maximumCharacters).contains(name.count),
      name.unicodeScalars.allSatisfy(hasSyllables)
    else { return [] }
    return [1, 2].flatMap { count in
      [" ", "\u{3000}"].map { "\(name.prefix(count))\($0)\(name.dropFirst(count))" }
    }
  }

  /// Whether a character is one of Chinese, or a syllable of Korean, of which names have few.
  private static func hasSyllables(_ scalar: Unicode.Scalar) -> Bool {
    (0x3400...0x9FFF).contains(scalar.value) || (0xAC00...0xD7A3).contains(scalar.value)
      || (0x20000...0x323AF).contains(scalar.value)
  }

  /// The maximum number of characters and words of a name, and of characters of one in Chinese or
  /// Korean; and the minimum number of bytes of a longer word that is no other word by chance.
  private static let (longest, maximumWords, maximumCharacters, shortest) = (40, 4, 6, 6)
}
