import StringCatalogs

/// How far the translation of a string into a language has come.
public enum TranslationState: String, Hashable, Sendable, CaseIterable {
  /// All texts are translated.
  case translated

  /// A text should be looked at again.
  case needsReview = "needs_review"

  /// A text is not translated yet.
  case new

  /// There is no text.
  case missing

  /// The string is not to be translated.
  case notNeeded = "not_needed"
}

extension TranslationState {
  /// Finds out how far the texts of a localization have come.
  ///
  /// In the source language there is always a text: the key, or what the code says.
  init(of states: some Sequence<StringUnitState?>, isSource: Bool, shouldTranslate: Bool) {
    let states = Array(states)
    if isSource {
      let needsReview = states.contains { $0 == .needsReview || $0 == .stale }
      self = needsReview ? .needsReview : .translated
    } else if states.isEmpty {
      self = shouldTranslate ? .missing : .notNeeded
    } else if states.contains(.new) {
      self = .new
    } else if states.contains(where: { $0 == .needsReview || $0 == .stale }) {
      self = .needsReview
    } else {
      self = .translated
    }
  }
}
