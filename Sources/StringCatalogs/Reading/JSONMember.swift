/// A member of a JSON object: its name and its value, with their positions.
///
/// Two members are equal if the bytes of their names and values in the file are.
package struct JSONMember: Hashable, Sendable {
  /// The value.
  package let value: JSONValue

  init(document: JSONDocument, index: Int) {
    value = JSONValue(document: document, index: index + 1)
  }

  private var nameNode: JSONNode { value.document.nodes[value.index - 1] }

  /// The name, with its escapes resolved.
  package var name: String {
    JSONText.string(
      from: value.document.bytes[nameNode.contentRange], isEscaped: nameNode.isEscaped)
  }

  /// The byte range of the name in the file, including its quotation marks.
  package var nameRange: Range<Int> { nameNode.byteRange }

  /// The byte range of the member in the file, from the opening quotation mark of its name to the
  /// end of its value.
  package var byteRange: Range<Int> { nameRange.lowerBound..<value.byteRange.upperBound }

  /// The later member of the same object with the same name, which overrides this one.
  var overridingMember: JSONMember? {
    guard nameNode.isOverridden else { return nil }
    return JSONMember(document: value.document, index: Int(nameNode.next))
  }

  /// Returns whether the name is `name`, without creating a String.
  func isNamed(_ name: String) -> Bool {
    if nameNode.isEscaped { return self.name.utf8.elementsEqual(name.utf8) }
    let content = nameNode.contentRange
    return content.count == name.utf8.count
      && value.document.bytes[content].elementsEqual(name.utf8)
  }

  /// Returns whether two members have the same bytes.
  package static func == (left: JSONMember, right: JSONMember) -> Bool {
    left.value == right.value
      && left.value.document.bytes[left.nameRange] == right.value.document.bytes[right.nameRange]
  }

  /// Hashes the bytes of the name and of the value.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ByteView.hash(of: value.document.bytes[nameRange]))
    hasher.combine(value)
  }
}
