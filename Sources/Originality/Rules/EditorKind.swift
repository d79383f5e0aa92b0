/// The platform of a program that edits pictures.
public enum EditorKind: String, Hashable, Sendable, CaseIterable {
  /// A desktop program, including raw developers.
  case desktop

  /// An app for phones and tablets.
  case mobile
}
