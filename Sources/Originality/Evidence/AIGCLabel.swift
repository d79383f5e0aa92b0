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

  /// The name of the XMP property, and of the JSON member in other texts.
  static let name = "AIGC"
}
