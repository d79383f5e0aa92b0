import Escaping
package import StringCatalogs

/// Turns changes of values into edits of the file's bytes.
///
/// New values have Xcode's layout with the line ends and colons of the file; a file on one line
/// stays on one line.
package struct PatchWriter {
  private let bytes: [UInt8]
  private var writer: ValueWriter

  /// The last literal of which a part was replaced, and where each byte of its text is.
  ///
  /// A rule can find many positions in one text.
  private var last: (literal: Range<Int>, offsets: [Int])?

  /// Creates a writer for a catalog.
  package init(_ catalog: StringCatalog) {
    let bytes = catalog.bytes
    self.bytes = bytes
    let first = catalog.json.firstMember
    let colon = first.map { bytes[$0.nameRange.upperBound..<$0.value.byteRange.lowerBound] }
    writer = ValueWriter(lineEnd: Self.lineEnd(in: catalog), colon: Array(colon ?? []))
  }

  /// Returns the bytes of a catalog after a change.
  package static func bytes(of catalog: StringCatalog, applying patch: JSONPatch) -> [UInt8] {
    var writer = PatchWriter(catalog)
    return catalog.bytes.applying(writer.edits(of: catalog.json, patch))
  }

  /// Returns the edits that change a value, in the order of the file and without overlaps.
  package mutating func edits(of value: JSONValue, _ patch: JSONPatch) -> [ByteEdit] {
    var edits: [ByteEdit] = []
    add(patch, of: value, depth: 0, to: &edits)
    return edits.sorted { first, second in
      first.range.lowerBound == second.range.lowerBound
        ? first.range.upperBound < second.range.upperBound
        : first.range.lowerBound < second.range.lowerBound
    }
  }

  /// Returns the line end of a catalog; nil if all of it is on one line.
  private static func lineEnd(in catalog: StringCatalog) -> [UInt8]? {
    let bytes = catalog.bytes
    let first = bytes.firstIndex(of: UInt8(ascii: "\n"))
    guard let first, first < catalog.json.byteRange.upperBound else { return nil }
    let hasReturn = first > 0 && bytes[first - 1] == UInt8(ascii: "\r")
    return hasReturn ? [0x0D, 0x0A] : [0x0A]
  }

  private mutating func add(
    _ patch: JSONPatch, of value: JSONValue, depth: Int, to edits: inout [ByteEdit]
  ) {
    switch patch {
    case .removal: break
    case .members(let changes) where value.firstMember != nil:
      add(changes, of: value, depth: depth, to: &edits)
    case .elements(let changes) where !value.elements.isEmpty:
      add(changes, of: value, depth: depth, to: &edits)
    case .text(let changes):
      let offsets = offsets(ofTextOf: value.byteRange)
      for (part, replacement) in changes {
        let part = part.clamped(to: 0..<offsets.count - 1)
        edits.append(
          ByteEdit(
            range: offsets[part.lowerBound]..<offsets[part.upperBound],
            replacement: JSONEscaping.xcode(replacement)))
      }
    case .value, .members, .elements:
      guard let new = JSONPatch.Value(patch) else { break }
      edits.append(ByteEdit(range: value.byteRange, replacement: written(new, depth: depth)))
    }
  }

  private mutating func offsets(ofTextOf literal: Range<Int>) -> [Int] {
    if let last, last.literal == literal { return last.offsets }
    let offsets = JSONLiteral.offsets(ofTextOf: literal, in: bytes)
    last = (literal, offsets)
    return offsets
  }

  private mutating func written(_ value: JSONPatch.Value, depth: Int) -> [UInt8] {
    var result: [UInt8] = []
    writer.write(value, depth: depth, to: &result)
    return result
  }

  // MARK: - Objects and arrays

  /// A removed member or element, and where the next one begins.
  private struct Removed {
    let range: Range<Int>
    let next: Int?
  }

  private mutating func add(
    _ changes: [(name: String, patch: JSONPatch)], of object: JSONValue, depth: Int,
    to edits: inout [ByteEdit]
  ) {
    var removed: [Removed] = []
    var added: [(name: String, value: JSONPatch.Value)] = []
    for (name, patch) in changes {
      guard let member = object.member(named: name) else {
        if let value = JSONPatch.Value(patch) { added.append((name, value)) }
        continue
      }
      if case .removal = patch {
        let next = object.member(after: member)?.byteRange.lowerBound
        removed.append(Removed(range: member.byteRange, next: next))
      } else {
        add(patch, of: member.value, depth: depth + 1, to: &edits)
      }
    }
    guard !removed.isEmpty || !added.isEmpty else { return }
    let new = writer.order.sorted(added, by: \.name).map { name, value in
      (name: name, text: writer.name(name) + written(value, depth: depth + 1))
    }
    guard remove(removed, from: object, adding: new.map(\.text), to: &edits) else {
      return
    }
    guard !new.isEmpty else { return }
    let comma = comma(in: object)
    let gone = Set(removed.map(\.range))
    let kept = object.writtenMembers.filter { !gone.contains($0.byteRange) }
    var insertions: [Int: [UInt8]] = [:]
    // New names come in order, so that each goes where the one before it went, or later.
    var position = 0
    for (name, text) in new {
      let key = writer.order.key(of: name)
      while position < kept.count, !(key < writer.order.key(of: kept[position].name)) {
        position += 1
      }
      if position < kept.count {
        insertions[kept[position].byteRange.lowerBound, default: []] += text + comma
      } else if let last = kept.last {
        insertions[last.byteRange.upperBound, default: []] += comma + text
      }
    }
    edits += insertions.map { ByteEdit(range: $0.key..<$0.key, replacement: $0.value) }
  }

  private mutating func add(
    _ changes: [Int: JSONPatch], of array: JSONValue, depth: Int, to edits: inout [ByteEdit]
  ) {
    let elements = array.elements
    var removed: [Removed] = []
    var added: [[UInt8]] = []
    for (index, patch) in changes.sorted(by: { $0.key < $1.key }) {
      guard elements.indices.contains(index) else {
        if let value = JSONPatch.Value(patch) { added.append(written(value, depth: depth + 1)) }
        continue
      }
      if case .removal = patch {
        let next = elements[(index + 1)...].first?.byteRange.lowerBound
        removed.append(Removed(range: elements[index].byteRange, next: next))
      } else {
        add(patch, of: elements[index], depth: depth + 1, to: &edits)
      }
    }
    guard remove(removed, from: array, adding: added, to: &edits), !added.isEmpty
    else { return }
    let comma = comma(in: array)
    let gone = Set(removed.map(\.range))
    let kept = elements.last { !gone.contains($0.byteRange) }
    guard let end = kept?.byteRange.upperBound else { return }
    edits.append(ByteEdit(range: end..<end, replacement: added.flatMap { comma + $0 }))
  }

  /// Removes items of an object or array; if none is left, replaces them with the new ones and
  /// returns false.
  private func remove(
    _ removed: [Removed], from container: JSONValue, adding added: [[UInt8]],
    to edits: inout [ByteEdit]
  ) -> Bool {
    let removed = removed.sorted { $0.range.lowerBound < $1.range.lowerBound }
    var ranges: [Range<Int>] = []
    // Where the removed items at the end begin.
    var tail: Int?
    for item in removed.reversed() {
      guard let next = item.next, next != tail else {
        tail = item.range.lowerBound
        continue
      }
      // With the comma and the space before the next item.
      let end = next == ranges.last?.lowerBound ? ranges.removeLast().upperBound : next
      ranges.append(item.range.lowerBound..<end)
    }
    if let tail, let end = removed.last?.range.upperBound {
      let before = bytes[container.byteRange.lowerBound..<tail]
      if let comma = before.lastIndex(of: UInt8(ascii: ",")) {
        ranges.append(comma..<end)
      } else if added.isEmpty {
        // Xcode writes an empty line into empty objects.
        let line = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? tail
        edits.append(ByteEdit(range: line..<end, replacement: []))
        return false
      } else {
        let text = added.joined(separator: comma(in: container))
        edits.append(ByteEdit(range: tail..<end, replacement: Array(text)))
        return false
      }
    }
    edits += ranges.map { ByteEdit(range: $0, replacement: []) }
    return true
  }

  /// Returns a separator for new items: a comma and the white space before the first item.
  private func comma(in container: JSONValue) -> [UInt8] {
    let start = container.byteRange.lowerBound + 1
    let space = bytes[start...].prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return [UInt8(ascii: ",")] + space
  }
}
