/// Something in a string catalog that does not stop it from being read, but that Xcode never
/// writes.
package struct CatalogIrregularity: Hashable, Sendable {
  /// What is irregular.
  package enum Kind: Hashable, Sendable {
    /// A member whose name means nothing to this library; it is kept.
    case unknownMember

    /// A member whose value is not of the type it must have; it reads as if it were missing.
    case malformedMember(expected: KnownMember.ValueType)

    /// A member that a later one with the same name overrides; it is not read at all.
    case overriddenMember(later: JSONMember)
  }

  /// What is irregular.
  package let kind: Kind

  /// The member that is irregular.
  package let member: JSONMember

  /// The key of the entry that the member belongs to, or nil outside all entries.
  package let key: String?

  /// The language that the member belongs to, or nil outside all languages.
  package let language: LanguageTag?

  /// The bytes of the member in the file, as offsets, from its name to the end of its value.
  package var byteRange: Range<Int> { member.byteRange }
}
