import CatalogEditing
import CatalogHistory
import StringCatalogs

/// The conflicts of a merge, for the page.
struct ConflictsAnswer: Encodable {
  /// One version of a part of the file.
  struct Version: Encodable {
    /// The texts, with the words marked that the base lacks.
    var texts: [[OutdatedAnswer.Run]]

    /// The name of the state; nil if there is none.
    var state: String?
  }

  /// A conflict.
  struct Conflict: Encodable {
    var path: [String]
    var key: String?
    var language: String?
    var htmlTag: String?
    var isRightToLeft: Bool

    /// The variation of the text, such as `plural one`; nil if it is the only one.
    var part: String?

    /// The source text of the text, in a language; nil for the source text itself, and if the key
    /// says it.
    var source: String?
    var sourceHTMLTag: String?

    /// The developer's comment; nil if there is none, or it is in conflict.
    var comment: String?

    /// Whether a person may write another text.
    var isText: Bool

    var base: Version?
    var ours: Version?
    var theirs: Version?

    /// Whether nothing is decided yet.
    var isOpen: Bool

    /// What is decided; nil if it is open, or the part was removed.
    var decided: Version?

    /// Which of `ours`, `theirs`, and `base` is decided; nil if none of them is.
    var taken: String?

    /// The first pictures of the string, and the number of all.
    var pictures: [PictureAnswer] = []
    var pictureCount = 0
  }

  private enum CodingKeys: CodingKey {
    case problem, note, isUnmerged, conflicts
  }

  /// The language of the source texts; nil if no merge is open.
  var sourceLanguage: LanguageTag?

  /// Why the conflicts can't be decided here; nil if they can.
  var problem: String?

  /// What a person has to know of the conflicts; nil for nothing.
  var note: String?

  /// Whether nothing is to be decided, but the file still has both versions between markers.
  var isUnmerged = false

  /// All conflicts of the merge; nil if no merge is open.
  var conflicts: [Conflict]?

  init(_ merge: Result<StoredMerge?, StorageError>, texts: PageTexts) {
    switch merge {
    case .success(let merge):
      if let merge {
        isUnmerged = merge.resolution.openConflicts.isEmpty && merge.newBytes != merge.bytes
      }
      note = merge?.note.map(texts.text)
      sourceLanguage = merge?.resolution.ours.effectiveSourceLanguage
      conflicts = merge.map { merge in
        merge.resolution.conflicts.map { Conflict($0, in: merge.resolution) }
      }
    case .failure(let error): problem = texts.text(error.localizedMessage)
    }
  }
}

extension ConflictsAnswer.Conflict {
  init(_ conflict: MergeConflict, in resolution: MergeResolution) {
    path = conflict.path
    key = conflict.key
    language = conflict.language?.rawValue
    htmlTag = conflict.language?.canonical.rawValue
    isRightToLeft = conflict.language?.isRightToLeft ?? false
    let names = conflict.part.split(separator: " ").dropFirst(conflict.language == nil ? 0 : 1)
    part = names.isEmpty ? nil : names.joined(separator: " ")
    isText = conflict.isText
    if let entry = conflict.key.flatMap(resolution.ours.entry(for:)) {
      let sourceLanguage = resolution.ours.effectiveSourceLanguage
      if let language = conflict.language, language.canonical != sourceLanguage.canonical {
        let location = conflict.location ?? TextLocation(key: entry.key, language: language)
        let text = SourceText(of: location, in: entry, resolution.ours).text
        source = text == entry.key ? nil : text
        sourceHTMLTag = sourceLanguage.canonical.rawValue
      }
      comment = conflict.isComment ? nil : entry.comment
    }
    let reference = conflict.base
    base = reference.map { .init($0, comparedWith: nil) }
    ours = conflict.ours.map { .init($0, comparedWith: reference ?? conflict.theirs) }
    theirs = conflict.theirs.map { .init($0, comparedWith: reference ?? conflict.ours) }
    isOpen = resolution.isOpen(conflict)
    let decided = resolution.decided(for: conflict)
    self.decided = decided.map { .init($0, comparedWith: nil) }
    guard !isOpen else { return }
    let versions = [("ours", conflict.ours), ("theirs", conflict.theirs), ("base", conflict.base)]
    taken = versions.first { $0.1 == decided }?.0
  }
}

extension ConflictsAnswer.Version {
  init(_ version: ConflictVersion, comparedWith other: ConflictVersion?) {
    state = version.state?.rawValue
    texts = version.texts.enumerated().map { index, text in
      let isComparable = other?.texts.count == version.texts.count
      let earlier = isComparable ? other?.texts[index] : nil
      return WordDifference(old: earlier ?? text, new: text).newRuns.map(OutdatedAnswer.Run.init)
    }
  }
}
