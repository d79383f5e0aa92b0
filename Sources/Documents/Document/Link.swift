/// The target of a link in a document.
public enum Link: Hashable, Sendable {
  /// A position in the same document, on whatever page it is.
  case anchor(Anchor)

  /// A file, by its path relative to the folder of the document.
  case file(String)
}
