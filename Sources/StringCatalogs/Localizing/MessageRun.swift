/// A part of a message: words of its string, or an inserted value.
package struct MessageRun: Hashable, Sendable {
  /// The text.
  package var text: String

  /// The position of the argument, from 1; nil for words of the string.
  package var position: Int?

  /// Creates a run.
  package init(_ text: String, position: Int? = nil) {
    self.text = text
    self.position = position
  }
}

extension [MessageRun] {
  /// The concatenated runs.
  package var text: String {
    count == 1 ? self[0].text : map(\.text).joined()
  }
}
