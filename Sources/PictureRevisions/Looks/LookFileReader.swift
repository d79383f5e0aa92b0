import ASCII
import StringCatalogs

/// Reads the values of a look, and collects every mistake.
struct LookFileReader {
  /// The mistakes so far.
  private(set) var errors: [LookFileError] = []

  private let positions: LineIndex

  /// The maximum length of a name.
  private static let maximumName = 40

  init(_ bytes: [UInt8]) {
    positions = LineIndex(bytes)
  }

  /// Returns the members of an object whose names are known, each once.
  mutating func members(
    of value: JSONValue, named name: String, _ names: [String]
  ) -> [JSONMember] {
    guard value.kind == .object else {
      report(.notAnObject(name), at: value.byteRange)
      return []
    }
    var found: Set<String> = []
    return value.writtenMembers.filter { member in
      guard found.insert(member.name).inserted else {
        report(.repeatedName(member.name), at: member.nameRange)
        return false
      }
      if !names.contains(member.name) {
        report(
          .unknownName(member.name, similar: NearestName.of(member.name, among: names)),
          at: member.nameRange)
        return false
      }
      return true
    }
  }

  /// Returns a name of small letters, digits and hyphens; nil if it is another text.
  mutating func name(_ value: JSONValue) -> String? {
    if let name = value.string, (1...Self.maximumName).contains(name.utf8.count),
      name.utf8.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") })
    {
      return name
    }
    report(.notAName, at: value.byteRange)
    return nil
  }

  /// Reads a number in a range.
  mutating func read(
    _ value: JSONValue, _ name: String, _ range: ClosedRange<Double>, into number: inout Double
  ) {
    if let found = Self.number(value), range.contains(found) {
      number = found
    } else {
      report(.notANumber(name, range), at: value.byteRange)
    }
  }

  /// Returns a list of numbers in a range.
  mutating func numbers(
    _ value: JSONValue, _ name: String, count: Int, _ range: ClosedRange<Double>
  ) -> [Double]? {
    guard value.kind == .array, value.elements.count == count else {
      report(.notAList(name, count: count), at: value.byteRange)
      return nil
    }
    var numbers: [Double] = []
    for element in value.elements {
      var number = 0.0
      read(element, name, range, into: &number)
      numbers.append(number)
    }
    return numbers
  }

  /// Returns nine factors, which are in three lists.
  mutating func matrix(_ value: JSONValue, _ name: String) -> [Double]? {
    guard value.kind == .array, value.elements.count == 3 else {
      report(.notAList(name, count: 3), at: value.byteRange)
      return nil
    }
    let rows = value.elements.compactMap { numbers($0, name, count: 3, -4...4) }
    return rows.count == 3 ? rows.flatMap { $0 } : nil
  }

  private static func number(_ value: JSONValue) -> Double? {
    value.kind == .number ? Double(String(decoding: value.bytes, as: UTF8.self)) : nil
  }

  private mutating func report(_ reason: LookFileError.Reason, at range: Range<Int>) {
    errors.append(
      LookFileError(reason: reason, position: positions.position(at: range.lowerBound)))
  }
}
