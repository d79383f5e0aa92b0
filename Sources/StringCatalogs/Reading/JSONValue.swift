/// A JSON value, with its position in the text.
///
/// Nothing is copied from the file until it is requested. Two values are equal if their bytes in
/// the file are.
package struct JSONValue: Sendable {
  let document: JSONDocument
  let index: Int

  private var node: JSONNode { document.nodes[index] }

  /// The kind of the value.
  package var kind: JSONKind { node.kind }

  /// The byte range of the value in the file; that of a string includes its quotation marks.
  package var byteRange: Range<Int> { node.byteRange }

  /// The bytes of the value as in the file.
  package var bytes: ArraySlice<UInt8> { document.bytes[byteRange] }

  /// The unescaped text of a string; nil if the value is not a string.
  ///
  /// An unpaired surrogate (`\ud800`) becomes U+FFFD.
  package var string: String? {
    guard node.kind == .string else { return nil }
    return JSONText.string(from: document.bytes[node.contentRange], isEscaped: node.isEscaped)
  }

  /// The Boolean value of `true` or `false`; nil for other values.
  package var boolean: Bool? {
    guard node.kind == .boolean else { return nil }
    return bytes.first == UInt8(ascii: "t")
  }

  /// A whole number in range and without an exponent; nil for other values.
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
  /// Returns whether two values have the same bytes.
  package static func == (left: JSONValue, right: JSONValue) -> Bool {
    left.document === right.document && left.index == right.index || left.bytes == right.bytes
  }

  /// Hashes the bytes of the value.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ByteView.hash(of: bytes))
  }
}
