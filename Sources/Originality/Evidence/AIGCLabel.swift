/// China's label for generated content in metadata, GB 45438-2025 and TC260-PG-20258A.
///
/// JSON with the member `Label`: 1 for content that is generated, 2 for content that may be, 3 for
/// content that is suspected to be.
enum AIGCLabel: Character {
  case generated = "1"
  case possible = "2"
  case suspected = "3"

  /// Finds the label in a text, as the value of a property or below the member `AIGC`.
  init?(_ text: String) {
    guard text.utf8.count <= 65_536, let name = text.firstRange(of: #""Label""#) else { return nil }
    let rest = text[name.upperBound...].drop { $0 == " " || $0 == ":" || $0 == "\"" }
    guard let first = rest.first, let label = AIGCLabel(rawValue: first),
      rest.dropFirst().first.map({ !$0.isNumber }) ?? true
    else { return nil }
    self = label
  }

  /// Finds the label in a field for texts: the JSON object with the member `AIGC`, that object
  /// without its name, or with its name before it.
  ///
  /// Who made or spread the content stands in each label, and in little else.
  init?(inField text: String) {
    let name = text.hasPrefix(Self.name) ? Self.name.count : 0
    let object = String(text.dropFirst(name).drop { $0 == ":" || $0 == "=" || $0 == " " })
    guard object.hasPrefix("{"), let outline = JSONOutline(object) else { return nil }
    let isNamed = outline.has(Self.name, .object, .string)
    let isLabel =
      outline.has("Label", .string, .number)
      && ["ContentProducer", "ContentPropagator"].contains { outline.has($0, .string) }
    guard isNamed || isLabel else { return nil }
    self.init(object)
  }

  /// Whether a text may be a label in a field for texts: few begin so.
  static func mayBegin(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "A") && text.hasPrefix(name)
  }

  /// Reads the label alone, as programs write it that make each member a property of its own.
  init?(value text: String) {
    guard text.count == 1, let first = text.first else { return nil }
    self.init(rawValue: first)
  }

  /// The name of the XMP property, and of the JSON member in other texts.
  static let name = "AIGC"
}
