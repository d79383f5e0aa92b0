import StringTables

/// A value of a property list, as far as screenshots need it.
indirect enum PropertyListTree {
  case text(String)
  case array([PropertyListTree])
  case dictionary([String: PropertyListTree])

  /// A number, a date or data.
  case other

  /// Reads a property list in XML or in binary form; nil if it is neither.
  init?(bytes: [UInt8]) {
    if bytes.starts(with: "bplist".utf8) {
      guard let value = BinaryPropertyList(bytes)?.root else { return nil }
      self = value
      return
    }
    guard let root = try? XMLReader.root(of: bytes, allowsDocumentType: true),
      let content = root.name == "plist" ? root.elements.first : root,
      let value = PropertyListTree(content)
    else { return nil }
    self = value
  }

  /// The depth is that of the reader, which is bounded.
  private init?(_ element: XMLElement) {
    switch element.name {
    case "string": self = .text(element.text)
    case "array": self = .array(element.elements.compactMap { PropertyListTree($0) })
    case "dict":
      var members: [String: PropertyListTree] = [:]
      var elements = element.elements[...]
      while let key = elements.popFirst() {
        guard key.name == "key", let value = elements.popFirst() else { return nil }
        members[key.text] = PropertyListTree(value)
      }
      self = .dictionary(members)
    default: self = .other
    }
  }

  /// Returns the member of a dictionary.
  subscript(name: String) -> PropertyListTree? {
    guard case .dictionary(let members) = self else { return nil }
    return members[name]
  }
}
