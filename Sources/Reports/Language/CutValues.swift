import StringCatalogs

/// Collects the values of a photo that were cut, so that they can follow in full at its end.
struct CutValues {
  /// The writer of values.
  let writer: ReportWriter

  /// The names and full texts of the cut values, in order.
  private(set) var values: [(label: String, text: String)] = []

  /// Creates an empty collection.
  init(writer: ReportWriter) {
    self.writer = writer
  }

  /// Returns a value, named by the text for a key, and collects it if it is cut.
  mutating func text(_ key: String, _ value: ReportValue) -> ReportText {
    let text = writer.text(value)
    if let whole = text.fullText { values.append((writer.words(key), whole)) }
    return text
  }

  /// Returns a value as plain text.
  mutating func plain(_ key: String, _ value: ReportValue) -> String {
    text(key, value).plain
  }
}
