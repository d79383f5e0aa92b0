import ArgumentParser
import CatalogEditing
import CatalogToolSupport
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

  @OptionGroup(.texts) var location: LocationOptions
  @OptionGroup(.checks) var checks: CheckOptions
  @OptionGroup var diff: DiffOption

  func validate() throws {
    guard value != nil || location.state != nil else {
      throw ValidationError(ToolText.text("edit.error.nothingToSet"))
    }
  }

  func run() throws {
    let file = try CatalogFile(at: catalog)
    let language = try checks.unknownLanguage.check(location.language, in: file)
    let text = TextLocation(
      key: key, language: language, substitution: location.substitution, device: location.device,
      category: location.plural, phrase: location.phrase.map { $0 - 1 })
    let edit: CatalogEdit =
      if let value {
        .setText(value, state: location.state ?? .translated, at: text)
      } else {
        .setState(location.state ?? .translated, at: text)
      }
    try file.edit(showsDifference: diff.diff) { editor throws(EditingError) in
      editor.allowsLostPlaceholders = checks.force
      editor.allowsEmptyTexts = checks.allowEmpty
      guard value != nil, location.plural != nil else { return try editor.apply(edit) }
      try Self.apply(edit, at: text, to: &editor)
    }
  }

  /// Sets the text for a plural category; a text without variations begins to vary.
  private static func apply(
    _ edit: CatalogEdit, at location: TextLocation, to editor: inout CatalogEditor
  ) throws(EditingError) {
    var whole = location
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
