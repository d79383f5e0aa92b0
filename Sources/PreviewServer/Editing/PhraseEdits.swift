import CatalogEditing
import StringCatalogs

/// The edits of the phrases of a set, including added and removed ones.
struct PhraseEdits {
  private let change: EditRequest
  private let fields: [EditRequest.Field]

  /// The number of phrases in the set.
  private let count: Int

  /// Creates the edits from the fields of a change.
  init(of change: EditRequest, in catalog: StringCatalog) {
    self.change = change
    fields = change.fields.filter { $0.location.phrase != nil }
      .sorted { ($0.location.phrase ?? 0) < ($1.location.phrase ?? 0) }
    let leaves = catalog.entry(for: change.key)?.localization(for: change.tag)?.leaves ?? []
    count = leaves.count { if case .element? = $0.path.last { true } else { false } }
  }

  /// How many phrases are removed, as their texts were emptied.
  var removalCount: Int { gone.count }

  private var gone: [EditRequest.Field] { fields.filter { exists($0) && $0.text == "" } }

  /// The edits in an order in which each finds its phrase: empty phrases are removed, new ones
  /// appended.
  var edits: [CatalogEdit] {
    let new = fields.filter { !exists($0) && $0.text != "" }
    let kept = fields.filter { exists($0) && $0.text != "" }
    if !gone.isEmpty, gone.count == count, new.isEmpty {
      return [.removeText(change.tag, key: change.key)]
    }
    let added = new.enumerated().map { number, field in
      var field = field
      field.location.phrase = count + number
      return field
    }
    let removals = gone.reversed().map { field in
      CatalogEdit.removePhrase(
        at: field.location.textLocation(key: change.key, language: change.tag))
    }
    return (kept + added).map { change.edit(of: $0) } + removals
  }

  /// The edits for a preview of typed text: each phrase keeps its location on the page.
  var draftedEdits: [CatalogEdit] {
    let last = fields.last?.location.phrase ?? -1
    let typed = Set(fields.compactMap(\.location.phrase))
    let gaps = (count..<max(count, last)).filter { !typed.contains($0) }.map { number in
      EditRequest.Field(
        location: FieldLocation(phrase: number), base: .missing, text: "", state: fields[0].state)
    }
    return (fields + gaps).sorted { ($0.location.phrase ?? 0) < ($1.location.phrase ?? 0) }
      .map { change.edit(of: $0) }
  }

  private func exists(_ field: EditRequest.Field) -> Bool {
    field.location.phrase.map { $0 < count } ?? false
  }
}
