/// Finds the members of an object with the same name during scanning.
///
/// For most objects, a few bits of each name show that all names differ. A hash table for every
/// object with more than eight members would cost 11 % of a lint.
enum DuplicateSearch {
  /// The maximum number of members for a search without a hash table.
  private static let maximumSmallCount = 64

  /// Marks the overridden members of the object at `index`, the last in `nodes`.
  ///
  /// Returns false if the object is too large for this, or has names with escapes: then a
  /// ``NameTable`` is needed.
  static func markDuplicates(
    ofObjectAt index: Int, in nodes: inout JSONNodes, bytes: ByteView
  ) -> Bool {
    let end = nodes.count
    if isPlain(index &+ 1, end, nodes) { return true }
    var name = index &+ 1
    var seen: UInt64 = 0
    var count = 0
    while name < end {
      let node = nodes[name]
      count &+= 1
      guard !node.isEscaped, count <= maximumSmallCount else { return false }
      let bit = 1 &<< fingerprint(of: node, bytes: bytes)
      if seen & bit != 0 {
        let isFound = markDuplicate(of: name, from: index &+ 1, in: &nodes, bytes: bytes)
        if isFound { nodes.hasOverriddenMembers = true }
      }
      seen |= bit
      name = Int(nodes[name &+ 1].next)
    }
    return true
  }

  /// Returns whether an object has no member, one, or two with names of different lengths, as
  /// nearly all have, and no name with an escape.
  @inline(__always)
  private static func isPlain(_ name: Int, _ end: Int, _ nodes: borrowing JSONNodes) -> Bool {
    guard name < end else { return true }
    let next = Int(nodes[name &+ 1].next)
    let first = nodes[name]
    guard next < end else { return !first.isEscaped }
    let second = nodes[next]
    return Int(nodes[next &+ 1].next) == end && !first.isEscaped && !second.isEscaped
      && first.end &- first.start != second.end &- second.start
  }

  /// Returns six bits that are equal for equal names.
  @inline(__always)
  private static func fingerprint(of name: JSONNode, bytes: ByteView) -> UInt64 {
    let length = UInt64(name.end &- name.start &- 2)
    var word = bytes.word(at: Int(name.start) &+ 1)
    if length < 8 { word &= (1 &<< (8 &* length)) &- 1 }
    return ((word ^ length) &* 0x9E37_79B9_7F4A_7C15) &>> 58
  }

  /// Marks the earlier member with the name `later`, and returns whether there is one.
  private static func markDuplicate(
    of later: Int, from first: Int, in nodes: inout JSONNodes, bytes: ByteView
  ) -> Bool {
    let length = nodes[later].end &- nodes[later].start
    let start = Int(nodes[later].start)
    var name = first
    while name < later {
      let node = nodes[name]
      if node.end &- node.start == length, !node.isOverridden,
        bytes.matches(Int(node.start), start, count: Int(length))
      {
        nodes[name].next = UInt32(truncatingIfNeeded: later)
        return true
      }
      name = Int(nodes[name &+ 1].next)
    }
    return false
  }
}
