import PhotoFormats

/// Reads CBOR values, RFC 8949, sequentially.
package struct CBORReader {
  private var reader: ByteReader

  /// How many values may follow.
  package private(set) var itemsLeft: Int

  /// Creates a reader of a claim or an assertion.
  init(_ bytes: ArraySlice<UInt8>) { self.init(bytes, limit: Limits.cborItems) }

  /// Creates a reader of bytes that contain at most a number of values.
  package init(_ bytes: ArraySlice<UInt8>, limit: Int) {
    reader = ByteReader(bytes)
    itemsLeft = limit
  }

  /// Whether everything was read.
  package var isAtEnd: Bool { reader.rest.isEmpty }

  /// Reads the next value; nil if it is damaged, too deep or too large.
  package mutating func value() -> CBORValue? { value(depth: 0) }

  /// Reads the map that comes next up to a member, and returns the bytes of its value; nil if there
  /// is none.
  package mutating func bytes(of name: String) -> ArraySlice<UInt8>? {
    guard let head = reader.number(1), head >> 5 == 5,
      let count = argument(head & 31, isLength: true)
    else { return nil }
    for _ in 0..<count {
      guard let key = value() else { return nil }
      let rest = reader.rest
      guard value() != nil else { return nil }
      if key.text == name { return rest.dropLast(reader.rest.count) }
    }
    return nil
  }

  private mutating func value(depth: Int) -> CBORValue? {
    guard depth < Limits.cborDepth, itemsLeft > 0, let head = reader.number(1) else { return nil }
    itemsLeft -= 1
    let (kind, detail) = (head >> 5, head & 31)
    // RFC 8949, 3.2: lists, maps and texts may end at a break instead of having a length.
    guard detail != 31 else { return unbounded(kind, depth: depth) }
    // RFC 8949, 3.3: the simple values 20 and 21 are false and true.
    if kind == 7, detail == 20 || detail == 21 { return .flag(detail == 21) }
    if kind == 7, (25...27).contains(detail) { return fraction(of: 1 << (detail - 24)) }
    guard kind != 0 || detail != 27 else { return largeNumber() }
    guard let argument = argument(detail, isLength: (2...5).contains(kind)) else { return nil }
    switch kind {
    case 0: return .number(argument)
    case 1 where detail != 27: return .negative(-1 - argument)
    case 2: return reader.read(argument).map(CBORValue.bytes)
    case 3: return reader.read(argument).map { .text(String(decoding: $0, as: UTF8.self)) }
    case 4: return elements(argument, depth: depth).map(CBORValue.array)
    case 5: return members(argument, depth: depth).map(CBORValue.map)
    // A tag describes the value after it.
    case 6: return value(depth: depth + 1)
    default: return .other
    }
  }

  private mutating func argument(_ detail: Int, isLength: Bool) -> Int? {
    switch detail {
    case 0..<24: return detail
    case 24: return reader.number(1)
    case 25: return reader.number(2)
    case 26: return reader.number(4)
    // A number of 8 bytes that is not a length is not used, and need not fit.
    case 27: return isLength ? reader.number(8) : reader.read(8).map { _ in 0 }
    default: return nil
    }
  }

  /// Reads a number of 8 bytes, which may be larger than any position in a file.
  private mutating func largeNumber() -> CBORValue? {
    guard let bytes = reader.read(8) else { return nil }
    var number = ByteReader(bytes)
    return number.number(8).map(CBORValue.number) ?? .other
  }

  /// Reads a floating-point number of 2, 4 or 8 bytes, IEEE 754.
  private mutating func fraction(of count: Int) -> CBORValue? {
    guard let bytes = reader.read(count) else { return nil }
    var number = ByteReader(bytes)
    guard let bits = number.number(min(count, 4)) else { return nil }
    switch count {
    case 8:
      guard let rest = number.number(4) else { return nil }
      return .fraction(Double(bitPattern: UInt64(bits) << 32 | UInt64(rest)))
    case 4: return .fraction(Double(Float(bitPattern: UInt32(bits))))
    default: return .fraction(Self.half(bits))
    }
  }

  /// Returns the number in the bits of one of half precision, RFC 8949, D.
  private static func half(_ bits: Int) -> Double {
    let (exponent, fraction) = (bits >> 10 & 31, Double(bits & 0x3FF))
    let magnitude: Double =
      switch exponent {
      case 0: fraction / 16_777_216
      case 31: fraction == 0 ? .infinity : .nan
      default:
        (fraction + 1024) / 1024 * Double(sign: .plus, exponent: exponent - 15, significand: 1)
      }
    return bits & 0x8000 == 0 ? magnitude : -magnitude
  }

  private mutating func elements(_ count: Int, depth: Int) -> [CBORValue]? {
    var elements: [CBORValue] = []
    for _ in 0..<count {
      guard let element = value(depth: depth + 1) else { return nil }
      elements.append(element)
    }
    return elements
  }

  private mutating func members(
    _ count: Int, depth: Int
  ) -> [(key: CBORValue, value: CBORValue)]? {
    var members: [(key: CBORValue, value: CBORValue)] = []
    for _ in 0..<count {
      guard let key = value(depth: depth + 1), let member = value(depth: depth + 1) else {
        return nil
      }
      members.append((key, member))
    }
    return members
  }

  private mutating func unbounded(_ kind: Int, depth: Int) -> CBORValue? {
    var values: [CBORValue] = []
    while reader.rest.first != 0xFF {
      guard let next = value(depth: depth + 1) else { return nil }
      values.append(next)
    }
    _ = reader.read(1)
    switch kind {
    case 2: return .bytes(Array(values.compactMap(\.bytes).joined())[...])
    case 3: return .text(values.compactMap(\.text).joined())
    case 4: return .array(values)
    case 5:
      return .map(
        stride(from: 0, to: values.count - 1, by: 2).map { (values[$0], values[$0 + 1]) })
    default: return .other
    }
  }
}
