/// The naming style of a key.
enum NamingStyle: Hashable {
  /// A text for readers.
  case text

  /// Names joined by dots: `album.delete.title`.
  case dotted

  /// Names joined by underscores: `album_delete_title`.
  case snakeCase

  /// Names joined by hyphens: `album-delete-title`.
  case kebabCase

  /// Names joined by capital letters: `albumDeleteTitle`.
  case camelCase

  /// Finds the style of a key; nil for a single word, which suits every style, and for keys without
  /// letters.
  init?(_ key: String) {
    let name = key.utf8
    guard name.contains(where: Self.isLetter) || name.contains(where: { $0 >= 0x80 }) else {
      return nil
    }
    if name.contains(where: { !Self.isNameByte($0) }) || name.last.map(Self.isSeparator) == true {
      self = .text
    } else if name.contains(UInt8(ascii: ".")) {
      self = .dotted
    } else if name.contains(UInt8(ascii: "_")) {
      self = .snakeCase
    } else if name.contains(UInt8(ascii: "-")) {
      // Words of a text can have a hyphen and a capital letter: Wi-Fi, Re-open.
      guard !name.contains(where: Self.isUppercase) else { return nil }
      self = .kebabCase
    } else if let first = name.first, Self.isLowercase(first), !name.allSatisfy(Self.isLowercase) {
      self = .camelCase
    } else {
      return nil
    }
  }

  /// Whether the key is itself a text, not an identifier.
  var isText: Bool { self == .text }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || isSeparator(byte)
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    [UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-")].contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { isLowercase(byte | 0x20) }

  private static func isUppercase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isLowercase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}
