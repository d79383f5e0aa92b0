import CatalogHistory
import CatalogRules
import StringCatalogs

/// What a replacement changes, or has changed, for the page.
struct ReplaceAnswer: Encodable {
  /// A text in which something is replaced.
  struct Text: Encodable {
    var key: String

    /// The name of the path to the text.
    var path: String

    /// The text before and after, with what differs marked.
    var old: [OutdatedAnswer.Run]
    var new: [OutdatedAnswer.Run]

    /// Why it stays as it is; nil if it is replaced.
    var refusal: Refusal?
  }

  /// The most texts that are shown.
  private static let maximumTexts = 500

  /// What became of saving; nil if that was not asked for.
  var change: ChangeAnswer?

  /// The texts, those that stay as they are first.
  var texts: [Text] = []

  /// The number of texts that are replaced, and of those that stay as they are.
  var count = 0
  var refusedCount = 0
}

extension ReplaceAnswer {
  init(_ replacement: Replacement?, _ change: ChangeAnswer? = nil, texts pageTexts: PageTexts) {
    self.change = change
    let all = replacement?.texts ?? []
    refusedCount = all.count(where: \.isRefused)
    count = all.count - refusedCount
    let ordered = all.filter(\.isRefused) + all.filter { !$0.isRefused }
    texts = ordered.prefix(Self.maximumTexts).map { text in
      let difference = WordDifference(old: text.old, new: text.new)
      let refusal =
        text.verdict.flatMap { Refusal($0, pageTexts) }
        ?? (text.isRefused ? Refusal(message: pageTexts.text("page.replace.otherText")) : nil)
      return Text(
        key: text.key, path: VariationPath(text.path).rawValue,
        old: difference.oldRuns.map(OutdatedAnswer.Run.init),
        new: difference.newRuns.map(OutdatedAnswer.Run.init), refusal: refusal)
    }
  }
}
