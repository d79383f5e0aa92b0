import CatalogEditing
import CatalogRules
import StringCatalogs

/// The outcome of a change, for the page.
struct ChangeAnswer: Encodable {
  /// The next action of the page.
  enum Outcome: String, Encodable {
    case saved, conflict, placeholders, findings, emptied, phrasesRemoved, notUndone, failed
  }

  /// The outcome.
  let outcome: Outcome

  /// The message for a person; nil if the change was saved.
  var message: String?

  /// The file's texts where others have changed it, in the order of the fields.
  var found: [UnitVersion]?

  /// What the linter finds, if it was not there before.
  var findings: [String]?

  /// The number that undoes the change.
  var undo: Int?

  init(_ outcome: ChangeOutcome, in name: String, texts: PageTexts) {
    switch outcome {
    case .saved(let number):
      self.outcome = .saved
      undo = number
    case .conflict(let found):
      self.outcome = .conflict
      self.found = found
      message = texts.text("page.conflict")
    case .changedMeanwhile:
      self.outcome = .failed
      message = texts.text("page.error.changedMeanwhile")
    case .placeholdersLost(let placeholders):
      self.outcome = .placeholders
      message = Self.message("page.placeholdersLost", about: placeholders, texts)
    case .placeholdersAdded(let placeholders):
      self.outcome = .placeholders
      message = Self.message("page.placeholdersAdded", about: placeholders, texts)
    case .emptied:
      self.outcome = .emptied
      message = texts.text("page.emptied")
    case .phrasesRemoved(let count):
      self.outcome = .phrasesRemoved
      message = texts.text(LocalizedMessage("page.phrasesRemoved", .integer(Int64(count))))
    case .findings(let findings):
      self.outcome = .findings
      self.findings = findings.map { texts.text($0.message) }
      message = texts.text("page.findingsAdded")
    case .cannotUndo:
      self.outcome = .notUndone
      message = texts.text("page.error.cannotUndo")
    case .changedSince:
      self.outcome = .notUndone
      message = texts.text("page.error.changedSince")
    case .refused(let error):
      self.outcome = .failed
      message = Self.message(about: error, texts)
    case .broken(let problem):
      self.outcome = .failed
      message = texts.text(
        LocalizedMessage("page.error.notSaved", .text(texts.text(problem, in: name))))
    case .missing:
      self.outcome = .failed
      message = texts.text(LocalizedMessage("page.error.fileMissing", .text(name)))
    case .busy:
      self.outcome = .failed
      message = texts.text("page.error.busy")
    case .notWritten(let error):
      self.outcome = .failed
      message = texts.text(
        LocalizedMessage("page.error.notWritten", .message(error.localizedMessage)))
    }
  }

  private static func message(
    _ key: String, about placeholders: [String], _ texts: PageTexts
  ) -> String {
    texts.text(LocalizedMessage(key, .list(placeholders)))
  }

  /// Returns the error message, without command-line options.
  private static func message(about error: EditingError, _ texts: PageTexts) -> String {
    switch error {
    case .hasVariations, .hasNoVariations, .hasPhrases, .textMissing, .substitutionMissing,
      .translationMissing:
      texts.text("page.error.otherShape")
    default: texts.text(error.localizedMessage)
    }
  }
}
