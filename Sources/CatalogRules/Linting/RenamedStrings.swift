import CatalogHistory
import StringCatalogs

/// Finds new strings that are old ones with another text: a key that is its own source text changes
/// with it, and leaves its translations behind.
struct RenamedStrings {
  /// A string that may be new: nobody has translated it.
  struct New {
    var key: String
    var keyRange: Range<Int>
  }

  /// A new string and the old one whose translations it can take over.
  struct Renaming {
    var new: New
    var old: CatalogEntry
  }

  /// The maximum number of strings that are compared: with more, a catalog was written again, and
  /// its keys were not renamed.
  private static let maximumCount = 2_000

  /// The strings without a translation, in the order of the file.
  private(set) var new: [New] = []

  /// The strings that are no longer in the code and have translations.
  private(set) var stale: [CatalogEntry] = []

  /// Adds a string without a translation.
  mutating func add(new key: String, at range: Range<Int>) {
    if new.count < Self.maximumCount { new.append(New(key: key, keyRange: range)) }
  }

  /// Adds a string that is no longer in the code.
  mutating func add(stale entry: CatalogEntry) {
    if stale.count < Self.maximumCount { stale.append(entry) }
  }

  /// Returns the new strings that are old ones with another text; `earlier` is an earlier version
  /// of the catalog, in which the old ones may be instead.
  ///
  /// An old text with several new ones that are like it, or the reverse, decides nothing.
  func renamings(in catalog: StringCatalog, since earlier: StringCatalog?) -> [Renaming] {
    var old = stale
    if let earlier, !new.isEmpty {
      old += earlier.entries.lazy.filter { entry in
        entry.shouldTranslate && catalog.entry(for: entry.key) == nil
      }.prefix(Self.maximumCount)
    }
    old = old.filter { Self.isText($0.key) && Self.hasTranslations($0, in: catalog) }
    guard !old.isEmpty else { return [] }
    let oldTexts = old.map { ComparedText($0.key) }
    var byWord: [Substring: [Int]] = [:]
    for (index, text) in oldTexts.enumerated() {
      for word in text.words { byWord[word, default: []].append(index) }
    }
    var found: [(new: New, old: Int)] = []
    var uses: [Int: Int] = [:]
    // How many words each old text has in common with the new one.
    var commonWords = [Int](repeating: 0, count: old.count)
    for new in new where earlier.map({ $0.entry(for: new.key) == nil }) ?? true {
      let words = TextLikeness.words(of: new.key)
      guard words.count > 1 else { continue }
      var near: [Int] = []
      for word in words {
        for index in byWord[word] ?? [] {
          if commonWords[index] == 0 { near.append(index) }
          commonWords[index] += 1
        }
      }
      guard !near.isEmpty else { continue }
      let text = ComparedText(new.key)
      var alike: [Int] = []
      for index in near {
        if alike.count < 2, oldTexts[index].isLike(text, commonWords: commonWords[index]),
          Self.haveSamePlaceholders(old[index].key, new.key)
        {
          alike.append(index)
        }
        commonWords[index] = 0
      }
      guard alike.count == 1, let index = alike.first else { continue }
      found.append((new, index))
      uses[index, default: 0] += 1
    }
    return found.filter { uses[$0.old] == 1 }.map { Renaming(new: $0.new, old: old[$0.old]) }
  }

  /// Whether a key is a text of several words, so that likeness says something.
  private static func isText(_ key: String) -> Bool {
    TextLikeness.words(of: key).count > 1
  }

  private static func hasTranslations(_ entry: CatalogEntry, in catalog: StringCatalog) -> Bool {
    let source = catalog.effectiveSourceLanguage.canonical
    return entry.localizations.contains { localization in
      localization.language.canonical != source
        && localization.leaves.contains { $0.value?.isEmpty == false && $0.state != .new }
    }
  }

  private static func haveSamePlaceholders(_ old: String, _ new: String) -> Bool {
    PlaceholderScan.isSame(Array(old.utf8)[...], Array(new.utf8)[...])
  }
}
