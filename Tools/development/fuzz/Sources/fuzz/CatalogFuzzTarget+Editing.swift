import CatalogEditing
import FuzzSupport
import StringCatalogs

extension CatalogFuzzTarget {
  /// Formats and edits a catalog.
  ///
  /// What is formatted says the same, and stays as it is when it is formatted again. An edit
  /// changes nothing else.
  func edit(_ input: [UInt8]) {
    guard let catalog = catalog(input), let tree = JSONTree(input) else { return }
    let formatted: [UInt8]
    do throws(EditingError) {
      formatted = try CatalogFormatter.formatted(catalog)
    } catch {
      return say(error.localizedMessage)
    }
    if written(formatted, by: "format") != tree { wrong("format changed what the catalog says") }
    guard let again = try? StringCatalog(bytes: formatted),
      (try? CatalogFormatter.formatted(again)) == formatted
    else { wrong("formatted twice is not formatted once") }
    _ = written(catalog.sourceBytes, by: "the source texts")
    let entries = catalog.entries.prefix(4)
    let text = entries.last?.comment ?? entries.first?.key ?? "x"
    var made: [CatalogEdit] = []
    for entry in entries {
      for edit in edits(of: entry.key, text: text) where apply(edit, to: catalog) {
        made.append(edit)
      }
      setBack(entry, of: again)
    }
    applyAll(made, to: catalog)
  }

  private func edits(of key: String, text: String) -> [CatalogEdit] {
    let location = TextLocation(key: key, language: "pl")
    let source = TextLocation(key: key, language: "en")
    var phrase = location
    phrase.phrase = 1
    var form = source
    form.substitution = "a"
    form.device = Device(rawValue: "iphone")
    form.category = .few
    var plural = source
    plural.category = .one
    return [
      .setText(text, state: .new, at: location), .setText("%@", state: .new, at: phrase),
      .setText("\"\\\n", state: .translated, at: form), .setText(text, state: .new, at: plural),
      .setText(text, state: .translated, at: source), .removePhrase(at: phrase),
      .varyByPlural(at: location), .varyByPlural(at: source), .setState(.needsReview, at: source),
      .addLanguage("pl", key: key), .addLanguage("ar", key: key),
      .removeTranslation(at: source), .removeTranslation(at: plural),
      .removeTranslation(at: form), .removeText("en", key: key), .removeStale(key: key),
    ]
  }

  private func editor(_ catalog: StringCatalog) -> CatalogEditor {
    guard var editor = try? CatalogEditor(catalog) else {
      wrong("a formatted catalog has no editor")
    }
    editor.allowsLostPlaceholders = true
    editor.allowsEmptyTexts = true
    editor.allowsSourceRemoval = true
    return editor
  }

  /// Makes one edit, which must leave every byte outside its entry as it was; returns whether it
  /// can be made.
  private func apply(_ edit: CatalogEdit, to catalog: StringCatalog) -> Bool {
    var editor = editor(catalog)
    do throws(EditingError) {
      try editor.apply(edit)
    } catch {
      if case .unreadable = error { wrong("\(edit) wrote no catalog") }
      say(error.localizedMessage)
      return false
    }
    guard let key = edit.keys?.first else { wrong("\(edit) is no edit of one entry") }
    let (old, new) = (catalog.bytes, editor.catalog.bytes)
    var location = keyStarts(catalog, around: key)
    if case .removeStale = edit { location.start = location.previous }
    let (before, after) = (old[..<location.start], old[location.next...])
    guard new.count >= before.count + after.count, new.starts(with: before),
      new.suffix(after.count) == after
    else { wrong("\(edit) changed bytes outside the entry") }
    let path = ["strings", key]
    guard written(new, by: "\(edit)").without(path) == JSONTree(old)?.without(path) else {
      wrong("\(edit) changed another entry")
    }
    if case .setText(let text, let state, let location) = edit, location.steps.isEmpty {
      let unit = editor.catalog.entry(for: location.key)?.localization(for: location.language)?
        .content
        .unit
      guard let value = unit?.value, value.utf8.elementsEqual(text.utf8), unit?.state == state
      else {
        wrong("\(edit) is not there")
      }
    }
    return true
  }

