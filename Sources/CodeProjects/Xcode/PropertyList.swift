/// A value of a property list in the format of OpenStep, as in `project.pbxproj`.
package indirect enum PropertyList: Hashable, Sendable {
  case string(String)
  case array([PropertyList])

  /// A dictionary; of members with the same name it has the last one.
  case dictionary([String: PropertyList])

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
    if case .dictionary(let members) = self { members } else { [:] }
  }

  /// Returns the member of a dictionary with a name.
  package subscript(name: String) -> PropertyList? {
    if case .dictionary(let members) = self { members[name] } else { nil }
  }

  /// Returns the texts of the array with a name in a dictionary.
  package func strings(_ name: String) -> [String] {
    self[name]?.elements.compactMap(\.string) ?? []
  }
}
