import CatalogEditing

/// What became of a change.
enum ChangeOutcome: Sendable {
  /// It is in the file.
  case saved

  /// Somebody else has changed the same texts: what stands there now, in the order of the fields.
  case conflict([UnitVersion])

  /// The texts lack placeholders of the source text, and nobody has said that they may.
  case placeholdersLost([String])

  /// The texts have placeholders that the source text lacks, and nobody has said that they may.
  case placeholdersAdded([String])

  /// The catalog can't be changed like this.
  case refused(EditingError)

  /// The file is not what it should be, and has to be mended first.
  case broken(CatalogProblem)

  /// The file can't be written.
  case notWritten(StorageError)
}
