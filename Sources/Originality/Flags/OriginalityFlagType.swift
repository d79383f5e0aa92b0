/// The meaning of a flag.
public enum OriginalityFlagType: String, Hashable, Sendable, Codable, CaseIterable {
  /// The metadata names a program that edits pictures.
  case isEdited

  /// The metadata has what a camera writes.
  case isOriginal

  /// Something that a camera writes is missing.
  case warning

  /// A neutral fact.
  case information
}
