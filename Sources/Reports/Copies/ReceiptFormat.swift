/// The format of a receipt for copies.
public enum ReceiptFormat: String, Hashable, Sendable, CaseIterable {
  /// For programs, and for `metalens verify`.
  case json
  /// A web page.
  case html
  /// Markdown.
  case markdown
  /// Plain text.
  case text
}
