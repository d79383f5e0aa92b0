import TextLayout

/// JSON without spaces and line feeds, written from left to right.
///
/// A container is filled before the next one begins; going on with an outer one closes those inside.
final class JSONLine {
  /// What was written so far.
  private(set) var bytes: [UInt8] = []

  /// The bytes that close the containers which are open, the outermost first.
  private var closings: [UInt8] = []

  /// Whether nothing is in the innermost open container yet.
  private var isEmpty = true

  /// The usual size of a line about a photo.
  private static let usualSize = 2048

  init() {
    bytes.reserveCapacity(Self.usualSize)
  }

  /// Returns a value as one line of JSON, without a line feed at the end.
  static func bytes(of value: some Encodable) throws -> [UInt8] {
    let line = JSONLine()
    try line.write(value, depth: 0)
    line.close(to: 0)
    return line.bytes
  }

  /// Begins an object, and returns how deep it lies.
  func beginObject() -> Int { begin("{", closedBy: "}") }

  /// Begins an array, and returns how deep it lies.
  func beginArray() -> Int { begin("[", closedBy: "]") }

  /// Writes what stands before the next element of the container at a depth.
  func separate(at depth: Int) {
    close(to: depth)
    if !isEmpty { bytes.append(UInt8(ascii: ",")) }
    isEmpty = false
  }

  /// Writes the name of the next member of the object at a depth.
  func name(_ name: String, at depth: Int) {
    separate(at: depth)
    JSONEscaping.append(name, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
  }

  /// Writes the value that stands for nothing.
  func writeNull() { bytes += "null".utf8 }

  /// Writes a value into the container at a depth.
  func write<Value: Encodable>(_ value: Value, depth: Int) throws {
    switch value {
    case let text as String: JSONEscaping.append(text, to: &bytes)
    case let number as Int: bytes += String(number).utf8
    case let flag as Bool: bytes += (flag ? "true" : "false").utf8
    case let number as Double: write(number)
    default: try value.encode(to: JSONLineEncoder(line: self, depth: depth))
    }
  }

  private func write(_ number: Double) {
    // JSON has no way to write what is not finite, and nothing that is stored is not.
    guard number.isFinite else { return writeNull() }
    let text = number.description
    bytes += (text.hasSuffix(".0") ? text.dropLast(2) : text[...]).utf8
  }

  private func begin(_ opening: Unicode.Scalar, closedBy closing: Unicode.Scalar) -> Int {
    bytes.append(UInt8(ascii: opening))
    closings.append(UInt8(ascii: closing))
    isEmpty = true
    return closings.count
  }

  private func close(to depth: Int) {
    while closings.count > depth, let closing = closings.popLast() {
      bytes.append(closing)
      isEmpty = false
    }
  }
}
