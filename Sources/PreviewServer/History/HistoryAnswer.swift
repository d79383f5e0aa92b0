import CatalogHistory
import CatalogRules
import StringCatalogs

/// What git knows of a string in a language, for the page.
struct HistoryAnswer: Encodable {
  /// One of the texts of a version.
  struct Text: Encodable {
    /// The name of the path to the text.
    var path: String

    var text: String
    var state: String?
  }

  /// What a commit made of the string.
  struct Version: Encodable {
    var commit: String
    var date: String
    var author: String
    var texts: [Text]

    /// The source text in that commit; empty if it was not known.
    var source: String
  }

  /// The versions, newest first.
  var versions: [Version] = []

  /// What the history lacks, and why; nil if it is complete.
  var note: String?

  init(_ history: Result<TextHistory?, StorageError>, texts: PageTexts) {
    switch history {
    case .failure(let error): note = texts.text(error.localizedMessage)
    case .success(nil): note = texts.text("page.history.none")
    case .success(let history?):
      versions = history.versions.map { version in
        Version(
          commit: version.commit.shortHash, date: version.commit.date, author: version.author,
          texts: version.texts.map { text in
            Text(
              path: VariationPath(text.path).rawValue, text: text.text,
              state: text.state?.rawValue)
          }, source: version.source)
      }
      if let beginning = history.beginning {
        note = texts.text(
          LocalizedMessage(
            "page.history.shallow", .text("\(beginning.shortHash), \(beginning.date)")))
      } else if !history.isComplete {
        note = texts.text("page.history.incomplete")
      } else if versions.isEmpty {
        note = texts.text("page.history.empty")
      }
    }
  }
}
