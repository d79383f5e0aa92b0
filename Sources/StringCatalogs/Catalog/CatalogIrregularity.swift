/// Something in a string catalog that does not prevent reading it, but that Xcode never writes.
package struct CatalogIrregularity: Hashable, Sendable {
  /// The kind of irregularity.
  package enum Kind: Hashable, Sendable {
    /// A member with an unknown name; it is preserved.
    case unknownMember

    /// A member with a value of the wrong type; it is treated as missing.
    case malformedMember(expected: KnownMember.ValueType)

    /// A member that is overridden by a later one with the same name; it is ignored.
    case overriddenMember(later: JSONMember)
  }

  /// The kind of irregularity.
  package let kind: Kind

  /// The irregular member.
  package let member: JSONMember

  /// The key of the entry that the member belongs to, or nil outside all entries.
  package let key: String?

  /// The language that the member belongs to, or nil outside all languages.
  package let language: LanguageTag?

  /// The byte range of the member in the file, from its name to the end of its value.
  package var byteRange: Range<Int> { member.byteRange }
}
