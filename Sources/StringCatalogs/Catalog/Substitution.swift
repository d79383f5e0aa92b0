/// A part of a text with its own variations, which the text refers to as `%#@name@`.
public struct Substitution: CatalogPart {
  /// The member of `substitutions` for this name.
  package let member: JSONMember

  /// Creates the substitution, or nil if its value is not an object.
  init?(_ member: JSONMember) {
    guard member.value.kind == .object else { return nil }
    self.member = member
  }

  /// The members of a substitution.
  package static let knownMembers: [KnownMember] =
    StringContent.knownMembers + [
      KnownMember("argNum", .integer), KnownMember("formatSpecifier", .string),
    ]

  /// The object of the substitution.
  package var json: JSONValue { member.value }

  /// The name that the text refers to; it may contain dots.
  public var name: String { member.name }

  /// The byte range of the name in the file, including its quotation marks.
  public var nameRange: Range<Int> { member.nameRange }

  /// The position of the argument, from one; nil if it follows from the order.
  public var argumentNumber: Int? { json["argNum"]?.integer }

  /// The format of `%arg`, without the percent sign: `lld`.
  public var formatSpecifier: String? { json["formatSpecifier"]?.string }

  /// The texts: nearly always variations by plural category.
  public var content: StringContent { StringContent(json) }
}
