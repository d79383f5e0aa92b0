import ASCII

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
    guard name.contains(where: \.isASCIILetter) || name.contains(where: { $0 >= 0x80 }) else {
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
      guard !name.contains(where: \.isASCIIUppercase) else { return nil }
      self = .kebabCase
    } else if let first = name.first, first.isASCIILowercase, !name.allSatisfy(\.isASCIILowercase) {
      self = .camelCase
    } else {
      return nil
    }
  }

  /// Whether the key is itself a text, not an identifier.
  var isText: Bool { self == .text }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || isSeparator(byte)
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    [UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-")].contains(byte)
  }
}
