/// A part of a string catalog that is an object in the file.
///
/// Whatever a part does not understand can still be asked for.
package protocol CatalogPart: Hashable, Sendable {
  /// The object as JSON: the way to every byte of it.
  var json: JSONValue { get }

  /// The members that this kind of part has, and what their values must be.
  static var knownMembers: [KnownMember] { get }
}

extension CatalogPart {
  /// The bytes of the object in the file, as offsets, with its braces.
  package var byteRange: Range<Int> { json.byteRange }

  /// The members that this library does not know, in the order of the file.
  package var unknownMembers: [JSONMember] {
    json.members.filter { Self.knownMember(for: $0) == nil }
  }

  /// The members that this library knows, but whose values are not of their type.
  ///
  /// They read as if they were missing.
  package var malformedMembers: [JSONMember] {
    json.members.filter { member in
      Self.knownMember(for: member).map { !$0.type.matches(member.value) } ?? false
    }
  }

  /// Returns what is known about a member by its name.
  static func knownMember(for member: JSONMember) -> KnownMember? {
    knownMembers.first { member.isNamed($0.name) }
  }
}
