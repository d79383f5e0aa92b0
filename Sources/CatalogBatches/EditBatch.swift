public import LintProject
public import StringCatalogs

/// Edits of catalogs that are applied together, none of which can make a catalog worse unnoticed.
///
/// An edit is refused if it can't be made, if it would lose a placeholder, or if the linter would
/// find something that was not there before.
///
/// ```swift
/// let batch = EditBatch([EditBatch.Catalog(path: "Localizable.xcstrings", catalog: catalog)])
/// let result = batch.applying([.success(BatchEdit(.set("취소"), key: "cancel", language: "ko"))])
/// let bytes = result.catalogs.first?.bytes
/// ```
public struct EditBatch: Sendable {
  /// A catalog that edits may change.
  public struct Catalog: Sendable {
    /// The path as its user gave it.
    public var path: String

    /// The catalog.
    public var catalog: StringCatalog

    /// The linter that judges changes.
    public var linter: ProjectLinter

    /// Creates a value; without a linter, the recommended rules judge.
    public init(path: String, catalog: StringCatalog, linter: ProjectLinter? = nil) {
      self.path = path
      self.catalog = catalog
      self.linter = linter ?? ProjectLinter(path: path)
    }
  }

  /// What became of the edits, and of the catalogs.
  public struct Result: Sendable {
    /// The verdict of each edit, in order.
    public var verdicts: [EditVerdict]

    /// The catalogs after the edits, in the order of those before.
    public var catalogs: [StringCatalog]

    /// Returns the number of edits with an outcome.
    public func count(of outcome: EditVerdict.Outcome) -> Int {
      verdicts.count { $0.outcome == outcome }
    }
  }

  private let catalogs: [Catalog]
  private let options: BatchOptions

  /// Creates a batch for catalogs.
  public init(_ catalogs: [Catalog], options: BatchOptions = BatchOptions()) {
    self.catalogs = catalogs
    self.options = options
  }

  /// Returns the catalogs with edits; a line that isn't an edit is refused, like an edit that can't
  /// be made.
  public func applying(
    _ edits: [Swift.Result<BatchEdit, BatchEditError>]
  ) -> Result {
    var verdicts = edits.indices.map { EditVerdict(index: $0, outcome: .applied) }
    var parts: [Int: [CatalogBatch.Item]] = [:]
    var choice = CatalogChoice(among: catalogs)
    // An edit may add a language, which those after it spell otherwise.
    var used = catalogs.map(\.catalog.languages)
    for (index, edit) in edits.enumerated() {
      do throws(BatchEditError) {
        let edit = try edit.get()
        verdicts[index].key = edit.key
        let number = try choice.catalog(of: edit)
        verdicts[index].catalog = catalogs[number].path
        let language = try language(of: edit, among: used[number])
        if let language, !used[number].contains(language) { used[number].append(language) }
        verdicts[index].language = language
        parts[number, default: []].append(
          CatalogBatch.Item(index: index, edit: edit, language: language))
      } catch {
        verdicts[index].outcome = .refused
        verdicts[index].reason = error.message
      }
    }
    var changed = catalogs.map(\.catalog)
    for (number, items) in parts.sorted(by: { $0.key < $1.key }) {
      var batch = CatalogBatch(catalogs[number], items, options)
      batch.apply()
      changed[number] = batch.catalog
      for (index, refusal) in batch.refusals {
        verdicts[index].outcome = .refused
        verdicts[index].reason = refusal.reason
        verdicts[index].findings = refusal.findings
      }
    }
    guard !options.keepsGoing, verdicts.contains(where: { $0.outcome == .refused }) else {
      return Result(verdicts: verdicts, catalogs: changed)
    }
    for index in verdicts.indices where verdicts[index].outcome == .applied {
      verdicts[index].outcome = .notApplied
      verdicts[index].reason = LocalizedMessage("edit.batch.notApplied")
    }
    return Result(verdicts: verdicts, catalogs: catalogs.map(\.catalog))
  }

  /// Returns the indices of the paths that a name means: that path, or else those that end with it.
  package static func indices(of name: String, in paths: [String]) -> [Int] {
    let (name, paths) = (plain(name), paths.map(plain))
    let exact = paths.indices.filter { paths[$0] == name }
    return exact.isEmpty ? paths.indices.filter { paths[$0].hasSuffix("/" + name) } : exact
  }

  /// Returns a path without what leads nowhere, such as `./`.
  private static func plain(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Returns the language of an edit as the catalog spells it.
  private func language(
    of edit: BatchEdit, among used: [LanguageTag]
  ) throws(BatchEditError) -> LanguageTag? {
    guard let language = edit.language else { return nil }
    let name = language.name(among: used)
    guard !options.allowsUnknownLanguages, !used.contains(name), !name.isKnown else { return name }
    if let suggestion = name.nearest(among: used) {
      throw BatchEditError(
        "edit.batch.unknownLanguageSuggestion", .text(name.rawValue), .text(suggestion.rawValue))
    }
    throw BatchEditError("edit.batch.unknownLanguage", .text(name.rawValue))
  }
}
