/// An encoding in which each character beyond ASCII has one byte from 0x80 on, for the scripts of
/// Europe and the Middle East, and Thai.
struct SingleByteEncoding: Sendable {
  private let characters: [Unicode.Scalar]
  private let bytes: [Unicode.Scalar: UInt8]

  /// Creates an encoding from the numbers of its characters in hexadecimal.
  init(_ numbers: String) {
    characters = numbers.split(separator: " ").map {
      UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
    }
    bytes = Dictionary(
      characters.enumerated().filter { $1 != "\u{FFFD}" }.map { ($1, UInt8(0x80 + $0)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns a text in this encoding; nil if it lacks one of the characters.
  func encoded(_ text: String) -> [UInt8]? {
    var encoded: [UInt8] = []
    for scalar in text.unicodeScalars {
      guard let byte = scalar.isASCII ? UInt8(scalar.value) : bytes[scalar] else { return nil }
      encoded.append(byte)
    }
    return encoded
  }

  /// Returns what bytes say in this encoding; nil if a byte is no character.
  func decoded(_ text: ArraySlice<UInt8>) -> String? {
    var decoded = String.UnicodeScalarView()
    for byte in text {
      let scalar = byte < 0x80 ? Unicode.Scalar(byte) : characters[Int(byte) - 0x80]
      guard scalar != "\u{FFFD}" else { return nil }
      decoded.append(scalar)
    }
    return String(decoded)
  }
}
