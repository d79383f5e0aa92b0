/// Searches a text for many others at once, byte by byte (Aho and Corasick 1975).
///
/// The time depends on the length of the text and on what is found, not on how many texts are
/// looked for; the memory depends on their length together.
struct AhoCorasick: Sendable {
  /// The children of each node of the trie: the root is the first node, and a child is longer than
  /// all nodes before it or as long.
  private var children: [Range<Int>] = []

  /// The last byte of each node.
  private var bytes: [UInt8] = [0]

  /// The longest other node that each node ends with; the root for none.
  private var suffixes: [Int] = [0]

  /// The longest node that each node is or ends with and that is one of the texts; the root for
  /// none.
  private var ends: [Int] = []

  /// The number of the text that a node is.
  private var texts: [Int?] = []

  /// The node of each first byte.
  private var beginnings = [Int](repeating: 0, count: 256)

  /// Prepares to search for texts in UTF-8, each of them given once; an empty one is never found.
  init(for wanted: [[UInt8]]) {
    let order = wanted.indices.sorted { wanted[$0].lexicographicallyPrecedes(wanted[$1]) }
    // For each node its length, and the texts that begin with it.
    var nodes: [(texts: Range<Int>, length: Int)] = [(order.indices, 0)]
    var node = 0
    while node < nodes.count {
      var (rest, length) = nodes[node]
      var text: Int?
      if let position = rest.first, wanted[order[position]].count == length {
        text = length > 0 ? order[position] : nil
        rest = rest.dropFirst()
      }
      texts.append(text)
      ends.append(text != nil ? node : node > 0 ? ends[suffixes[node]] : 0)
      let firstChild = nodes.count
      while let position = rest.first {
        let byte = wanted[order[position]][length]
        let end = rest.first { wanted[order[$0]][length] != byte } ?? rest.upperBound
        suffixes.append(node > 0 ? self.node(after: suffixes[node], byte) : 0)
        if node == 0 { beginnings[Int(byte)] = nodes.count }
        bytes.append(byte)
        nodes.append((position..<end, length + 1))
        rest = end..<rest.upperBound
      }
      children.append(firstChild..<nodes.count)
      node += 1
    }
  }

  /// Calls `body` with the number of each text that is found and the position where it ends,
  /// counted from the beginning of the searched text.
  @inline(__always)
  func search(_ utf8: ArraySlice<UInt8>, _ body: (_ text: Int, _ end: Int) -> Void) {
    let span = utf8.span
    var node = 0
    for position in span.indices {
      node = self.node(after: node, span[position])
      var end = ends[node]
      while end != 0 {
        if let text = texts[end] { body(text, position + 1) }
        end = ends[suffixes[end]]
      }
    }
  }

  /// Returns the longest node that a node and one more byte end with.
  @inline(__always)
  private func node(after start: Int, _ byte: UInt8) -> Int {
    var node = start
    while node != 0 {
      for child in children[node] where bytes[child] == byte { return child }
      node = suffixes[node]
    }
    return beginnings[Int(byte)]
  }
}
