/// A JSON value for comparison, read by other code than that under test.
///
/// Strings are code units of UTF-16, so that equivalent spellings differ; halves of surrogate pairs
/// are U+FFFD, as no text can have them. Of members with the same name the last one counts.
public indirect enum JSONTree: Hashable, Sendable {
  case object([[UInt16]: JSONTree])
  case array([JSONTree])
  case string([UInt16])

  /// A number, `true`, `false` or `null` as it is written.
  case literal([UInt8])

  /// Reads a value; nil for what is not JSON, but for numbers, which are not checked.
  public init?(_ bytes: [UInt8]) {
    var reader = Reader(rest: bytes[...])
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.rest = bytes[3...] }
    guard let tree = reader.value(), reader.next() == nil else { return nil }
    self = tree
  }

  /// Returns the tree without the members at the end of a path.
  public func without(_ path: [String]) -> JSONTree {
    guard case .object(var members) = self, let first = path.first else { return self }
    let name = Array(first.utf16)
    members[name] = path.count == 1 ? nil : members[name]?.without(Array(path.dropFirst()))
    return .object(members)
  }

  private struct Reader {
    var rest: ArraySlice<UInt8>

    /// Returns the next byte that is not a space, and stays before it.
    mutating func next() -> UInt8? {
      rest = rest.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
      return rest.first
    }

    mutating func take(_ byte: Unicode.Scalar) -> Bool {
      guard next() == UInt8(ascii: byte) else { return false }
      rest.removeFirst()
      return true
    }

    mutating func value() -> JSONTree? {
      switch next() {
      case UInt8(ascii: "{")?: return object()
      case UInt8(ascii: "[")?: return array()
      case UInt8(ascii: "\"")?: return string().map { .string($0) }
      default:
        let literal = rest.prefix { !",]}: \t\r\n\"".utf8.contains($0) }
        rest = rest.dropFirst(literal.count)
        return literal.isEmpty ? nil : .literal(Array(literal))
      }
    }

    mutating func object() -> JSONTree? {
      var members: [[UInt16]: JSONTree] = [:]
      _ = take("{")
      if take("}") { return .object([:]) }
      repeat {
        guard next() == UInt8(ascii: "\""), let name = string(), take(":"), let value = value()
        else { return nil }
        members[name] = value
      } while take(",")
      return take("}") ? .object(members) : nil
    }

    mutating func array() -> JSONTree? {
      var elements: [JSONTree] = []
      _ = take("[")
      if take("]") { return .array([]) }
      repeat {
        guard let value = value() else { return nil }
        elements.append(value)
      } while take(",")
      return take("]") ? .array(elements) : nil
    }

    mutating func string() -> [UInt16]? {
      rest.removeFirst()
      var units: [UInt16] = []
      while let byte = rest.first, byte != UInt8(ascii: "\"") {
        guard byte >= 0x20 else { return nil }
        let plain = rest.prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
        if !plain.isEmpty {
          units += String(decoding: plain, as: UTF8.self).utf16
          rest = rest.dropFirst(plain.count)
        } else {
          guard let unit = escape() else { return nil }
          units.append(unit)
        }
      }
      guard rest.popFirst() != nil else { return nil }
      return Array(String(decoding: units, as: UTF16.self).utf16)
    }

    mutating func escape() -> UInt16? {
      rest.removeFirst()
      guard let byte = rest.popFirst() else { return nil }
      switch Character(Unicode.Scalar(byte)) {
      case "b": return 8
      case "t": return 9
      case "n": return 10
      case "f": return 12
      case "r": return 13
      case "\"", "\\", "/": return UInt16(byte)
      case "u":
        let digits = rest.prefix(4)
        rest = rest.dropFirst(4)
        return digits.count == 4 ? UInt16(String(decoding: digits, as: UTF8.self), radix: 16) : nil
      default: return nil
      }
    }
  }
}
