import StringCatalogs

/// What the other languages of an entry do with a text that one of them copies.
///
/// The copy of a language that leaves sentences as they are has little weight or none.
struct CopyVote {
  /// The votes of the languages that translate the text.
  private(set) var translated = 0.0

  /// The votes of the languages that have nearly the same text, such as `Statut` or `Статус` for
  /// `Status`.
  private(set) var near = 0.0

  /// The votes of the languages that copy the text.
  private(set) var copied = 0.0

  /// The votes among languages of other scripts than Latin.
  private(set) var translatedBeyondLatin = 0.0
  private(set) var copiedBeyondLatin = 0.0

  /// Asks the languages other than the one of a text.
  init(about text: TextContext) {
    let habits = text.catalog.habits
    let source = text.source?.string ?? text.string
    for ballot in Ballot.all(without: text) {
      let part = 1 / Double(ballot.forms.count)
      for form in ballot.forms {
        let isLatin = form.language.script == "Latn"
        switch Self.nearness(of: form, to: text, source) {
        case .same:
          let weight = part * habits.weight(of: form.language)
          copied += weight
          if !isLatin { copiedBeyondLatin += weight }
          continue
        case .near: near += part
        case .far: translated += part
        }
        if !isLatin { translatedBeyondLatin += part }
      }
    }
  }

  /// The votes of the languages that don't copy the text.
  var changed: Double { translated + near }

  /// Returns whether the languages that don't copy the text have at least a part of the votes.
  func isChanged(byAtLeast part: Double) -> Bool {
    changed > 0 && changed >= part * (changed + copied)
  }

  /// Returns how near the nearest text of a language is to the copied one.
  private static func nearness(
    of form: Ballot.Form, to text: TextContext, _ source: String
  ) -> Cognate.Nearness {
    if form.texts.contains(where: { $0.utf8 == text.utf8 }) { return .same }
    var isNear = false
    for other in form.texts {
      switch Cognate.nearness(of: other.string, to: source) {
      case .same: return .same
      case .near: isNear = true
      case .far: break
      }
    }
    return isNear ? .near : .far
  }
}
