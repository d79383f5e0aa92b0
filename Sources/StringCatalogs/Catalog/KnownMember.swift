/// The definition of a member that a part of a string catalog can have.
package struct KnownMember: Hashable, Sendable {
  /// The type of a member's value.
  package enum ValueType: Hashable, Sendable {
    /// An object.
    case object

    /// An array of strings.
    case strings

    /// A string.
    case string

    /// `true` or `false`.
    case boolean

    /// A whole number.
    case integer

    /// Returns whether a value is of this type.
    package func matches(_ value: JSONValue) -> Bool {
      switch self {
      case .object: value.kind == .object
      case .strings: value.kind == .array && value.elements.allSatisfy { $0.kind == .string }
      case .string: value.kind == .string
      case .boolean: value.kind == .boolean
      case .integer: value.integer != nil
      }
    }
  }

  /// The name of the member.
  package let name: String

  /// The type of its value.
  package let type: ValueType

  init(_ name: String, _ type: ValueType) {
    self.name = name
    self.type = type
  }
}
