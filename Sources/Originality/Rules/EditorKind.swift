/// Where a program that edits pictures runs.
public enum EditorKind: String, Hashable, Sendable, CaseIterable {
  /// A program for desktop computers, raw developers among them.
  case desktop

  /// An app for phones and tablets.
  case mobile
}
