import ASCII

/// The members of a JSON object and of the objects in it, as far as the text goes.
///
/// Texts in photos are often cut, so the outline has what was complete before the end. Members of
/// objects in arrays are left out. A text that is not JSON (RFC 8259; Python's `NaN` is accepted)
/// has no outline.
struct JSONOutline {
  /// The kind of a value.
  enum Kind { case object, array, string, number, other }

  /// A member of an object.
  struct Member {
    /// The index of the member whose value contains this one; nil for those of the whole text.
    let parent: Int?
    let name: String
    let kind: Kind

    /// The text of a string, without resolving escapes, or of a number; empty for other kinds.
    fileprivate(set) var text = ""
  }

  /// The members in the order of the text, each after the one that contains it.
  private(set) var members: [Member] = []

  /// Whether the text ends before the object.
  private(set) var isCut = false

  /// Creates the outline of a text that begins with an object; nil if it is not JSON.
  init?(_ text: String) {
    var scanner = Scanner(text.utf8.prefix(Self.size))
    do throws(Stop) {
      guard scanner.peek() == UInt8(ascii: "{") else { return nil }
      try scanner.object(parent: nil, depth: 0)
    } catch {
      guard error == .cut else { return nil }
      isCut = true
    }
    members = scanner.members
  }

  /// Returns the index of a member by its name.
  func index(of name: String, in parent: Int? = nil) -> Int? {
    members.indices.first { members[$0].parent == parent && members[$0].name == name }
  }

  /// Returns whether there is a member with a name and one of the kinds.
  func has(_ name: String, _ kinds: Kind..., in parent: Int? = nil) -> Bool {
    index(of: name, in: parent).map { kinds.isEmpty || kinds.contains(members[$0].kind) } ?? false
  }

  /// Returns the text of a member; nil if there is none.
  func text(of name: String) -> String? { index(of: name).map { members[$0].text } }

  /// The bytes that are examined, members that are kept, and their nesting depth.
  fileprivate static let (size, count, depth) = (65_536, 512, 32)

  /// Why the scan ended before the end of the object.
  fileprivate enum Stop: Error { case cut, invalid }
}

/// Reads the bytes of a JSON text from the front.
private struct Scanner {
  private(set) var members: [JSONOutline.Member] = []
  private var rest: Substring.UTF8View

  init(_ bytes: Substring.UTF8View) { rest = bytes }

  /// Returns the next byte that is not white space; nil at the end.
  mutating func peek() -> UInt8? {
    rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    return rest.first
  }

  private mutating func next() throws(JSONOutline.Stop) -> UInt8 {
    guard let byte = peek() else { throw .cut }
    rest = rest.dropFirst()
    return byte
  }

  /// Reads an object; the members of one in an array are checked, and not kept.
  mutating func object(
    parent: Int?, depth: Int, isKept: Bool = true
  ) throws(JSONOutline.Stop) {
    guard depth < JSONOutline.depth else { throw .invalid }
    _ = try next()
    if peek() == UInt8(ascii: "}") {
      _ = try next()
      return
    }
    while true {
      guard try next() == UInt8(ascii: "\"") else { throw .invalid }
      let name = try string()
      guard try next() == UInt8(ascii: ":") else { throw .invalid }
      guard let first = peek() else { throw .cut }
      let member = isKept && members.count < JSONOutline.count ? members.count : nil
      if member != nil {
        members.append(JSONOutline.Member(parent: parent, name: name, kind: Self.kind(first)))
      }
      let text = try value(first, member: member, depth: depth)
      if let member { members[member].text = text }
      switch try next() {
      case UInt8(ascii: ","): continue
      case UInt8(ascii: "}"): return
      default: throw .invalid
      }
    }
  }

  /// Reads a value, and returns the text of a string or a number.
  private mutating func value(
    _ first: UInt8, member: Int?, depth: Int
  ) throws(JSONOutline.Stop) -> String {
    switch Self.kind(first) {
    case .object: try object(parent: member, depth: depth + 1, isKept: member != nil)
    case .array: try array(depth: depth + 1)
    case .string:
      _ = try next()
      return try string()
    case .number, .other: return try word()
    }
    return ""
  }

  private mutating func array(depth: Int) throws(JSONOutline.Stop) {
    guard depth < JSONOutline.depth else { throw .invalid }
    _ = try next()
    if peek() == UInt8(ascii: "]") {
      _ = try next()
      return
    }
    while true {
      guard let first = peek() else { throw .cut }
      _ = try value(first, member: nil, depth: depth)
      switch try next() {
      case UInt8(ascii: ","): continue
      case UInt8(ascii: "]"): return
      default: throw .invalid
      }
    }
  }

  /// Reads the rest of a string, after its quotation mark.
  private mutating func string() throws(JSONOutline.Stop) -> String {
    var end = rest.startIndex
    while end < rest.endIndex, rest[end] != UInt8(ascii: "\"") {
      if rest[end] == UInt8(ascii: "\\") { end = rest.index(after: end) }
      if end < rest.endIndex { end = rest.index(after: end) }
    }
    guard end < rest.endIndex else { throw .cut }
    let text = String(decoding: rest[..<end].prefix(Self.longestText), as: UTF8.self)
    rest = rest[end...].dropFirst()
    return text
  }

  /// Reads a number, or a word such as `true`.
  private mutating func word() throws(JSONOutline.Stop) -> String {
    let word = rest.prefix { $0.isASCIILetter || $0.isASCIIDigit || "+-.".utf8.contains($0) }
    rest = rest.dropFirst(word.count)
    guard !rest.isEmpty else { throw .cut }
    guard !word.isEmpty else { throw .invalid }
    return String(decoding: word, as: UTF8.self)
  }

  private static func kind(_ first: UInt8) -> JSONOutline.Kind {
    switch first {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number
    default: .other
    }
  }

  /// The bytes of a string that are kept: names and versions of programs are shorter.
  private static let longestText = 256
}
