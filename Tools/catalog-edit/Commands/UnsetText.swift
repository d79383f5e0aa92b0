import ArgumentParser
import CatalogEditing
import CatalogToolSupport
import StringCatalogs
import ToolSupport

/// `catalog-edit unset`: removes translations, so that the source text is shown again.
struct UnsetText: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "edit-unset", named: "unset", hasDiscussion: true)

  @Argument(help: .key("help.edit.catalog"), completion: .catalogs)
  var catalog: String

  @Argument(help: .key("help.edit.unsetKeys"))
  var keys: [String]

  @Option(name: .shortAndLong, help: .key("help.edit.language", valueName: "tag"))
  var language: LanguageTag

  @Option(name: .long, help: .key("help.edit.unsetPlural", valueName: "category"))
  var plural: PluralCategory?

  @Option(name: .long, help: .key("help.edit.unsetDevice", valueName: "name"))
  var device: Device?

  @Option(name: .long, help: .key("help.edit.unsetPhrase", valueName: "number"))
  var phrase: Int?

  @Option(name: .long, help: .key("help.edit.unsetSubstitution", valueName: "name"))
  var substitution: String?

  @Flag(name: .long, help: .key("help.edit.allowSource"))
  var allowSource = false

  @OptionGroup var diff: DiffOption

  func validate() throws {
    guard phrase ?? 1 >= 1 else {
      throw ValidationError(ToolText.text("edit.error.phraseBelowOne"))
    }
  }

  func run() throws {
    let file = try CatalogFile(at: catalog)
    let language = UnknownLanguageError.name(of: language, among: file.catalog.languages)
    let locations = keys.map { key in
      TextLocation(
        key: key, language: language, substitution: substitution, device: device, category: plural,
        phrase: phrase.map { $0 - 1 })
    }
    try file.edit(showsDifference: diff.diff) { editor throws(EditingError) in
      editor.allowsSourceRemoval = allowSource
      try editor.apply(locations.map { .removeTranslation(at: $0) })
    }
    guard !diff.diff else { return }
    try StandardStream.writeReport(
      ToolText.text("edit.unset.done", .integer(Int64(locations.count))) + "\n")
  }
}
