import ArgumentParser
import CatalogBatches
import CatalogEditing
import CatalogExchange
import CatalogToolSupport
import StringCatalogs
import ToolSupport
import TranslationMemory

/// `catalog-edit fill`: translates strings whose source text is translated elsewhere.
struct FillTexts: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "edit-fill", named: "fill", hasDiscussion: true)

  @Argument(help: .key("help.edit.conflictPaths"), completion: .catalogs)
  var paths: [String] = []

  @Option(name: .shortAndLong, help: .key("help.edit.filledLanguages", valueName: "tag"))
  var language: [LanguageTag]

  @OptionGroup var memory: MemoryOptions
  @OptionGroup var diff: DiffOption

  func run() throws {
    let catalogs = try OpenCatalogs(at: paths)
    var texts = try memory.texts()
    for file in catalogs.files {
      texts += RememberedText.texts(of: file.catalog, file: file.path)
    }
    let memory = TranslationMemory(texts)
    var edits: [BatchEdit] = []
    for file in catalogs.files {
      for tag in language {
        let name = try UnknownLanguageError.check(tag, among: file.catalog.languages)
        edits += Self.edits(of: file, in: name, from: memory)
      }
    }
    var options = BatchOptions()
    options.keepsGoing = true
    options.allowsUnknownLanguages = true
    options.state = .needsReview
    let result = catalogs.batch(options).applying(edits.map { .success($0) })
    try catalogs.write(result.catalogs, showsDifference: diff.diff)
    for file in catalogs.files {
      let count = result.verdicts.count { $0.outcome == .applied && $0.catalog == file.path }
      guard count > 0, !diff.diff else { continue }
      try StandardStream.writeReport(
        ToolText.text("edit.fill.done", .integer(Int64(count)), .text(file.path)) + "\n")
    }
    let refused = result.count(of: .refused)
    if refused > 0 {
      ToolMessage.note.print(ToolText.text("edit.fill.refused", .integer(Int64(refused))))
    }
    if diff.diff, catalogs.differ(from: result.catalogs) { throw ExitCode(1) }
  }

  /// Returns the edits that translate what is not translated yet.
  private static func edits(
    of file: CatalogFile, in language: LanguageTag, from memory: TranslationMemory
  ) -> [BatchEdit] {
    guard language != file.catalog.sourceLanguage else { return [] }
    return ExchangeUnits(of: file.catalog, in: language).units.compactMap { unit in
      guard unit.target == nil || unit.state == .new, let source = unit.source ?? unit.keyAsText,
        let match = memory.exactMatches(for: source, form: unit.variation, in: language).first,
        let location = TextLocation(key: unit.key, language: language, path: unit.path)
      else { return nil }
      var edit = BatchEdit(.set(match.translation), key: unit.key, language: language)
      edit.catalog = file.path
      (edit.substitution, edit.device) = (location.substitution, location.device)
      (edit.category, edit.phrase) = (location.category, location.phrase)
      return edit
    }
  }
}

extension ExchangeUnit {
  /// The key, which is the source text of a string that has none.
  fileprivate var keyAsText: String? { path.isEmpty && !key.isEmpty ? key : nil }
}
