/// Escapes text for people, so that a CI system that shows it in a log finds no commands.
///
/// GitHub takes a command from a line that begins with two colons, even after white space. GitHub,
/// Azure Pipelines and TeamCity take one from `##[…]`, `##vso[…]` and `##teamcity[…]` anywhere in a
/// line.
public enum LogText {
  /// Returns a text with a backslash where a command would begin, such as `\::error::` and
  /// `#\#[group]`.
  ///
  /// Shells and Markdown read the result as the text itself.
  public static func escape(_ text: String) -> String {
    guard let bytes = escaped(Array(text.utf8)) else { return text }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns bytes, which need not be UTF-8, with a backslash where a command would begin.
  public static func escape(_ bytes: [UInt8]) -> [UInt8] {
    escaped(bytes) ?? bytes
  }

  /// Returns the escaped bytes; nil if they stay as they are.
  private static func escaped(_ bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    // What was copied to the result, up to the last backslash.
    var copied = 0
    var isAtStart = true
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      var mark: Int?
      if byte == UInt8(ascii: "#"), isCommand(bytes[position...]) {
        mark = position + 1
      } else if isAtStart, bytes[position...].starts(with: "::".utf8) {
        mark = position
      }
      if let mark {
        result += bytes[copied..<mark]
        result.append(UInt8(ascii: "\\"))
        copied = mark
      }
      // Readers of lines end them at a carriage return too.
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        isAtStart = true
      } else if isAtStart {
        let width = whiteSpaceWidth(bytes[position...])
        isAtStart = width > 0
        position += max(0, width - 1)
      }
      position += 1
    }
    return copied == 0 && result.isEmpty ? nil : result + bytes[copied...]
  }

  /// Returns whether bytes begin with two number signs and a name in front of a bracket.
  private static func isCommand(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.starts(with: "##".utf8) else { return false }
    return bytes.dropFirst(2).first { !isOfName($0) } == UInt8(ascii: "[")
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// Returns the number of bytes of the white space at the beginning of bytes; 0 if there is none.
  ///
  /// A byte order mark is white space here: a reader of a stream skips it.
  private static func whiteSpaceWidth(_ bytes: ArraySlice<UInt8>) -> Int {
    guard let first = bytes.first else { return 0 }
    if first < 0x80 { return first == 0x20 || (0x09...0x0D).contains(first) ? 1 : 0 }
    var iterator = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    guard case .valid(let encoded) = parser.parseScalar(from: &iterator) else { return 0 }
    let scalar = Unicode.UTF8.decode(encoded)
    return scalar.properties.isWhitespace || scalar == "\u{FEFF}" ? encoded.count : 0
  }
}
