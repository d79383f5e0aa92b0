/// Numbers for the languages of a catalog, with a fast lookup.
///
/// Entries have their languages in the same order, so the previous successor of the last language
/// is tried first.
/// Searching a list of them every time would cost 4 to 7 % more instructions in a lint.
struct WalkedLanguages {
  /// The first occurrence of the name of each language.
  private(set) var nodes: [JSONNode] = []

  /// The language that last followed each language.
  private var followers: [Int] = []

  /// The numbers of the languages by the hash of their names.
  private var numbers: [Int: [Int]] = [:]

  private var last = 0

  /// Returns the number of a language, a new one on its first occurrence.
  @inline(__always)
  mutating func index(of node: JSONNode, in bytes: ByteView) -> Int {
    if last < followers.count {
      let expected = followers[last]
      if isSame(nodes[expected], node, bytes) {
        last = expected
        return expected
      }
    }
    return search(for: node, bytes)
  }

  @inline(never)
  private mutating func search(for node: JSONNode, _ bytes: ByteView) -> Int {
    let start = Int(node.start)
    let hash = bytes.hash(from: start, count: Int(node.end) - start)
    let index = numbers[hash]?.first { isSame(nodes[$0], node, bytes) } ?? nodes.count
    if index == nodes.count {
      numbers[hash, default: []].append(index)
      nodes.append(node)
      followers.append(0)
    }
    followers[last] = index
    last = index
    return index
  }

  @inline(__always)
  private func isSame(_ left: JSONNode, _ right: JSONNode, _ bytes: ByteView) -> Bool {
    let count = left.end &- left.start
    return count == right.end &- right.start
      && bytes.matches(Int(left.start), Int(right.start), count: Int(count))
  }
}
