/// A value of a property list, in any of its formats.
package indirect enum PropertyList: Hashable, Sendable {
  /// A member of a dictionary.
  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: PropertyList

    /// Creates a member.
    package init(_ name: String, _ value: PropertyList) {
      (self.name, self.value) = (name, value)
    }
  }

  case string(String)
  case array([PropertyList])

  /// A dictionary, in the order of the file; of members with the same name, the last one counts.
  case dictionary([Member])

  /// A number, a date or data.
  case other

  /// The text of a string.
  package var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The elements of an array; empty for another value.
  package var elements: [PropertyList] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The members of a dictionary; empty for another value.
  package var members: [String: PropertyList] {
    guard case .dictionary(let members) = self else { return [:] }
    return Dictionary(members.lazy.map { ($0.name, $0.value) }) { $1 }
  }

  /// Returns the member of a dictionary with a name.
  package subscript(name: String) -> PropertyList? {
    guard case .dictionary(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// Returns the texts of the array with a name in a dictionary.
  package func strings(_ name: String) -> [String] {
    self[name]?.elements.compactMap(\.string) ?? []
  }
}

/// Reading.
extension PropertyList {
  /// Reads a property list in XML or in binary form; nil if it is neither.
  package init?(bytes: [UInt8]) {
    if bytes.starts(with: BinaryPropertyList.signature) {
      guard let value = BinaryPropertyList(bytes)?.root else { return nil }
      self = value
      return
    }
    guard let root = try? XMLReader.root(of: bytes, allowsDocumentType: true),
      let content = root.name == "plist" ? root.elements.first : root,
      let value = PropertyList(content)
    else { return nil }
    self = value
  }

  /// Reads a property list in the format of OpenStep, as in `project.pbxproj`:
  /// `{ name = "a value"; list = (a, b, ); }`; nil if it is damaged, has another format, or has
  /// more than two million values.
  package init?(openStep bytes: [UInt8]) {
    guard let value = OpenStepParser.value(of: bytes) else { return nil }
    self = value
  }

  /// The depth is that of the reader, which is bounded.
  private init?(_ element: XMLElement) {
    switch element.name {
    case "string": self = .string(element.text)
    case "array": self = .array(element.elements.compactMap { PropertyList($0) })
    case "dict":
      let (members, misplaced) = element.dictionaryMembers
      guard misplaced == nil else { return nil }
      self = .dictionary(
        members.compactMap { key, value in PropertyList(value).map { Member(key.text, $0) } })
    default: self = .other
    }
  }
}
