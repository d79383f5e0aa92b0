import ASCII

/// Reads property lists in the format of OpenStep: `{ name = "a value"; list = (a, b, ); }`.
package struct PropertyListParser {
  /// The maximum depth of arrays and dictionaries; Xcode writes fewer than ten.
  private static let maximumDepth = 64

  /// The maximum number of values, which take memory; large projects have some hundred thousand.
  private static let maximumCount = 2_000_000

  private let bytes: [UInt8]
  private var place = 0
  private var count = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the value of a file; nil if it is damaged, has another format, or has more than two
  /// million values.
  package static func value(of bytes: [UInt8]) -> PropertyList? {
    var parser = PropertyListParser(bytes)
    guard let value = parser.value(depth: 0) else { return nil }
    parser.skipSpace()
    return parser.place == bytes.count ? value : nil
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func value(depth: Int) -> PropertyList? {
    count += 1
    guard depth < Self.maximumDepth, count <= Self.maximumCount else { return nil }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return dictionary(depth: depth + 1)
    case UInt8(ascii: "("): return array(depth: depth + 1)
    case UInt8(ascii: "<"): return data()
    default: return string().map(PropertyList.string)
    }
  }

  private mutating func dictionary(depth: Int) -> PropertyList? {
    place += 1
    var members: [String: PropertyList] = [:]
    while true {
      skipSpace()
      if skip(UInt8(ascii: "}")) { return .dictionary(members) }
      guard let name = string() else { return nil }
      skipSpace()
      guard skip(UInt8(ascii: "=")), let value = value(depth: depth) else { return nil }
      skipSpace()
      guard skip(UInt8(ascii: ";")) || next == UInt8(ascii: "}") else { return nil }
      members[name] = value
    }
  }

  private mutating func array(depth: Int) -> PropertyList? {
    place += 1
    var elements: [PropertyList] = []
    while true {
      skipSpace()
      if skip(UInt8(ascii: ")")) { return .array(elements) }
      guard let element = value(depth: depth) else { return nil }
      elements.append(element)
      skipSpace()
      guard skip(UInt8(ascii: ",")) || next == UInt8(ascii: ")") else { return nil }
    }
  }

  /// Returns data as an empty text, since no path is in it.
  private mutating func data() -> PropertyList? {
    guard let end = bytes[place...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
    place = end + 1
    return .string("")
  }

  private mutating func string() -> String? {
    if let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return quoted(quote)
    }
    let start = place
    while let byte = next, Self.isPlain(byte) { place += 1 }
    return start < place ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
  }

  private mutating func quoted(_ quote: UInt8) -> String? {
    place += 1
    var text: [UInt8] = []
    while let byte = next {
      place += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { escape(to: &text) } else { text.append(byte) }
    }
    return nil
  }

  /// Appends what an escape stands for: a control character, a character by number, or itself.
  private mutating func escape(to text: inout [UInt8]) {
    guard let byte = next else { return }
    place += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "U"):
      var number: UInt32 = 0
      for _ in 0..<4 {
        guard let digit = next?.hexadecimalValue else { break }
        number = number << 4 | UInt32(digit)
        place += 1
      }
      text += String(Unicode.Scalar(number) ?? "\u{FFFD}").utf8
    default: text.append(byte)
    }
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    place += 1
    return true
  }

  /// Skips white space and comments.
  private mutating func skipSpace() {
    while let byte = next {
      if byte == UInt8(ascii: "/"), place + 1 < bytes.count {
        if bytes[place + 1] == UInt8(ascii: "/") {
          place = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        } else if bytes[place + 1] == UInt8(ascii: "*") {
          place += 2
          while place < bytes.count, !isEndOfComment { place += 1 }
          place = min(place + 2, bytes.count)
        } else {
          return
        }
      } else if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        place += 1
      } else {
        return
      }
    }
  }

  private var isEndOfComment: Bool {
    bytes[place] == UInt8(ascii: "*") && place + 1 < bytes.count
      && bytes[place + 1] == UInt8(ascii: "/")
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || "_$/:.-+@".utf8.contains(byte)
  }
}
