/// Several equivalent texts: the phrases that trigger an App Shortcut.
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

  /// The translation state; nil if the file does not specify it.
  public var state: StringUnitState? {
    json["state"]?.string.map(StringUnitState.init(rawValue:))
  }

  /// The texts in the order of the file.
  public var values: [String] { elements.compactMap(\.string) }

  /// The byte range of each text in the file, including its quotation marks.
  public var valueRanges: [Range<Int>] { elements.map(\.byteRange) }

  private var elements: [JSONValue] {
    (json["values"]?.elements ?? []).filter { $0.kind == .string }
  }
}
