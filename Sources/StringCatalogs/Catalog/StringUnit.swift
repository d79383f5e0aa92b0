/// A text, and how far its translation has come.
public struct StringUnit: CatalogPart {
  /// The object with the text and its state.
  package let json: JSONValue

  init(_ json: JSONValue) {
    self.json = json
  }

  /// The members of a unit.
  package static let knownMembers: [KnownMember] = [
    KnownMember("state", .string), KnownMember("value", .string),
  ]

  /// How far the translation has come; nil when the file does not say.
  public var state: StringUnitState? {
    json["state"]?.string.map(StringUnitState.init(rawValue:))
  }

  /// The text; it may be empty, and is nil when the file has none.
  public var value: String? { json["value"]?.string }

  /// The bytes of the text in the file, as offsets, with its quotes.
  public var valueRange: Range<Int>? { json["value"]?.byteRange }
}
