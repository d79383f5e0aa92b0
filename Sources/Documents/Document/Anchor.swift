import ASCII

/// The name of a position in a document, for links.
public struct Anchor: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name, which must be unique in the document; it may be any text.
  public let rawValue: String

  /// Creates an anchor from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates an anchor from a literal.
  public init(stringLiteral value: String) {
    rawValue = value
  }

  /// The name in letters, digits and hyphens; a period and two digits stand for any other byte.
  var identifier: String {
    rawValue.utf8.map { byte in
      byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-")
        ? String(UnicodeScalar(byte)) : "." + byte.hexadecimal(digits: 2, uppercase: true)
    }.joined()
  }
}
