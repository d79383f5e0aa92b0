import StringCatalogs

/// The entries of tables by key, in the order of their files.
struct TableEntries {
  /// An entry, and where it is from.
  struct Entry {
    var language: LanguageTag
    var file: Int
    var entry: TableEntry
  }

  /// The keys, each once.
  private(set) var keys: [String] = []

  /// The entries that a later one in the same file hides, though its texts are others.
  private(set) var hidden: [Entry] = []

  private var entries: [[UInt8]: [Entry]] = [:]

  /// Collects the entries of tables, of which the first are in the source language.
  init(_ tables: [StringTable]) {
    for table in tables {
      for entry in table.entries {
        // As bytes, since equal texts may be different keys.
        let key = Array(entry.key.value.utf8)
        let added = Entry(language: table.language, file: table.file, entry: entry)
        guard let known = entries[key] else {
          keys.append(entry.key.value)
          entries[key] = [added]
          continue
        }
        guard let same = known.firstIndex(where: { $0.language == table.language }) else {
          entries[key, default: []].append(added)
          continue
        }
        if known[same].file == table.file {
          // Foundation reads the last one.
          if known[same].entry.value?.texts != entry.value?.texts { hidden.append(known[same]) }
          entries[key]?[same] = added
        } else if entry.value?.texts.count ?? 0 > 1 {
          // One of two files of a language counts: the `.stringsdict`, whose texts vary.
          entries[key]?[same] = added
        }
      }
    }
  }

  /// Returns the entries of a key, at least one.
  func entries(of key: String) -> [Entry] { entries[Array(key.utf8)] ?? [] }
}

extension TableValue {
  /// The texts in order.
  var texts: [String] {
    switch self {
    case .text(let text, _): [text.value]
    case .variations(_, let cases): cases.flatMap(\.value.texts)
    case .format(let text, _, let substitutions):
      [text.value] + substitutions.flatMap(\.value.texts)
    }
  }
}
