package import StringCatalogs

/// Writes values exactly as Xcode lays them out.
///
/// Two spaces per level, ` : ` between name and value, a blank line in empty values, and the
/// members of every object sorted by name.
package struct ValueWriter {
  /// Sorts names.
  var order = NameOrder()

  /// The line end; nil to write everything on one line.
  private let lineEnd: [UInt8]?

  /// The separator of a name and its value.
  private let colon: [UInt8]

  /// Creates a writer of Xcode's layout.
  package init() {
    self.init(lineEnd: [UInt8(ascii: "\n")], colon: Array(" : ".utf8))
  }

  /// Creates a writer for new values of a file.
  init(lineEnd: [UInt8]?, colon: [UInt8]) {
    self.lineEnd = lineEnd
    self.colon = colon
  }

  /// Returns the line break before a value at a nesting depth.
  private func lineBreak(_ depth: Int) -> [UInt8] {
    lineEnd.map { $0 + Array(repeating: UInt8(ascii: " "), count: 2 * depth) } ?? []
  }

  /// Returns the name of a new member and the separator after it.
  func name(_ name: String) -> [UInt8] { XcodeLiteral.bytes(of: name) + colon }

  /// Appends a value of a file to `result`; `depth` is the nesting depth of its first line.
  package mutating func write(_ value: JSONValue, depth: Int, to result: inout [UInt8]) {
    switch value.kind {
    case .object:
      let members = order.sorted(value.members, by: \.name)
      let all = value.bytes
      enclose("{", members, "}", depth, &result) { writer, member, result in
        let start = member.nameRange.lowerBound - value.byteRange.lowerBound + all.startIndex
        result += XcodeLiteral.bytes(rewriting: all[start..<(start + member.nameRange.count)])
        result += writer.colon
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

  /// Appends a new value to `result`.
  mutating func write(_ value: JSONPatch.Value, depth: Int, to result: inout [UInt8]) {
    switch value {
    case .string(let text): result += XcodeLiteral.bytes(of: text)
    case .existing(let value): write(value, depth: depth, to: &result)
    case .copy(let value): result += value.bytes
    case .array(let elements):
      enclose("[", elements, "]", depth, &result) { writer, element, result in
        writer.write(element, depth: depth + 1, to: &result)
      }
    case .object(let members):
      let sorted = order.sorted(members, by: \.name)
      enclose("{", sorted, "}", depth, &result) { writer, member, result in
        result += writer.name(member.name)
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
    if items.isEmpty, let lineEnd { result += lineEnd }
    result += lineBreak(depth)
    result += close.utf8
  }
}
