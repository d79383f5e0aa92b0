import CatalogBatches
import LintProject
import StringCatalogs

/// A text replaced by another one in several strings, as far as that is possible.
///
/// A string is left as it is if one of its texts would break: all of its texts are replaced or
/// none.
struct Replacement {
  /// A text in which something is replaced.
  struct Text {
    let key: String
    let path: [LeafStep]
    let old: String
    let new: String

    /// The verdict on the text; nil if it can be replaced, or is left since another text of its
    /// string breaks.
    var verdict: EditVerdict?

    /// Whether the text stays as it is.
    var isRefused = false
  }

  /// The texts that have what is to be replaced, in the order of the request.
  private(set) var texts: [Text] = []

  /// The catalog in which everything possible is replaced.
  private(set) var catalog: StringCatalog

  init(
    _ request: ReplaceRequest, in catalog: StringCatalog, of path: String, linter: ProjectLinter?
  ) {
    self.catalog = catalog
    var edits: [BatchEdit?] = []
    for key in request.keys {
      for leaf in catalog.entry(for: key)?.localization(for: request.tag)?.leaves ?? [] {
        guard let old = leaf.value, let new = old.replacing(request.search, by: request.replacement)
        else { continue }
        texts.append(Text(key: key, path: leaf.path, old: old, new: new))
        let edit = FieldLocation(leaf.path).map { location in
          var edit = BatchEdit(.set(new), at: location, key: key, language: request.tag)
          edit.state = leaf.state
          return edit
        }
        edits.append(edit)
      }
    }
    // Not every program nests variations as Xcode does.
    var refused = Set(texts.indices.filter { edits[$0] == nil }.map { texts[$0].key })
    let gate = EditGate(catalog, of: path, linter: linter)
    while true {
      let accepted = texts.indices.filter { !refused.contains(texts[$0].key) }
      let result = gate.applying(accepted.compactMap { edits[$0] })
      var isComplete = true
      for (index, verdict) in zip(accepted, result.verdicts) where verdict.outcome == .refused {
        texts[index].verdict = verdict
        refused.insert(texts[index].key)
        isComplete = false
      }
      guard isComplete else { continue }
      self.catalog = result.catalogs[0]
      break
    }
    for index in texts.indices { texts[index].isRefused = refused.contains(texts[index].key) }
  }
}

extension String {
  /// Returns the text with every occurrence of another one replaced; nil if there is none.
  ///
  /// Scalars are compared, as a letter and the mark after it are one `Character`.
  fileprivate func replacing(_ search: String, by replacement: String) -> String? {
    let (scalars, wanted) = (Array(unicodeScalars), Array(search.unicodeScalars))
    var result = String.UnicodeScalarView()
    var position = 0
    var isFound = false
    while position < scalars.count {
      if scalars[position...].starts(with: wanted) {
        result.append(contentsOf: replacement.unicodeScalars)
        position += wanted.count
        isFound = true
      } else {
        result.append(scalars[position])
        position += 1
      }
    }
    return isFound ? String(result) : nil
  }
}
