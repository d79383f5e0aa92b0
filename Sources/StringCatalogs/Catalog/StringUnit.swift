/// A text and its translation state.
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

  /// The translation state; nil if the file does not specify it.
  public var state: StringUnitState? {
    json["state"]?.string.map(StringUnitState.init(rawValue:))
  }

  /// The text; it may be empty, and is nil if the file has none.
  public var value: String? { json["value"]?.string }

  /// The byte range of the text in the file, including its quotation marks.
  public var valueRange: Range<Int>? { json["value"]?.byteRange }
}
