import CatalogEditing
import StringCatalogs

/// What became of a change, for the page.
struct ChangeAnswer: Encodable {
  /// What the page does next.
  enum Outcome: String, Encodable {
    case saved, conflict, placeholders, failed
  }

  /// What became of it.
  let outcome: Outcome

  /// What a person is told; nil when it is saved.
  var message: String?

  /// What stands in the file where others have changed it, in the order of the fields.
  var found: [UnitVersion]?

  init(_ outcome: ChangeOutcome, in name: String, texts: PageTexts) {
    switch outcome {
    case .saved: self.outcome = .saved
    case .conflict(let found):
      self.outcome = .conflict
      self.found = found
      message = texts.text("page.conflict")
    case .placeholdersLost(let placeholders):
      self.outcome = .placeholders
      message = Self.message("page.placeholdersLost", about: placeholders, texts)
    case .placeholdersAdded(let placeholders):
      self.outcome = .placeholders
      message = Self.message("page.placeholdersAdded", about: placeholders, texts)
    case .refused(let error):
      self.outcome = .failed
      message = Self.message(about: error, texts)
    case .broken(let problem):
      self.outcome = .failed
      message = texts.text(
        LocalizedMessage("page.error.broken", .text(texts.text(problem, in: name))))
    case .notWritten(let error):
      self.outcome = .failed
      message = texts.text(
        LocalizedMessage("page.error.notWritten", .message(error.localizedMessage)))
    }
  }

  private static func message(
    _ key: String, about placeholders: [String], _ texts: PageTexts
  ) -> String {
    texts.text(LocalizedMessage(key, .text(placeholders.joined(separator: ", "))))
  }

  /// Returns what is wrong, without the options of a command line.
  private static func message(about error: EditingError, _ texts: PageTexts) -> String {
    switch error {
    case .hasVariations, .hasNoVariations, .hasPhrases, .textMissing, .substitutionMissing:
      texts.text("page.error.otherShape")
    default: texts.text(error.localizedMessage)
    }
  }
}
