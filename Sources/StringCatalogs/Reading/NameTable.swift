/// Finds a member of an object by its name in constant time.
///
/// A hash table with open addressing over the nodes of an object's names. Names are compared byte
/// for byte after their escapes are resolved, so two spellings of one character that Unicode calls
/// equivalent are two names, as they are for Apple's tools. Of members with the same name the last
/// one is found.
struct NameTable: Sendable {
  /// Indices of name nodes; zero, the root, is an empty slot.
  private var slots: [UInt32]

  /// The members that were found with the same name while the table was made, by their name nodes.
  private(set) var duplicates: [(earlier: Int, later: Int)] = []

  /// Reads the names of the object at `index`.
  init(of index: Int, nodes: [JSONNode], bytes: [UInt8]) {
    var capacity = 16
    // A member takes two nodes or more, so at most half of the slots will be taken.
    while capacity < Int(nodes[index].next) - index { capacity *= 2 }
    slots = Array(repeating: 0, count: capacity)
    var name = index + 1
    while name < Int(nodes[index].next) {
      insert(name, nodes: nodes, bytes: bytes)
      name = Int(nodes[name + 1].next)
    }
  }

  /// Returns the index of the node of a name, or nil when no member has it.
  func index(of name: String, nodes: [JSONNode], bytes: [UInt8]) -> Int? {
    let content = Array(name.utf8)[...]
    let found = Int(slots[slot(for: content, nodes: nodes, bytes: bytes)])
    return found == 0 ? nil : found
  }

  private mutating func insert(_ name: Int, nodes: [JSONNode], bytes: [UInt8]) {
    let slot = slot(
      for: Self.content(of: nodes[name], bytes: bytes), nodes: nodes, bytes: bytes)
    if slots[slot] != 0 {
      duplicates.append((earlier: Int(slots[slot]), later: name))
    }
    slots[slot] = UInt32(truncatingIfNeeded: name)
  }

  /// Returns the slot that holds a name, or the empty one that it belongs in.
  private func slot(for content: ArraySlice<UInt8>, nodes: [JSONNode], bytes: [UInt8]) -> Int {
    var slot = ByteView.hash(of: content) & (slots.count - 1)
    while slots[slot] != 0,
      Self.content(of: nodes[Int(slots[slot])], bytes: bytes) != content
    {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private static func content(of name: JSONNode, bytes: [UInt8]) -> ArraySlice<UInt8> {
    let content = bytes[name.contentRange]
    return name.isEscaped ? JSONText.unescaped(content)[...] : content
  }
}
