/// A part of a text with variations of its own, which the text refers to as `%#@name@`.
public struct Substitution: CatalogPart {
  /// The member of `substitutions` that this is.
  package let member: JSONMember

  /// Creates the substitution, or nil when its value is not an object.
  init?(_ member: JSONMember) {
    guard member.value.kind == .object else { return nil }
    self.member = member
  }

  /// The members of a substitution.
  package static let knownMembers: [KnownMember] =
    StringContent.knownMembers + [
      KnownMember("argNum", .integer), KnownMember("formatSpecifier", .string),
    ]

  /// The object after the name.
  package var json: JSONValue { member.value }

  /// The name that the text refers to; it may hold dots.
  public var name: String { member.name }

  /// The bytes of the name in the file, as offsets, with its quotes.
  public var nameRange: Range<Int> { member.nameRange }

  /// The position of the argument, from one; nil when the file leaves it to the order.
  public var argumentNumber: Int? { json["argNum"]?.integer }

  /// How `%arg` is written, without the percent sign: `lld`.
  public var formatSpecifier: String? { json["formatSpecifier"]?.string }

  /// The texts: nearly always variations by plural category.
  public var content: StringContent { StringContent(json) }
}
