import StringCatalogs

/// Remembers which values of a photo were cut, so that the whole of them can follow at its end.
struct CutValues {
  /// Says the values.
  let writer: ReportWriter

  /// The names and the whole of the values that were cut, in order.
  private(set) var values: [(label: String, text: String)] = []

  /// Creates a memory without values.
  init(writer: ReportWriter) {
    self.writer = writer
  }

  /// Returns a value, which has the text of the key as its name, and remembers it when it is cut.
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
