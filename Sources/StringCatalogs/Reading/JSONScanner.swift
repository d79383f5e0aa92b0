/// Scans a JSON text (RFC 8259) in one pass into a flat index of byte ranges.
///
/// The grammar is strict: no comments, no trailing commas, no `NaN`, no invalid UTF-8. Strings are
/// validated but not copied.
struct JSONScanner: ~Copyable {
  /// The maximum nesting depth; a string catalog needs about a dozen levels.
  static let maximumDepth = 512

  /// The maximum size of a text, so that offsets and node indices fit in 32 bits.
  static let maximumByteCount = Int(Int32.max)

  /// The nodes scanned so far.
  private(set) var nodes: JSONNodes

  let bytes: ByteView

  /// The offset of the next byte.
  var position = 0

  private var depth = 0

  /// The index of the innermost open object or array.
  private var container: UInt32 = 0

  private init(_ bytes: ByteView) {
    self.bytes = bytes
    // Xcode's catalogs have a value or name for every 18 to 22 bytes.
    nodes = JSONNodes(minimumCapacity: bytes.count / 16)
  }

  /// Scans a whole text from `start` on.
  static func nodes(of bytes: ByteView, from start: Int) throws(JSONFailure) -> JSONNodes {
    guard bytes.count <= maximumByteCount else { throw JSONFailure(.tooLarge, at: 0) }
    var scanner = JSONScanner(bytes)
    try scanner.scan(from: start)
    return scanner.nodes
  }

  private mutating func scan(from start: Int) throws(JSONFailure) {
    position = start
    skipWhitespace()
    try scanValues()
    skipWhitespace()
    guard position >= bytes.count else { throw failure(.contentAfterEnd) }
  }

  private mutating func scanValues() throws(JSONFailure) {
    while true {
      switch bytes.byte(at: position) {
      case UInt8(ascii: "\""):
        try scanString(isName: false)
      case UInt8(ascii: "{"):
        try open(.object)
        guard bytes.byte(at: position) == UInt8(ascii: "}") else {
          try scanName()
          continue
        }
        close()
      case UInt8(ascii: "["):
        try open(.array)
        guard bytes.byte(at: position) == UInt8(ascii: "]") else {
          continue
        }
        close()
      case let byte:
        try scanScalar(startingWith: byte)
      }
      guard try scanSeparators() else { return }
    }
  }

  /// Scans the part after a value, and returns whether another value follows.
  private mutating func scanSeparators() throws(JSONFailure) -> Bool {
    while depth > 0 {
      skipWhitespace()
      let isObject = nodes[Int(container)].kind == .object
      switch bytes.byte(at: position) {
      case UInt8(ascii: ","):
        let comma = position
        position &+= 1
        skipWhitespace()
        let byte = bytes.byte(at: position)
        guard byte != UInt8(ascii: "}"), byte != UInt8(ascii: "]") else {
          throw JSONFailure(.trailingComma, at: comma)
        }
        if isObject { try scanName() }
        return true
      case UInt8(ascii: "}") where isObject:
        close()
      case UInt8(ascii: "]") where !isObject:
        close()
      case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "t"), UInt8(ascii: "f"),
        UInt8(ascii: "n"):
        throw failure(.missingComma)
      default:
        throw unexpectedCharacter()
      }
    }
    return false
  }

  /// Begins an object or array, and moves to its first member or its end.
  @inline(__always)
  private mutating func open(_ kind: JSONKind) throws(JSONFailure) {
    guard depth < Self.maximumDepth else { throw failure(.nestingTooDeep) }
    depth &+= 1
    let index = UInt32(truncatingIfNeeded: nodes.count)
    append(kind, from: position, to: position &+ 1, next: container)
    container = index
    position &+= 1
    skipWhitespace()
  }

  /// Ends the innermost object or array.
  @inline(__always)
  private mutating func close() {
    let index = Int(container)
    position &+= 1
    depth &-= 1
    container = nodes[index].next
    nodes[index].end = UInt32(truncatingIfNeeded: position)
    nodes[index].next = UInt32(truncatingIfNeeded: nodes.count)
    if nodes[index].kind == .object,
      !DuplicateSearch.markDuplicates(
        ofObjectAt: index, in: &nodes, bytes: bytes)
    {
      nodes.unsearchedObjects.append(index)
    }
  }

  /// Scans the name of a member and its colon, and moves to its value.
  @inline(__always)
  private mutating func scanName() throws(JSONFailure) {
    guard bytes.byte(at: position) == UInt8(ascii: "\"") else {
      throw unexpectedCharacter()
    }
    try scanString(isName: true)
    // ` : `, as Xcode writes it, and no more white space.
    let next = bytes.halfWord(at: position)
    if next & 0x00FF_FFFF == 0x0020_3A20, next > 0x20FF_FFFF {
      position &+= 3
    } else {
      skipWhitespace()
      guard bytes.byte(at: position) == UInt8(ascii: ":") else { throw failure(.missingColon) }
      position &+= 1
      skipWhitespace()
    }
    let byte = bytes.byte(at: position)
    guard byte != UInt8(ascii: "}"), byte != UInt8(ascii: ",") else {
      throw failure(.missingValue)
    }
  }

  /// Adds a value to the index; `next` is its own index plus one unless it contains values.
  @inline(__always)
  mutating func append(
    _ kind: JSONKind, from start: Int, to end: Int, next: UInt32, isEscaped: Bool = false
  ) {
    nodes.append(
      JSONNode(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
        next: next, kind: kind, isEscaped: isEscaped))
  }
}
