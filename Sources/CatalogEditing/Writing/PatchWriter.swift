import StringCatalogs

/// Writes a file with some of its values changed, and lays out what is new as Xcode would.
struct PatchWriter {
  private let bytes: [UInt8]
  private var writer = ValueWriter()

  /// Creates a writer for values of the file with these bytes.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let firstEnd = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0
    if firstEnd > 0, bytes[firstEnd - 1] == UInt8(ascii: "\r") { writer.lineEnd = [0x0D, 0x0A] }
  }

  /// Returns the bytes of a catalog with a change.
  static func bytes(of catalog: StringCatalog, applying patch: JSONPatch) -> [UInt8] {
    var writer = PatchWriter(catalog.bytes)
    let range = catalog.json.byteRange
    var result = Array(catalog.bytes[..<range.lowerBound])
    writer.write(catalog.json, patch, depth: 0, to: &result)
    return result + catalog.bytes[range.upperBound...]
  }

  private mutating func write(
    _ value: JSONValue, _ patch: JSONPatch, depth: Int, to result: inout [UInt8]
  ) {
    switch patch {
    case .value(let new): writer.write(new, depth: depth, to: &result)
    case .removal: result += value.bytes
    case .elements(let changes):
      if value.kind == .array, !value.elements.isEmpty {
        write(value, changes, depth: depth, to: &result)
      } else {
        writer.write(Self.newValue(changes), depth: depth, to: &result)
      }
    case .members(let changes):
      if value.kind == .object {
        write(value, changes, depth: depth, to: &result)
      } else {
        writer.write(Self.newValue(changes), depth: depth, to: &result)
      }
    }
  }

  private mutating func write(
    _ array: JSONValue, _ changes: [Int: JSONPatch], depth: Int, to result: inout [UInt8]
  ) {
    let elements = array.elements
    let kept = elements.indices.filter { index in
      if case .removal? = changes[index] { false } else { true }
    }
    let added = changes.keys.sorted().filter { $0 >= elements.count }
      .compactMap { changes[$0].flatMap(Self.newValue) }
    guard let first = elements.first, let last = elements.last, !kept.isEmpty || !added.isEmpty
    else { return writer.write(.array(added), depth: depth, to: &result) }
    // What stands before the first element stands before each, what stands behind the last stays
    // there.
    let opening = bytes[array.byteRange.lowerBound..<first.byteRange.lowerBound]
    result += opening
    for index in kept {
      if index != kept.first {
        result +=
          bytes[elements[index - 1].byteRange.upperBound..<elements[index].byteRange.lowerBound]
      }
      if let change = changes[index] {
        write(elements[index], change, depth: depth + 1, to: &result)
      } else {
        result += elements[index].bytes
      }
    }
    for (number, value) in added.enumerated() {
      if number > 0 || !kept.isEmpty { result += [UInt8(ascii: ",")] + opening.dropFirst() }
      writer.write(value, depth: depth + 1, to: &result)
    }
    result += bytes[last.byteRange.upperBound..<array.byteRange.upperBound]
  }

  /// A member of the object as it will be.
  private enum Slot {
    case kept(JSONMember, JSONPatch?)
    case new(String, NewValue)
  }

  private mutating func write(
    _ object: JSONValue, _ changes: [(name: String, patch: JSONPatch)], depth: Int,
    to result: inout [UInt8]
  ) {
    let members = object.members
    let slots = slots(of: members, changes)
    guard let first = members.first, let last = members.last, !slots.isEmpty else {
      return writer.write(.object(slots.map(Self.member)), depth: depth, to: &result)
    }
    // What stands before the first member stands before each, what stands behind the last stays
    // there.
    let opening = bytes[object.byteRange.lowerBound..<first.nameRange.lowerBound]
    let indent = opening.dropFirst()
    var previous: Int?
    result += opening
    for (index, slot) in slots.enumerated() {
      switch slot {
      case .kept(let member, let patch):
        if index > 0 {
          let old = previous.flatMap { gap(from: $0, to: member) }
          if let old { result += bytes[old] } else { result += [UInt8(ascii: ",")] + indent }
        }
        result += bytes[member.nameRange.lowerBound..<member.value.byteRange.lowerBound]
        if let patch {
          write(member.value, patch, depth: depth + 1, to: &result)
        } else {
          result += member.value.bytes
        }
        previous = member.byteRange.upperBound
      case .new(let name, let value):
        if index > 0 { result += [UInt8(ascii: ",")] + indent }
        result += XcodeLiteral.bytes(of: name)
        result += " : ".utf8
        writer.write(value, depth: depth + 1, to: &result)
        previous = nil
      }
    }
    result += bytes[last.byteRange.upperBound..<object.byteRange.upperBound]
  }

  /// Returns what stands between the end of a member and the next one; nil when others were between
  /// them.
  private func gap(from end: Int, to member: JSONMember) -> Range<Int>? {
    let gap = end..<member.nameRange.lowerBound
    return bytes[gap].contains(UInt8(ascii: "\"")) ? nil : gap
  }

  private mutating func slots(
    of members: [JSONMember], _ changes: [(name: String, patch: JSONPatch)]
  ) -> [Slot] {
    var patches: [[UInt8]: JSONPatch] = [:]
    for change in changes { patches[Array(change.name.utf8)] = change.patch }
    var slots: [Slot] = []
    for member in members {
      let patch = patches.removeValue(forKey: Array(member.name.utf8))
      if case .removal? = patch { continue }
      slots.append(.kept(member, patch))
    }
    for change in changes where patches[Array(change.name.utf8)] != nil {
      guard let value = Self.newValue(change.patch) else { continue }
      let key = writer.order.key(of: change.name)
      let place = slots.firstIndex { key < writer.order.key(of: Self.name($0)) }
      slots.insert(.new(change.name, value), at: place ?? slots.count)
    }
    return slots
  }

  private static func name(_ slot: Slot) -> String {
    switch slot {
    case .kept(let member, _): member.name
    case .new(let name, _): name
    }
  }

  private static func member(_ slot: Slot) -> (name: String, value: NewValue) {
    switch slot {
    case .kept(let member, _): (member.name, .existing(member.value))
    case .new(let name, let value): (name, value)
    }
  }

  private static func newValue(_ changes: [(name: String, patch: JSONPatch)]) -> NewValue {
    .object(changes.compactMap { change in newValue(change.patch).map { (change.name, $0) } })
  }

  private static func newValue(_ changes: [Int: JSONPatch]) -> NewValue {
    .array(changes.keys.sorted().compactMap { changes[$0].flatMap(newValue) })
  }

  /// Returns what a change makes of a value that is not there; nil for nothing.
  private static func newValue(_ patch: JSONPatch) -> NewValue? {
    switch patch {
    case .value(let value): value
    case .removal: nil
    case .elements(let changes): newValue(changes) as NewValue
    case .members(let changes): newValue(changes) as NewValue
    }
  }
}