  /// Returns where the key of an entry stands in the file, and the keys beside it.
  private func keyStarts(
    _ catalog: StringCatalog, around key: String
  ) -> (previous: Int, start: Int, next: Int) {
    let starts = catalog.entries.map(\.keyRange.lowerBound)
    let start = catalog.entry(for: key)?.keyRange.lowerBound ?? 0
    return (
      starts.last { $0 < start } ?? 0, start, starts.first { $0 > start } ?? catalog.bytes.count
    )
  }

  /// Sets a text of a formatted catalog and sets it back, after which the catalog must say what it
  /// said.
  private func setBack(_ entry: CatalogEntry, of catalog: StringCatalog) {
    for localization in entry.localizations.prefix(4) {
      guard let unit = localization.content.unit, let text = unit.value, let state = unit.state,
        localization.content.variations == nil, localization.content.set == nil
      else { continue }
      let location = TextLocation(key: entry.key, language: localization.language)
      var editor = editor(catalog)
      guard (try? editor.apply(.setText(text + "x", state: .needsReview, at: location))) != nil
      else {
        continue
      }
      guard (try? editor.apply(.setText(text, state: state, at: location))) != nil,
        withoutSubstitutions(editor.catalog, of: location)
          == withoutSubstitutions(catalog, of: location)
      else { wrong("a text can't be set back at \(location)") }
    }
  }

  /// Returns what a catalog says but for the substitutions of a text, which come with it where they
  /// are missing.
  private func withoutSubstitutions(
    _ catalog: StringCatalog, of location: TextLocation
  ) -> JSONTree? {
    let localization = ["strings", location.key, "localizations", location.language.rawValue]
    return JSONTree(catalog.bytes)?.without(localization + ["substitutions"])
  }

  /// Makes edits one by one and all at once, which must come to the same.
  private func applyAll(_ edits: [CatalogEdit], to catalog: StringCatalog) {
    var single = editor(catalog)
    let possible = edits.filter { (try? single.apply($0)) != nil }
    var joint = editor(catalog)
    guard (try? joint.apply(possible)) != nil else { wrong("edits can't be made at once") }
    if JSONTree(joint.catalog.bytes) != JSONTree(single.catalog.bytes) {
      wrong("edits at once come to something else: \(possible)")
    }
  }

  /// Merges three versions with the byte 0xFF between them, which no catalog has.
  ///
  /// What is merged without a conflict has the changes of both sides: it is the same, but for its
  /// order, when the sides change places, and merging either side into it changes nothing.
  func merge(_ input: [UInt8]) {
    let versions = input.split(separator: 0xFF, maxSplits: 2, omittingEmptySubsequences: false)
      .map { catalog($0) }
    guard versions.count == 3, let base = versions[0], let ours = versions[1],
      let theirs = versions[2]
    else { return }
    for preference in [nil] + MergePreference.allCases.map(Optional.some) {
      let merge: CatalogMerge
      do throws(EditingError) {
        merge = try CatalogMerge(base: base, ours: ours, theirs: theirs, preferring: preference)
      } catch {
        return say(error.localizedMessage)
      }
      let merged = written(merge.bytes, by: "merge")
      guard preference == nil, merge.conflicts.isEmpty else { continue }
      guard let other = try? CatalogMerge(base: base, ours: theirs, theirs: ours),
        other.conflicts.isEmpty, JSONTree(other.bytes) == merged
      else { wrong("the sides can't change places") }
      guard let result = try? StringCatalog(bytes: merge.bytes) else { return }
      for side in [ours, theirs] {
        guard let again = try? CatalogMerge(base: base, ours: result, theirs: side),
          again.conflicts.isEmpty, again.bytes == result.bytes
        else { wrong("a side is not in the merge") }
      }
    }
  }
}

extension TextLocation {
  /// The parts of the entry that the location names.
  fileprivate var steps: [String?] {
    [substitution, device?.rawValue, category?.rawValue, phrase.map(String.init)].filter {
      $0 != nil
    }
  }
}
