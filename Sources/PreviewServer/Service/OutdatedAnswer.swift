import CatalogHistory
import CatalogRules
import StringCatalogs

/// The translations into a language whose source texts have changed since they were made.
struct OutdatedAnswer: Encodable {
  /// A part of a source text.
  struct Run: Encodable {
    var text: String

    /// Whether the other source text lacks the words.
    var isMarked: Bool

    init(_ run: WordDifference.Run) {
      (text, isMarked) = (run.text, run.isMarked)
    }
  }

  /// A translation.
  struct Text: Encodable {
    var key: String

    /// The name of the path to the text.
    var path: String

    /// The source text that the translation was made from.
    var earlier: [Run]

    /// The source text that it has now.
    var current: [Run]

    /// The commit that changed the source text, abbreviated, with its date; nil for the working
    /// copy.
    var commit: String?

    /// Whether the state of the translation does not say that it waits for somebody.
    var isOpen: Bool
  }

  let texts: [Text]

  init(_ texts: [OutdatedText]) {
    self.texts = texts.map { text in
      let difference = WordDifference(old: text.earlierSource, new: text.source)
      return Text(
        key: text.key, path: VariationPath(text.path).rawValue,
        earlier: difference.oldRuns.map(Run.init), current: difference.newRuns.map(Run.init),
        commit: text.change.map { change in
          [change.shortHash, change.date].filter { !$0.isEmpty }.joined(separator: ", ")
        },
        isOpen: text.state == nil || text.state == .translated)
    }
  }
}
