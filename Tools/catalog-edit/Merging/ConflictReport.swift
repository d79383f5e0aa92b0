import CatalogEditing
import CatalogHistory
import Escaping
import StringCatalogs
import ToolSupport

/// A conflict in words: its position, the changes of both sides, and the text in each version.
struct ConflictReport {
  /// The maximum length of a shown text.
  private static let longestText = 200

  /// The length of the common beginning that is shown before the first difference of long texts.
  private static let shownContext = 40

  /// The maximum length of a text that somebody decides on.
  private static let longestMarkedText = 10_000

  /// The maximum number of texts shown per version.
  private static let maximumTexts = 6

  let conflict: MergeConflict

  /// The path of the merged file.
  let path: String

  /// Whether the words are marked that a side changed, for somebody who decides.
  var marksWords = false

  /// Writes the report to standard error.
  func print() {
    ToolMessage.error.print(headline)
    StandardStream.writeMessage(texts)
  }

  /// The report as lines.
  var text: String { VisibleText(headline, limit: nil).text + "\n" + texts }

  private var texts: String {
    LabeledText.lines(versions, limit: marksWords ? Self.longestMarkedText : Self.longestText)
  }

  private var headline: String {
    let reason = MessageArgument.message(reason)
    return switch (conflict.key, conflict.part) {
    case (nil, let part): ToolText.text("edit.merge.conflict", .text(path), .text(part), reason)
    case (let key?, ""): ToolText.text("edit.merge.conflict", .text(path), .text(key), reason)
    case (let key?, let part):
      ToolText.text("edit.merge.conflictInPart", .text(path), .text(key), .text(part), reason)
    }
  }

  private var reason: LocalizedMessage { Self.reason(of: conflict.kind) }

  /// Returns what the two sides did.
  static func reason(of kind: MergeConflict.Kind) -> LocalizedMessage {
    switch kind {
    case .changed: LocalizedMessage("edit.merge.changed")
    case .removedByUs: LocalizedMessage("edit.merge.removedByUs")
    case .removedByThem: LocalizedMessage("edit.merge.removedByThem")
    }
  }

  private var versions: [(label: String, text: String)] {
    let versions = [conflict.base, conflict.ours, conflict.theirs]
    let hasStates = Set(versions.map { $0?.state }).count > 1
    let texts = versions.map { version -> String in
      guard let version else { return ToolText.text("edit.merge.absent") }
      return Self.shown(version, withState: hasStates)
    }
    let cut = marksWords ? marked(texts) : Self.withoutSharedStart(texts)
    let labels = ["edit.merge.base", "edit.merge.ours", "edit.merge.theirs"]
    return zip(labels, cut).map { (label: ToolText.text($0), text: $1) }
  }

  /// Returns the texts with marks around the words that the base lacks, or the other side if there
  /// is no base.
  private func marked(_ texts: [String]) -> [String] {
    func marked(_ index: Int, comparedWith other: Int) -> String {
      let versions = [conflict.base, conflict.ours, conflict.theirs]
      guard versions[index] != nil, versions[other] != nil else { return texts[index] }
      return WordDifference(old: texts[other], new: texts[index]).new
    }
    let hasBase = conflict.base != nil
    return [
      texts[0], marked(1, comparedWith: hasBase ? 0 : 2), marked(2, comparedWith: hasBase ? 0 : 1),
    ]
  }

  private static func shown(_ version: ConflictVersion, withState: Bool) -> String {
    var shown = version.texts.prefix(maximumTexts).map { "“\($0)”" }.joined(separator: ", ")
    if version.texts.isEmpty { shown = ToolText.text("edit.merge.noText") }
    if version.texts.count > maximumTexts { shown += ", …" }
    if withState, let state = version.state { shown += " (\(state.rawValue))" }
    return shown
  }

  /// Returns long texts without most of their common beginning, so that the difference is visible.
  private static func withoutSharedStart(_ texts: [String]) -> [String] {
    let characters = texts.map(Array.init)
    guard characters.contains(where: { $0.count > longestText }), let first = characters.first
    else { return texts }
    let shared = first.indices.first { index in
      !characters.allSatisfy { index < $0.count && $0[index] == first[index] }
    }
    guard let shared, shared > shownContext else { return texts }
    return characters.map { "…" + String($0[(shared - shownContext)...]) }
  }
}
