/// One value, or the name of one member, in the flat index of a JSON text.
///
/// The nodes of a text are in one array in the order of the text. After an object come its members,
/// each as the node of its name and then the nodes of its value; after an array its values. A node
/// is 16 bytes, so the index of a catalog is about as large as the catalog.
struct JSONNode {
  /// The offset of the first byte; for a string, of the opening quotation mark.
  var start: UInt32

  /// The offset after the last byte.
  var end: UInt32

  /// The index of the node after this one and its contents.
  ///
  /// During parsing of an object or array, this is the index of the enclosing one. For the name of
  /// a member, which its value always follows, it is the index of a later name that overrides it,
  /// or zero.
  var next: UInt32

  /// The kind of the value; the name of a member is a string.
  var kind: JSONKind

  /// For a string, whether it contains a backslash.
  var isEscaped = false

  /// For an object, whether the document has a table of its members' names.
  var hasNameTable = false

  /// For the name of a member, whether a later member of the same object has the same name.
  var isOverridden: Bool { next != 0 }

  /// The byte range of the value in the text, including the quotation marks of a string.
  var byteRange: Range<Int> { Int(start)..<Int(end) }

  /// The byte range inside the quotation marks of a string.
  var contentRange: Range<Int> { Int(start) &+ 1..<max(Int(start) &+ 1, Int(end) &- 1) }
}
