import ArgumentParser
import CatalogEditing
import StringCatalogs
import ToolSupport

/// `catalog-edit set`: sets a text, its translation state, or both.
struct SetText: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "edit-set", named: "set", hasDiscussion: true)

  @Argument(help: .key("help.edit.catalog"), completion: .catalogs)
  var catalog: String

  @Argument(help: .key("help.edit.key"))
  var key: String

  @Argument(help: .key("help.edit.value"))
  var value: String?

  @Option(name: .shortAndLong, help: .key("help.edit.language", valueName: "tag"))
  var language: LanguageTag

  @Option(name: .long, help: .key("help.edit.plural", valueName: "category"))
  var plural: PluralCategory?

  @Option(name: .long, help: .key("help.edit.device", valueName: "name"))
  var device: Device?

  @Option(name: .long, help: .key("help.edit.phrase", valueName: "number"))
  var phrase: Int?

  @Option(name: .long, help: .key("help.edit.substitution", valueName: "name"))
  var substitution: String?

  @Option(name: .long, help: .key("help.edit.state"))
  var state: StringUnitState?

  @Flag(name: .long, help: .key("help.edit.force"))
  var force = false

  @Flag(name: .long, help: .key("help.edit.allowEmpty"))
  var allowEmpty = false

  @OptionGroup var unknownLanguage: UnknownLanguageOption
  @OptionGroup var diff: DiffOption

  func validate() throws {
    guard value != nil || state != nil else {
      throw ValidationError(ToolText.text("edit.error.nothingToSet"))
    }
    guard phrase ?? 1 >= 1 else {
      throw ValidationError(ToolText.text("edit.error.phraseBelowOne"))
    }
  }

  func run() throws {
    let file = try CatalogFile(at: catalog)
    let language = try unknownLanguage.check(language, in: file)
    let place = TextPlace(
      key: key, language: language, substitution: substitution, device: device, category: plural,
      phrase: phrase.map { $0 - 1 })
    let edit: CatalogEdit =
      if let value {
        .setText(value, state: state ?? .translated, at: place)
      } else {
        .setState(state ?? .translated, at: place)
      }
    try file.edit(showsDifference: diff.diff) { editor throws(EditingError) in
      editor.allowsLostPlaceholders = force
      editor.allowsEmptyTexts = allowEmpty
      guard value != nil, plural != nil else { return try editor.apply(edit) }
      try Self.apply(edit, at: place, to: &editor)
    }
  }

  /// Sets the text for a plural category; a text without variations begins to vary.
  private static func apply(
    _ edit: CatalogEdit, at place: TextPlace, to editor: inout CatalogEditor
  ) throws(EditingError) {
    var whole = place
    whole.category = nil
    do throws(EditingError) {
      try editor.apply([.varyByPlural(at: whole), edit])
    } catch let reason {
      do throws(EditingError) {
        try editor.apply(edit)
      } catch {
        if case .hasNoVariations = error { throw reason }
        throw error
      }
    }
  }
}
