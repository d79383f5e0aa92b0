/// A property list in Apple’s binary form, version 0, as `CFBinaryPList.c` documents it.
///
/// Each object is read where it is referred to, so depth and number of objects are bounded.
struct BinaryPropertyList {
  /// How files in any version of the form begin.
  static let signature = Array("bplist".utf8)

  private static let maximumDepth = 16
  private static let maximumObjects = 200_000

  /// The header, and the trailer at the end.
  private static let trailerSize = 32

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let topObject: Int
  private let offsetTable: Int

  /// Reads the trailer; nil if the file has none that makes sense.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.signature + "00".utf8), bytes.count >= 8 + Self.trailerSize else {
      return nil
    }
    self.bytes = bytes
    let trailer = bytes.count - Self.trailerSize
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.number(bytes[(trailer + 8)..<(trailer + 16)]),
      let top = Self.number(bytes[(trailer + 16)..<(trailer + 24)]),
      let table = Self.number(bytes[(trailer + 24)..<(trailer + 32)]),
      count <= Self.maximumObjects, top < count, table >= 8, table <= trailer,
      count * offsetSize <= trailer - table
    else { return nil }
    (objectCount, topObject, offsetTable) = (count, top, table)
  }

  /// The outermost value; nil if it is damaged.
  var root: PropertyList? {
    var budget = Self.maximumObjects
    return value(of: topObject, depth: 0, budget: &budget)
  }

  private func value(of object: Int, depth: Int, budget: inout Int) -> PropertyList? {
    guard depth < Self.maximumDepth, budget > 0, object < objectCount else { return nil }
    budget -= 1
    let entry = offsetTable + object * offsetSize
    guard let offset = Self.number(bytes[entry..<(entry + offsetSize)]), offset < offsetTable else {
      return nil
    }
    let (kind, small) = (bytes[offset] >> 4, Int(bytes[offset] & 15))
    switch kind {
    case 0x5, 0x6:
      guard let (count, start) = count(small, at: offset + 1) else { return nil }
      return text(count: count, at: start, isWide: kind == 0x6)
    case 0xA:
      guard let (count, start) = count(small, at: offset + 1),
        let references = references(count: count, at: start)
      else { return nil }
      var values: [PropertyList] = []
      for reference in references {
        guard let value = value(of: reference, depth: depth + 1, budget: &budget) else {
          return nil
        }
        values.append(value)
      }
      return .array(values)
    case 0xD:
      guard let (count, start) = count(small, at: offset + 1),
        let keys = references(count: count, at: start),
        let values = references(count: count, at: start + count * referenceSize)
      else { return nil }
      var members: [PropertyList.Member] = []
      for (key, reference) in zip(keys, values) {
        guard case .string(let name)? = value(of: key, depth: depth + 1, budget: &budget),
          let value = value(of: reference, depth: depth + 1, budget: &budget)
        else { return nil }
        members.append(PropertyList.Member(name, value))
      }
      return .dictionary(members)
    default: return .other
    }
  }

  /// Returns the number of parts of an object, and where they begin; a number above 14 follows as
  /// an object of its own.
  private func count(_ small: Int, at offset: Int) -> (Int, Int)? {
    guard small == 15 else { return (small, offset) }
    guard offset < offsetTable, bytes[offset] >> 4 == 1, bytes[offset] & 15 <= 3 else { return nil }
    let size = 1 << Int(bytes[offset] & 15)
    guard offset + 1 + size <= offsetTable,
      let number = Self.number(bytes[(offset + 1)..<(offset + 1 + size)]), number <= bytes.count
    else { return nil }
    return (number, offset + 1 + size)
  }

  private func references(count: Int, at start: Int) -> [Int]? {
    guard start + count * referenceSize <= offsetTable else { return nil }
    let numbers = (0..<count).compactMap { index in
      let position = start + index * referenceSize
      return Self.number(bytes[position..<(position + referenceSize)])
    }
    return numbers.count == count ? numbers : nil
  }

  private func text(count: Int, at start: Int, isWide: Bool) -> PropertyList? {
    guard start + count * (isWide ? 2 : 1) <= offsetTable else { return nil }
    guard isWide else {
      return .string(String(decoding: bytes[start..<(start + count)], as: UTF8.self))
    }
    let units = (0..<count).map { index in
      UInt16(bytes[start + 2 * index]) << 8 | UInt16(bytes[start + 2 * index + 1])
    }
    return .string(String(decoding: units, as: UTF16.self))
  }

  /// Returns a number in big-endian order; nil if it is too large for any position in a file.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for byte in bytes {
      guard number < 1 << 40 else { return nil }
      number = number << 8 | Int(byte)
    }
    return number
  }
}
