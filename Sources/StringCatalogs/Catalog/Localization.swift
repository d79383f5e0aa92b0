/// A string of a catalog in one language.
public struct Localization: CatalogPart {
  /// The member of `localizations` for this language.
  package let member: JSONMember

  /// Creates the localization, or nil if its value is not an object.
  init?(_ member: JSONMember) {
    guard member.value.kind == .object else { return nil }
    self.member = member
  }

  /// The members of a localization.
  package static let knownMembers: [KnownMember] =
    StringContent.knownMembers + [KnownMember("substitutions", .object)]

  /// The object of the localization.
  package var json: JSONValue { member.value }

  /// The language as spelled in the file.
  public var language: LanguageTag { LanguageTag(rawValue: member.name) }

  /// The byte range of the language in the file, including its quotation marks.
  public var languageRange: Range<Int> { member.nameRange }

  /// The text: a unit, a set or variations.
  public var content: StringContent { StringContent(json) }

  /// The substitutions that the text refers to as `%#@name@`, in the order of the file.
  public var substitutions: [Substitution] {
    (json["substitutions"]?.members ?? []).compactMap(Substitution.init)
  }

  /// Returns the substitution with a name.
  public func substitution(named name: String) -> Substitution? {
    json["substitutions"]?.member(named: name).flatMap(Substitution.init)
  }
}
