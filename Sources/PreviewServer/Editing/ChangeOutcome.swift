import CatalogEditing
import CatalogRules

/// The outcome of a change; thrown if it is why nothing was saved.
enum ChangeOutcome: Error, Sendable {
  /// It was saved; the number can undo it. There is none if nothing changed, or after undoing.
  case saved(undo: Int?)

  /// Another program changed the same texts: the file's current ones, in the order of the fields.
  case conflict([UnitVersion])

  /// The texts lack placeholders of the source text, which was not confirmed.
  case placeholdersLost([String])

  /// The texts have placeholders that the source text lacks, which was not confirmed.
  case placeholdersAdded([String])

  /// The file has changed since the page showed it.
  case changedMeanwhile

  /// A text would become empty, which was not confirmed.
  case emptied

  /// So many phrases without text would be removed, and nobody has said that they may.
  case phrasesRemoved(Int)

  /// The linter finds something that was not there before, which was not confirmed.
  case findings([Finding])

  /// The change to undo is not known any more.
  case cannotUndo

  /// The text has changed since the change to undo.
  case changedSince

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
