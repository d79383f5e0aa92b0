import CatalogEditing

/// The outcome of a change.
enum ChangeOutcome: Sendable {
  /// It is in the file.
  case saved

  /// A translation was removed; the number of the removal undoes it.
  case removed(undo: Int)

  /// Somebody else has changed the same texts: what the file has now, in the order of the fields.
  case conflict([UnitVersion])

  /// The texts lack placeholders of the source text, and nobody has said that they may.
  case placeholdersLost([String])

  /// The texts have placeholders that the source text lacks, and nobody has said that they may.
  case placeholdersAdded([String])

  /// A text would become empty, and nobody has said that it may.
  case emptied

  /// So many phrases without text would be removed, and nobody has said that they may.
  case phrasesRemoved(Int)

  /// The removal can no longer be undone.
  case cannotUndo

  /// The catalog can't be changed like this.
  case refused(EditingError)

  /// The file can't be read or is not a sound catalog, and has to be corrected first.
  case broken(CatalogProblem)

  /// The file is no longer there.
  case missing

  /// Other programs changed the file at every attempt.
  case busy

  /// The file can't be written.
  case notWritten(StorageError)
}
