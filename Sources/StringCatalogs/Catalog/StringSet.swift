/// Several texts of which each will do: the phrases that start an App Shortcut.
public struct StringSet: CatalogPart {
  /// The object with the texts and their state.
  package let json: JSONValue

  init(_ json: JSONValue) {
    self.json = json
  }

  /// The members of a set.
  package static let knownMembers: [KnownMember] = [
    KnownMember("state", .string), KnownMember("values", .strings),
  ]

  /// How far the translation has come; nil when the file does not say.
  public var state: StringUnitState? {
    json["state"]?.string.map(StringUnitState.init(rawValue:))
  }

  /// The texts in the order of the file.
  public var values: [String] { elements.compactMap(\.string) }

  /// The bytes of each text in the file, as offsets, with its quotes.
  public var valueRanges: [Range<Int>] { elements.map(\.byteRange) }

  private var elements: [JSONValue] {
    (json["values"]?.elements ?? []).filter { $0.kind == .string }
  }
}
