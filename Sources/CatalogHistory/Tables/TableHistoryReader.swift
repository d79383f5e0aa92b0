import StringCatalogs
import StringTables

/// Reads what the history of tables says about the entries of the catalog that replaced them.
///
/// The commits of the first parents count, of which a merge is one: what a branch changed in its
/// texts and in their source texts was changed together.
struct TableHistoryReader {
  /// The largest number of commits that are read, the last ones.
  private static let maximumCount = 2_000

  /// The largest table that is read.
  private static let maximumByteCount = 8 << 20

  /// A form of a text, and the path to it.
  private typealias Form = SourceForms.Form

  private let sourceLanguage: LanguageTag
  private var git: GitProcess

  /// The texts of each table, by key.
  private var texts: [Int: [String: [Form]]] = [:]
  private var languages: [LanguageTag?]
  private var history = TableHistory()

  /// Returns what is known of the entries of a catalog in a source language from the tables that
  /// were there before a migration, given the commits that changed them, the last one first.
  static func history(
    before migration: TableMigration, _ commits: [LoggedCommit], sourceLanguage: LanguageTag,
    _ git: GitProcess
  ) throws(HistoryError) -> TableHistory {
    var reader = TableHistoryReader(migration, sourceLanguage, git)
    reader.history.isComplete = commits.count <= maximumCount
    for commit in commits.prefix(maximumCount).reversed() {
      try reader.add(commit, migration.tables)
    }
    return reader.history
  }

  private init(_ migration: TableMigration, _ sourceLanguage: LanguageTag, _ git: GitProcess) {
    self.sourceLanguage = sourceLanguage
    self.git = git
    let names = migration.tables.map { TableName(path: $0) }
    let hasSource = names.contains { $0?.language == sourceLanguage }
    // The texts of the base are in the source language, unless that has texts of its own.
    languages = names.map { name in
      name?.language ?? (hasSource || name?.languageFolder != "Base" ? nil : sourceLanguage)
    }
  }

  private mutating func add(_ commit: LoggedCommit, _ paths: [String]) throws(HistoryError) {
    var keys: Set<String> = []
    for change in commit.changes where languages[change.path] != nil {
      // A table that can't be read says nothing new.
      guard let read = try texts(of: change, paths[change.path]) else { continue }
      let known = texts[change.path] ?? [:]
      for (key, forms) in read where known[key] != forms { keys.insert(key) }
      for key in known.keys where read[key] == nil { keys.insert(key) }
      texts[change.path] = read
    }
    guard !keys.isEmpty else { return }
    history.commits.append(commit.commit)
    for key in keys {
      let known = history.entries[key]
      guard let meaning = meaning(of: key) else {
        history.entries[key] = known?.removed
        continue
      }
      history.entries[key] = EntryOrigins.after(
        meaning, commit: history.commits.count - 1, earlier: known.map { [$0] } ?? [])
    }
  }

  /// Returns what an entry says in the tables; nil if none has it.
  private func meaning(of key: String) -> EntryMeaning? {
    var source: [Form] = []
    var translations: [EntryMeaning.Translation] = []
    var isPresent = false
    for (index, table) in texts {
      guard let language = languages[index], let forms = table[key] else { continue }
      isPresent = true
      if language == sourceLanguage {
        source += forms
      } else {
        translations += forms.map { EntryMeaning.translation($0.text, at: $0.path, in: language) }
      }
    }
    guard isPresent else { return nil }
    return EntryMeaning(SourceForms(source, key: key), translations)
  }

  /// Returns the texts of a table after a change; nil if it can't be read.
  private func texts(
    of change: LoggedCommit.Change, _ path: String
  ) throws(HistoryError) -> [String: [Form]]? {
    guard let blob = change.blob else { return [:] }
    git.ask(for: blob)
    var bytes: [UInt8] = []
    guard try git.readContent(into: &bytes, upTo: Self.maximumByteCount) else { return nil }
    let group = TableGroup([(path, bytes)])
    guard group.files.allSatisfy({ $0.failure == nil }) else { return nil }
    guard let table = group.catalogs.first else { return [:] }
    guard let catalog = try? StringCatalog(bytes: table.bytes) else { return nil }
    // Xcode writes the source text into comments of interface files, where it is another language.
    let language = TableName(path: path)?.language
    var texts: [String: [Form]] = [:]
    for entry in catalog.entries {
      var forms: [Form] = []
      for localization in entry.localizations
      where language == nil || localization.language == language {
        localization.forEachLeaf { leaf in
          guard let text = leaf.value, !text.isEmpty else { return }
          forms.append(Form(path: leaf.path, text: text))
        }
      }
      if !forms.isEmpty { texts[entry.key] = forms }
    }
    return texts
  }
}
