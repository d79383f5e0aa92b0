import TextLayout

/// JSON without spaces and line feeds, written from left to right.
///
/// What takes part in a line is written by name here, and not through `Codable`, which takes several times
/// as long.
struct JSONLine {
  /// What was written so far.
  private(set) var bytes: [UInt8] = []

  /// Whether no comma comes before the next value: it is the first in its container, or has a name.
  private var isFirst = true

  /// The usual size of a line about a photo.
  private static let usualSize = 2048

  init() {
    bytes.reserveCapacity(Self.usualSize)
  }

  // MARK: Values

  mutating func value(_ text: String) {
    separate()
    JSONEscaping.append(text, to: &bytes)
  }

  mutating func value(_ number: Int) {
    separate()
    bytes += String(number).utf8
  }

  mutating func value(_ number: Double) {
    // JSON has no way to write what is not finite, and nothing that is stored is not.
    guard number.isFinite else { return null() }
    separate()
    let text = number.description
    bytes += (text.hasSuffix(".0") ? text.dropLast(2) : text[...]).utf8
  }

  mutating func value(_ flag: Bool) {
    separate()
    bytes += (flag ? "true" : "false").utf8
  }

  mutating func null() {
    separate()
    bytes += "null".utf8
  }

  mutating func object(_ writeMembers: (inout JSONLine) -> Void) {
    container("{", "}", writeMembers)
  }

  mutating func list<Element>(
    _ elements: [Element], _ writeElement: (inout JSONLine, Element) -> Void
  ) {
    container("[", "]") { line in
      for element in elements { writeElement(&line, element) }
    }
  }

  // MARK: Members

  /// Writes the name of a member, whose value comes next.
  mutating func name(_ name: String) {
    separate()
    JSONEscaping.append(name, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    isFirst = true
  }

  mutating func member(_ name: String, _ text: String?) {
    self.name(name)
    if let text { value(text) } else { null() }
  }

  mutating func member(_ name: String, _ number: Int?) {
    self.name(name)
    if let number { value(number) } else { null() }
  }

  mutating func member(_ name: String, _ texts: [String]) {
    member(name, list: texts) { line, text in line.value(text) }
  }

  mutating func member<Value>(
    _ name: String, _ value: Value?, _ write: (inout JSONLine, Value) -> Void
  ) {
    self.name(name)
    if let value { write(&self, value) } else { null() }
  }

  mutating func member<Element>(
    _ name: String, list elements: [Element], _ write: (inout JSONLine, Element) -> Void
  ) {
    self.name(name)
    list(elements, write)
  }

  // MARK: Parts

  private mutating func separate() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
  }

  private mutating func container(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ write: (inout JSONLine) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: opening))
    isFirst = true
    write(&self)
    bytes.append(UInt8(ascii: closing))
    isFirst = false
  }
}
