/// The name of a member as machine words, for fast comparison with bytes.
///
/// Names are up to 24 bytes long. Comparing them byte by byte would cost 2 to 5 % more instructions
/// in a lint.
struct KnownName: Hashable, Sendable {
  private let count: Int
  private let head: UInt64
  private let middle: UInt64
  private let tail: UInt64

  /// Creates a name from ASCII text.
  init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  private init(bytes: [UInt8]) {
    count = bytes.count
    head = bytes.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    middle = bytes.dropFirst(8).prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    tail = bytes.suffix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Returns whether a string of the file is this name.
  @inline(__always)
  func matches(_ node: JSONNode, in bytes: ByteView) -> Bool {
    guard !node.isEscaped else { return matchesEscaped(node, in: bytes) }
    let start = Int(node.start) &+ 1
    guard Int(node.end) &- start &- 1 == count else { return false }
    if count < 8 {
      return bytes.word(at: start) & ((1 &<< UInt64(8 &* count)) &- 1) == head
    }
    return bytes.word(at: start) == head && bytes.word(at: start &+ count &- 8) == tail
      && (count <= 16 || bytes.word(at: start &+ 8) == middle)
  }

  @inline(never)
  private func matchesEscaped(_ node: JSONNode, in bytes: ByteView) -> Bool {
    let content = node.contentRange.map { bytes.byte(at: $0) }
    let text = JSONText.unescaped(content[...])
    return text.count <= 24 && KnownName(bytes: text) == self
  }
}
