/// A value of a JSON text, with the place where it stands.
///
/// Nothing is copied from the file until it is asked for. Two values are equal when their bytes in
/// the file are.
package struct JSONValue: Sendable {
  let document: JSONDocument
  let index: Int

  private var node: JSONNode { document.nodes[index] }

  /// What the value is.
  package var kind: JSONKind { node.kind }

  /// The bytes of the value in the file, as offsets; those of a string include its quotes.
  package var byteRange: Range<Int> { node.byteRange }

  /// The bytes of the value as the file has them.
  package var bytes: ArraySlice<UInt8> { document.bytes[byteRange] }

  /// The text of a string, with its escapes resolved; nil when the value is not a string.
  ///
  /// Half of a surrogate pair (`\ud800`) becomes U+FFFD.
  package var string: String? {
    guard node.kind == .string else { return nil }
    return JSONText.string(from: document.bytes[node.contentRange], isEscaped: node.isEscaped)
  }

  /// The truth value of `true` or `false`; nil when the value is neither.
  package var boolean: Bool? {
    guard node.kind == .boolean else { return nil }
    return bytes.first == UInt8(ascii: "t")
  }

  /// A whole number that fits and has no exponent; nil for other values.
  package var integer: Int? {
    guard node.kind == .number else { return nil }
    return Int(String(decoding: bytes, as: UTF8.self))
  }

  /// The values of an array; empty for other values.
  package var elements: [JSONValue] {
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
  package static func == (left: JSONValue, right: JSONValue) -> Bool {
    left.document === right.document && left.index == right.index || left.bytes == right.bytes
  }

  /// Hashes the bytes of the value.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ByteView.hash(of: bytes))
  }
}
