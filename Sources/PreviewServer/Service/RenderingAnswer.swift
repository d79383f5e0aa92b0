import StringCatalogs
import StringPreviews

/// A text with values in it, for the page.
struct RenderingAnswer: Encodable {
  /// A run of the text.
  struct Run: Encodable {
    var text: String

    /// The position of the value, 0 for one with only a name; nil for the string's own words.
    var value: Int?
  }

  let runs: [Run]
  let htmlTag: String
  let isRightToLeft: Bool
  let number: String?
  let source: String?

  init(_ rendering: Rendering) {
    runs = rendering.runs.map { Run(text: $0.text, value: $0.isValue ? $0.position ?? 0 : nil) }
    htmlTag = rendering.language.canonical.rawValue
    isRightToLeft = rendering.language.isRightToLeft
    number = rendering.number
    source = rendering.source
  }
}
