/// The text of a localization, of a variation or of a substitution.
///
/// It is a unit, a set, or variations with a text each; a damaged file may have none of them or
/// several.
public struct StringContent: Hashable, Sendable {
  /// The enclosing object.
  package let json: JSONValue

  /// Reads the text of an object, ignoring its other members.
  init(_ json: JSONValue) {
    self.json = json
  }

  /// The members that contain text.
  static let knownMembers: [KnownMember] = [
    KnownMember("stringSet", .object), KnownMember("stringUnit", .object),
    KnownMember("variations", .object),
  ]

  /// The names of the members of which a text has only one.
  package static let memberNames = knownMembers.map(\.name)

  /// One text for all cases.
  public var unit: StringUnit? { object(named: "stringUnit").map(StringUnit.init) }

  /// Several equivalent texts.
  public var set: StringSet? { object(named: "stringSet").map(StringSet.init) }

  /// A text for each plural category or device.
  public var variations: Variations? { object(named: "variations").map(Variations.init) }

  private func object(named name: String) -> JSONValue? {
    json[name].flatMap { $0.kind == .object ? $0 : nil }
  }
}
