import Characters
import PhotoMetadata

/// The other ways to write a name: what one program or person writes with a space, a hyphen, an old
/// character or the family name first, another one doesn’t.
enum NameSpellings {
  /// Returns the ways with and without spaces: `NewYork` for `New York`, as in a hashtag, and
  /// `山田 太郎` for `山田太郎`.
  static func spaced(_ name: String, _ kind: MetadataKind) -> [String] {
    guard isName(name, kind) else { return [] }
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

  /// Returns the ways in other forms of Chinese characters: `台北` for `臺北`, and `澤田` for `沢田`.
  static func variants(of names: [String], _ kind: MetadataKind) -> [String] {
    names.filter { isName($0, kind) }.flatMap {
      HanVariants.spellings(of: $0, limit: maximumVariants)
    }
  }

  /// Returns the ways that are looked for in texts alone, as they are less certain: with a hyphen,
  /// a space or an underscore between the words, of people with the family name first, of cities,
  /// districts and prefectures without the word for these, and in other letters.
  static func looser(_ name: String, _ kind: MetadataKind) -> [String] {
    guard isName(name, kind), name.utf8.count >= shortestOther else { return [] }
    var spellings = Transliterations.spellings(of: name, kind)
    if name.utf8.count >= shortestLoose {
      spellings += joined(name) + (kind == .location ? short(name) : reversed(name))
    }
    return spellings.filter { $0 != name }
  }

  /// Returns a place without the word for a city, a district or a prefecture: `부산` for
  /// `부산광역시`, and `渋谷` for `渋谷区`.
  private static func short(_ name: String) -> [String] {
    guard name.unicodeScalars.allSatisfy(hasSyllables),
      let ending = endings.first(where: name.hasSuffix)
    else { return [] }
    let short = String(name.dropLast(ending.count))
    return short.count > 1 && !words.contains(short) ? [short] : []
  }

  /// The longest first.
  private static let endings = [
    "특별자치시", "특별자치도", "특별시", "광역시", "시", "구", "市", "県", "縣", "县", "省", "都", "府", "新区", "新區", "区",
    "區",
  ]

  /// Names of districts that are words of everyday.
  private static let words: Set<String> = [
    "동작", "사상", "수성", "유성", "동안", "상당", "청원", "단원", "수지", "수정", "연수", "중원", "서원", "장안", "성산", "남동",
    "상록",
    "中央", "中心", "和平", "朝阳", "朝陽", "向阳", "新城", "城中", "中山",
  ]

  private static func isName(_ name: String, _ kind: MetadataKind) -> Bool {
    [.location, .owner, .faces].contains(kind) && name.unicodeScalars.count <= longest
  }

  private static func joined(_ name: String) -> [String] {
    let words = name.split { $0.isWhitespace || hyphens.contains($0) }
    guard (2...maximumWords).contains(words.count) else { return [] }
    let joined = words.joined()
    return [" ", "-", "_"].map { words.joined(separator: $0) }
      + (joined.utf8.count >= shortest ? [joined] : [])
  }

  /// Returns a name with its last word first, with and without a comma: `Schmidt, Anna`.
  private static func reversed(_ name: String) -> [String] {
    let words = name.split(whereSeparator: \.isWhitespace)
    guard (2...maximumWords).contains(words.count), words.allSatisfy({ isSpaced($0) }) else {
      return []
    }
    let rest = words.dropLast().joined(separator: " ")
    return [", ", " "].map { "\(words[words.count - 1])\($0)\(rest)" }
  }

  private static let hyphens: Set<Character> = ["-", "\u{2010}", "\u{2011}", "_"]

  /// Whether a word is of a script with spaces.
  private static func isSpaced(_ word: Substring) -> Bool {
    word.unicodeScalars.allSatisfy { !WordEdges.isSpaceless($0) }
  }

  /// Whether a character is one of Chinese, or a syllable of Korean, of which names have few.
  private static func hasSyllables(_ scalar: Unicode.Scalar) -> Bool {
    (0x3400...0x9FFF).contains(scalar.value) || (0xAC00...0xD7A3).contains(scalar.value)
      || (0x20000...0x323AF).contains(scalar.value)
  }

  /// The maximum number of characters and words of a name, and of characters of one in Chinese or
  /// Korean.
  private static let (longest, maximumWords, maximumCharacters) = (40, 4, 6)

  /// How many ways in other forms of characters are looked for.
  private static let maximumVariants = 12

  /// The minimum number of bytes of a longer word that is no other word by chance, of a name that
  /// has less certain spellings, and of one in other letters.
  private static let (shortest, shortestLoose, shortestOther) = (6, 5, 4)
}
