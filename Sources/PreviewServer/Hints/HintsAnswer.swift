import CatalogHistory
import CatalogRules
import StringCatalogs
import TranslationMemory

/// What is known about texts of a string, for the page.
struct HintsAnswer: Encodable {
  /// A translation of the same or of a similar source text.
  struct Match: Encodable {
    /// The translation, with the placeholders of this source text.
    var text: String

    /// How similar the source texts are, in percent.
    var similarity: Int

    /// How often the source text is translated this way.
    var count: Int

    /// Whether nobody asked for a review of it.
    var isReviewed: Bool

    /// The file and the key that it is from.
    var file: String
    var key: String?

    /// The source text of the translation with what differs marked; empty for the same one.
    var there: [OutdatedAnswer.Run]

    /// This source text with what differs marked; empty for the same one.
    var here: [OutdatedAnswer.Run]
  }

  /// A term of the glossary.
  struct Term: Encodable {
    var source: String

    /// The accepted translations, the usual one first.
    var translations: [String]
  }

  /// The matches of each text, best first, in the order of the request.
  let texts: [[Match]]

  /// The terms that the source text has.
  let terms: [Term]

  /// Why earlier translations can't be used; nil if they can.
  let problem: String?

  /// Whether there is a command that suggests translations.
  let hasSuggestions: Bool
}

extension HintsAnswer.Match {
  init(_ match: MemoryMatch, for source: String) {
    text = match.translation
    (similarity, count) = (match.similarity, match.count)
    isReviewed = match.text.isReviewed
    (file, key) = (match.text.file, match.text.key)
    if match.text.source == source {
      (there, here) = ([], [])
    } else {
      let difference = WordDifference(old: match.text.source, new: source)
      there = difference.oldRuns.map(OutdatedAnswer.Run.init)
      here = difference.newRuns.map(OutdatedAnswer.Run.init)
    }
  }
}
