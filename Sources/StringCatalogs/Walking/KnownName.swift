/// The name of a member as words, so that comparing it with bytes takes a few instructions.
struct KnownName: Sendable {
  private let text: String
  private let count: Int
  private let head: UInt64
  private let tail: UInt64

  /// Creates a name from ASCII text.
  init(_ text: String) {
    self.text = text
    let bytes = Array(text.utf8)
    count = bytes.count
    head = bytes.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    tail = bytes.suffix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  static let comment = KnownName("comment")
  static let extractionState = KnownName("extractionState")
  static let localizations = KnownName("localizations")
  static let shouldTranslate = KnownName("shouldTranslate")
  static let state = KnownName("state")
  static let stringSet = KnownName("stringSet")
  static let stringUnit = KnownName("stringUnit")
  static let substitutions = KnownName("substitutions")
  static let value = KnownName("value")
  static let values = KnownName("values")
  static let variations = KnownName("variations")
  static let plural = KnownName("plural")
  static let device = KnownName("device")
  static let new = KnownName("new")
  static let translated = KnownName("translated")
  static let needsReview = KnownName("needs_review")
  static let stale = KnownName("stale")

  /// Returns whether a string of the file is this name; names here are up to 16 bytes long.
  @inline(__always)
  func matches(_ node: JSONNode, in bytes: ByteView) -> Bool {
    guard !node.isEscaped else { return matchesEscaped(node, in: bytes) }
    let start = Int(node.start) &+ 1
    guard Int(node.end) &- start &- 1 == count else { return false }
    if count < 8 {
      return bytes.word(at: start) & ((1 &<< UInt64(8 &* count)) &- 1) == head
    }
    return bytes.word(at: start) == head && bytes.word(at: start &+ count &- 8) == tail
  }

  @inline(never)
  private func matchesEscaped(_ node: JSONNode, in bytes: ByteView) -> Bool {
    let content = node.contentRange.map { bytes.byte(at: $0) }
    return JSONText.unescaped(content[...]).elementsEqual(text.utf8)
  }
}
