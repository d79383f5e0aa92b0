import StringCatalogs

/// The translation state of a string in a language.
public enum TranslationState: String, Hashable, Sendable, CaseIterable {
  /// All texts are translated.
  case translated

  /// A text needs review.
  case needsReview = "needs_review"

  /// A text is not translated yet.
  case new

  /// There is no text, or a form that the language needs has none: a plural category, a device or
  /// a substitution.
  case missing

  /// The string should not be translated.
  case notNeeded = "not_needed"
}

extension TranslationState {
  /// Determines the state of a localization's texts.
  ///
  /// In the source language there is always a text: the key, or the default in the code.
  init(
    of states: some Sequence<StringUnitState?>, isSource: Bool, shouldTranslate: Bool,
    lacksForm: Bool = false
  ) {
    let states = Array(states)
    if isSource {
      let needsReview = states.contains { $0 == .needsReview || $0 == .stale }
      self = needsReview ? .needsReview : .translated
    } else if states.isEmpty {
      self = shouldTranslate ? .missing : .notNeeded
    } else if lacksForm, shouldTranslate {
      self = .missing
    } else if states.contains(.new) {
      self = .new
    } else if states.contains(where: { $0 == .needsReview || $0 == .stale }) {
      self = .needsReview
    } else {
      self = .translated
    }
  }
}
