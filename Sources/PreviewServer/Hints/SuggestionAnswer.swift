import CatalogBatches
import StringCatalogs

/// A suggestion, for the page.
struct SuggestionAnswer: Encodable {
  /// The suggested translation; nil if there is none.
  var text: String?

  /// Why it should not be saved as it is: what placeholders or the linter say; nil if nothing.
  var refusal: Refusal?

  /// Why there is no suggestion; nil if there is one, or a later request came.
  var problem: String?
}

extension SuggestionAnswer {
  init(
    _ outcome: Suggestions.Outcome, _ texts: PageTexts, checked: (String) -> EditVerdict?
  ) {
    switch outcome {
    case .suggestion(let text):
      self.text = text
      refusal = checked(text).flatMap { Refusal($0, texts) }
    case .refused(let message):
      problem = texts.text(LocalizedMessage("page.suggest.refused", .text(message)))
    case .failed(let failure):
      switch failure {
      case .cannotStart: problem = texts.text("page.suggest.cannotStart")
      case .ended: problem = texts.text("page.suggest.ended")
      case .tooSlow: problem = texts.text("page.suggest.tooSlow")
      case .tooLong: problem = texts.text("page.suggest.unreadable")
      }
    case .unreadable: problem = texts.text("page.suggest.unreadable")
    case .superseded: break
    }
  }
}
