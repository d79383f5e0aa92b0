/// Finds a member of a large object by its name in constant time.
///
/// A hash table with open addressing over the nodes of an object's names. Names are compared byte
/// for byte after their escapes are resolved, so two spellings of one character that Unicode calls
/// equivalent are two names, as they are for Apple's tools. Of members with the same name the last
/// one is found.
struct NameTable: Sendable {
  /// In the lower half the index of a name's node, in the upper half a part of the name's hash.
  ///
  /// A slot is empty when the index is zero, that of the root.
  private var slots: [UInt64]

  /// Whether several members have the same name.
  private(set) var hasDuplicates = false

  /// Reads the names of the object at `index`, and marks in `nodes` those that others override.
  init(of index: Int, in nodes: inout JSONNodes, bytes: [UInt8]) {
    let end = Int(nodes[index].next)
    // At most half of the slots will be taken.
    var capacity = 16
    var count = 0
    var name = index + 1
    while name < end {
      count += 2
      if capacity < count { capacity *= 2 }
      name = Int(nodes[name + 1].next)
    }
    slots = Array(repeating: 0, count: capacity)
    name = index + 1
    while name < end {
      let content = Self.content(of: nodes[name], bytes: bytes)
      let hash = ByteView.hash(of: content)
      let slot = slot(of: content, hash: hash, nodes: nodes, bytes: bytes)
      if let earlier = Self.index(in: slots[slot]) {
        nodes[earlier].next = UInt32(truncatingIfNeeded: name)
        hasDuplicates = true
      }
      slots[slot] = Self.mark(of: hash) | UInt64(name)
      name = Int(nodes[name + 1].next)
    }
  }

  /// Returns the index of the node of a name, or nil when no member has it.
  func index(of name: String, nodes: borrowing JSONNodes, bytes: [UInt8]) -> Int? {
    let content = Array(name.utf8)[...]
    let hash = ByteView.hash(of: content)
    return Self.index(in: slots[slot(of: content, hash: hash, nodes: nodes, bytes: bytes)])
  }

  /// Returns the slot that holds a name, or the empty one that it belongs in.
  private func slot(
    of content: ArraySlice<UInt8>, hash: Int, nodes: borrowing JSONNodes, bytes: [UInt8]
  ) -> Int {
    var slot = hash & (slots.count - 1)
    while let index = Self.index(in: slots[slot]) {
      if slots[slot] & Self.markBits == Self.mark(of: hash),
        Self.content(of: nodes[index], bytes: bytes) == content
      {
        break
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private static let markBits: UInt64 = 0xFFFF_FFFF_0000_0000

  private static func mark(of hash: Int) -> UInt64 {
    UInt64(bitPattern: Int64(hash)) & markBits
  }

  private static func index(in slot: UInt64) -> Int? {
    let index = Int(slot & ~markBits)
    return index == 0 ? nil : index
  }

  private static func content(of name: JSONNode, bytes: [UInt8]) -> ArraySlice<UInt8> {
    let content = bytes[name.contentRange]
    return name.isEscaped ? JSONText.unescaped(content)[...] : content
  }
}
