/// A value of a JSON text, with the place where it stands.
///
/// Nothing is copied from the file until it is asked for. Two values are equal when their bytes in
/// the file are.
public struct JSONValue: Sendable {
  let document: JSONDocument
  let index: Int

  private var node: JSONNode { document.nodes[index] }

  /// What the value is.
  public var kind: JSONKind { node.kind }

  /// The bytes of the value in the file, as offsets; those of a string include its quotes.
  public var byteRange: Range<Int> { node.byteRange }

  /// The bytes of the value as the file has them.
  public var bytes: ArraySlice<UInt8> { document.bytes[byteRange] }

  /// The text of a string, with its escapes resolved; nil when the value is no string.
  ///
  /// Half of a surrogate pair (`\ud800`) becomes U+FFFD.
  public var string: String? {
    guard node.kind == .string else { return nil }
    return JSONText.string(from: document.bytes[node.contentRange], isEscaped: node.isEscaped)
  }

  /// The truth value of `true` or `false`; nil when the value is neither.
  public var boolean: Bool? {
    guard node.kind == .boolean else { return nil }
    return bytes.first == UInt8(ascii: "t")
  }

  /// A number without fraction and exponent that fits; nil when the value is none.
  public var integer: Int? {
    guard node.kind == .number else { return nil }
    return Int(String(decoding: bytes, as: UTF8.self))
  }

  /// The values of an array; empty when the value is none.
  public var elements: [JSONValue] {
    guard node.kind == .array else { return [] }
    var elements: [JSONValue] = []
    var element = index + 1
    while element < Int(node.next) {
      elements.append(JSONValue(document: document, index: element))
      element = Int(document.nodes[element].next)
    }
    return elements
  }
}

extension JSONValue: Hashable {
  /// Returns whether the bytes of two values are the same.
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    left.document === right.document && left.index == right.index || left.bytes == right.bytes
  }

  /// Hashes the bytes of the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ByteView.hash(of: bytes))
  }
}
