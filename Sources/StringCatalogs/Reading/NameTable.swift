/// Finds a member of a large object by its name in constant time.
///
/// Names are compared byte for byte after unescaping, so canonically equivalent spellings are
/// different names, as they are for Apple's tools. Of members with the same name the last one is
/// found. Hashes are seeded per process, so no file can cause collisions on purpose.
struct NameTable: Sendable {
  /// The index of the node of each name.
  private var indices: [Name: Int] = [:]

  /// Whether several members have the same name.
  private(set) var hasDuplicates = false

  /// Adds the names of the object at `index`, and marks overridden ones in `nodes`.
  init(of index: Int, in nodes: inout JSONNodes, bytes: [UInt8]) {
    let end = Int(nodes[index].next)
    var name = index + 1
    var count = 0
    while name < end {
      count += 1
      name = Int(nodes[name + 1].next)
    }
    // A table that grows hashes its names again.
    indices.reserveCapacity(count)
    name = index + 1
    while name < end {
      let content = bytes[nodes[name].contentRange]
      let isEscaped = nodes[name].isEscaped
      let text = Name(bytes: isEscaped ? JSONText.unescaped(content)[...] : content)
      if let earlier = indices.updateValue(name, forKey: text) {
        nodes[earlier].next = UInt32(truncatingIfNeeded: name)
        hasDuplicates = true
      }
      name = Int(nodes[name + 1].next)
    }
  }

  /// Returns the index of the node of a name, or nil if no member has it.
  func index(of name: String) -> Int? {
    indices[Name(bytes: Array(name.utf8)[...])]
  }

  private struct Name: Hashable {
    let bytes: ArraySlice<UInt8>

    func hash(into hasher: inout Hasher) {
      unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    }
  }
}
