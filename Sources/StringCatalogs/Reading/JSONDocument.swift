/// A JSON text with the flat index of its values, shared by all values in it.
final class JSONDocument: Sendable {
  /// The bytes of the file.
  let bytes: [UInt8]

  /// The values and names in the order of the text, the root first.
  let nodes: JSONNodes

  /// The name tables of objects that are large or have names with escapes, by object.
  let nameTables: [Int: NameTable]

  /// Whether an object has several members with the same name.
  var hasOverriddenMembers: Bool { nodes.hasOverriddenMembers }

  /// Whether the file begins with the three bytes of a byte order mark, EF BB BF.
  let hasByteOrderMark: Bool

  /// Parses the bytes of a file.
  init(bytes: [UInt8]) throws(JSONFailure) {
    let hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var nodes = try ByteView.withView(of: bytes) { (view) throws(JSONFailure) in
      try JSONScanner.nodes(of: view, from: hasByteOrderMark ? 3 : 0)
    }
    var nameTables: [Int: NameTable] = [:]
    for index in nodes.unsearchedObjects {
      let table = NameTable(of: index, in: &nodes, bytes: bytes)
      nodes[index].hasNameTable = true
      nameTables[index] = table
      if table.hasDuplicates { nodes.hasOverriddenMembers = true }
    }
    self.bytes = bytes
    self.nodes = nodes
    self.nameTables = nameTables
    self.hasByteOrderMark = hasByteOrderMark
  }

  /// Returns the line and column of a byte offset.
  func position(at byteOffset: Int) -> CatalogPosition {
    LineIndex(bytes).position(at: byteOffset)
  }

  /// The root value.
  var root: JSONValue { JSONValue(document: self, index: 0) }
}
