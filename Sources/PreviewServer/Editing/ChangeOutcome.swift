import CatalogEditing

/// The outcome of a change.
enum ChangeOutcome: Sendable {
  /// It was saved.
  case saved

  /// A translation was removed; the number can undo the removal.
  case removed(undo: Int)

  /// Another program changed the same texts: the file's current ones, in the order of the fields.
  case conflict([UnitVersion])

  /// The texts lack placeholders of the source text, which was not confirmed.
  case placeholdersLost([String])

  /// The texts have placeholders that the source text lacks, which was not confirmed.
  case placeholdersAdded([String])

  /// A text would become empty, which was not confirmed.
  case emptied

  /// So many phrases without text would be removed, and nobody has said that they may.
  case phrasesRemoved(Int)

  /// The removal can no longer be undone.
  case cannotUndo

  /// The catalog does not allow the change.
  case refused(EditingError)

  /// The file can't be read or is not a valid catalog, and has to be fixed first.
  case broken(CatalogProblem)

  /// The file no longer exists.
  case missing

  /// Other programs changed the file at every attempt.
  case busy

  /// The file can't be written.
  case notWritten(StorageError)
}
