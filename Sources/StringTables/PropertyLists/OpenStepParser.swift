/// Reads property lists in the format of OpenStep.
struct OpenStepParser {
  /// The maximum depth of arrays and dictionaries; Xcode writes fewer than ten.
  private static let maximumDepth = 64

  /// The maximum number of values, which take memory; large projects have some hundred thousand.
  private static let maximumCount = 2_000_000

  private var scanner: OpenStepScanner
  private var count = 0

  /// Returns the value of a file; nil if it is damaged, has another format, or has more than two
  /// million values.
  static func value(of bytes: [UInt8]) -> PropertyList? {
    var parser = OpenStepParser(scanner: OpenStepScanner(bytes))
    guard let value = try? parser.value(depth: 0), (try? parser.scanner.skipSpace()) != nil,
      parser.scanner.byte == nil
    else { return nil }
    return value
  }

  private mutating func value(depth: Int) throws(TableFailure) -> PropertyList? {
    count += 1
    guard depth < Self.maximumDepth, count <= Self.maximumCount else { return nil }
    try scanner.skipSpace()
    switch scanner.byte {
    case UInt8(ascii: "{"): return try dictionary(depth: depth + 1)
    case UInt8(ascii: "("): return try array(depth: depth + 1)
    case UInt8(ascii: "<"): return scanner.skip(past: UInt8(ascii: ">")) ? .other : nil
    default: return .string(try scanner.text().value)
    }
  }

  private mutating func dictionary(depth: Int) throws(TableFailure) -> PropertyList? {
    scanner.position += 1
    var members: [PropertyList.Member] = []
    while true {
      try scanner.skipSpace()
      if scanner.skip(UInt8(ascii: "}")) { return .dictionary(members) }
      let name = try scanner.text().value
      try scanner.skipSpace()
      guard scanner.skip(UInt8(ascii: "=")), let value = try value(depth: depth) else { return nil }
      try scanner.skipSpace()
      guard scanner.skip(UInt8(ascii: ";")) || scanner.byte == UInt8(ascii: "}") else { return nil }
      members.append(PropertyList.Member(name, value))
    }
  }

  private mutating func array(depth: Int) throws(TableFailure) -> PropertyList? {
    scanner.position += 1
    var elements: [PropertyList] = []
    while true {
      try scanner.skipSpace()
      if scanner.skip(UInt8(ascii: ")")) { return .array(elements) }
      guard let element = try value(depth: depth) else { return nil }
      elements.append(element)
      try scanner.skipSpace()
      guard scanner.skip(UInt8(ascii: ",")) || scanner.byte == UInt8(ascii: ")") else { return nil }
    }
  }
}
