import StringCatalogs

/// Writes values exactly as Xcode lays them out.
///
/// Two spaces a level, ` : ` between name and value, an empty line in what is empty, and the
/// members of every object in the order of their names.
struct ValueWriter {
  /// Sorts names.
  var order = NameOrder()

  /// How a line ends; Xcode writes a line feed.
  var lineEnd = [UInt8(ascii: "\n")]

  /// Returns the line break before something that is this many levels deep.
  private func lineBreak(_ depth: Int) -> [UInt8] {
    lineEnd + Array(repeating: UInt8(ascii: " "), count: 2 * depth)
  }

  /// Writes a value of a file behind `result`; `depth` is the level of the line that it begins on.
  mutating func write(_ value: JSONValue, depth: Int, to result: inout [UInt8]) {
    switch value.kind {
    case .object:
      let members = order.sorted(value.members, by: \.name)
      let all = value.bytes
      enclose("{", members, "}", depth, &result) { writer, member, result in
        let start = member.nameRange.lowerBound - value.byteRange.lowerBound + all.startIndex
        result += XcodeLiteral.bytes(rewriting: all[start..<(start + member.nameRange.count)])
        result += " : ".utf8
        writer.write(member.value, depth: depth + 1, to: &result)
      }
    case .array:
      enclose("[", value.elements, "]", depth, &result) { writer, element, result in
        writer.write(element, depth: depth + 1, to: &result)
      }
    case .string: result += XcodeLiteral.bytes(rewriting: value.bytes)
    case .number, .boolean, .null: result += value.bytes
    }
  }

  /// Writes a new value behind `result`.
  mutating func write(_ value: NewValue, depth: Int, to result: inout [UInt8]) {
    switch value {
    case .string(let text): result += XcodeLiteral.bytes(of: text)
    case .existing(let value): write(value, depth: depth, to: &result)
    case .array(let elements):
      enclose("[", elements, "]", depth, &result) { writer, element, result in
        writer.write(element, depth: depth + 1, to: &result)
      }
    case .object(let members):
      let sorted = order.sorted(members, by: \.name)
      enclose("{", sorted, "}", depth, &result) { writer, member, result in
        result += XcodeLiteral.bytes(of: member.name)
        result += " : ".utf8
        writer.write(member.value, depth: depth + 1, to: &result)
      }
    }
  }

  private mutating func enclose<Item>(
    _ open: String, _ items: [Item], _ close: String, _ depth: Int, _ result: inout [UInt8],
    _ write: (inout ValueWriter, Item, inout [UInt8]) -> Void
  ) {
    result += open.utf8
    for (index, item) in items.enumerated() {
      if index > 0 { result.append(UInt8(ascii: ",")) }
      result += lineBreak(depth + 1)
      write(&self, item, &result)
    }
    if items.isEmpty { result += lineEnd }
    result += lineBreak(depth)
    result += close.utf8
  }
}
