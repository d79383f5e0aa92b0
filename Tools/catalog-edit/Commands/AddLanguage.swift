import ArgumentParser
import CatalogEditing
import CatalogToolSupport
import StringCatalogs
import ToolSupport

/// `catalog-edit add-language`: adds a language to entries, still to be translated.
struct AddLanguage: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "edit-add-language", named: "add-language", hasDiscussion: true)

  @Argument(help: .key("help.edit.catalog"), completion: .catalogs)
  var catalog: String

  @Argument(help: .key("help.edit.addedLanguage"))
  var language: LanguageTag

  @Argument(help: .key("help.edit.keys"))
  var keys: [String] = []

  @OptionGroup var unknownLanguage: UnknownLanguageOption
  @OptionGroup var diff: DiffOption

  func run() throws {
    let file = try CatalogFile(at: catalog)
    let language = try unknownLanguage.check(language, in: file)
    let keys = keys.isEmpty ? Self.keys(of: file.catalog, without: language) : keys
    try file.edit(showsDifference: diff.diff) { editor throws(EditingError) in
      try editor.apply(keys.map { .addLanguage(language, key: $0) })
    }
    guard !diff.diff else { return }
    try StandardStream.writeReport(
      ToolText.text(
        "edit.addLanguage.done", .integer(Int64(keys.count)), .text(language.rawValue)) + "\n")
  }

  private static func keys(of catalog: StringCatalog, without language: LanguageTag) -> [String] {
    guard language != catalog.sourceLanguage else { return [] }
    return catalog.entries.filter { $0.shouldTranslate && $0.localization(for: language) == nil }
      .map(\.key)
  }
}
