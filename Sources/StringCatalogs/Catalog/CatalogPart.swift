/// A part of a string catalog that is an object in the file.
///
/// Unknown members of a part remain accessible.
package protocol CatalogPart: Hashable, Sendable {
  /// The object as JSON, which provides access to all of its bytes.
  var json: JSONValue { get }

  /// The known members of this kind of part, and the types of their values.
  static var knownMembers: [KnownMember] { get }
}

extension CatalogPart {
  /// The byte range of the object in the file, including its braces.
  package var byteRange: Range<Int> { json.byteRange }

  /// The unknown members, in the order of the file.
  package var unknownMembers: [JSONMember] {
    json.members.filter { Self.knownMember(for: $0) == nil }
  }

  /// The known members whose values have the wrong type.
  ///
  /// They are treated as missing.
  package var malformedMembers: [JSONMember] {
    json.members.filter { member in
      Self.knownMember(for: member).map { !$0.type.matches(member.value) } ?? false
    }
  }

  /// Returns the definition of a member with a name.
  static func knownMember(for member: JSONMember) -> KnownMember? {
    knownMembers.first { member.isNamed($0.name) }
  }
}
