import CatalogEditing
import StringCatalogs
import StringPreviews

/// A request for the preview of a string.
struct PreviewRequest: Decodable, Sendable {
  /// A value to insert into texts.
  struct Value: Decodable, Sendable {
    var name: String
    var text: String
  }

  /// A typed text that is not saved.
  struct Draft: Decodable, Sendable {
    var location: FieldLocation
    var text: String
    var state: String
  }

  var key: String
  var language: String
  var device: String?
  var length: String?
  var pseudo: String?
  var values: [Value]
  var drafts: [Draft]

  /// The other languages to show the string in; nil for none.
  var references: [String]?

  /// Whether the locations of all drafts are valid.
  var isValid: Bool { drafts.allSatisfy(\.location.isValid) }

  /// The options of the preview.
  var options: PreviewOptions {
    PreviewOptions(
      languages: [LanguageTag(rawValue: language)], device: device.map(Device.init(rawValue:)),
      sampleLength: length.flatMap(SampleLength.init(rawValue:)) ?? .usual,
      values: values.map { GivenValue(name: $0.name, text: $0.text) },
      pseudolanguage: pseudo.flatMap(Pseudolanguage.init(rawValue:)))
  }

  /// Returns whether a text can vary by plural category, in a language with several.
  func canVaryByPlural(_ location: FieldLocation, in catalog: StringCatalog) -> Bool {
    let tag = LanguageTag(rawValue: language)
    guard location.plural == nil, location.phrase == nil, location.substitution == nil,
      PluralRules.cardinal(for: tag).requestedCategories.count > 1,
      let editor = try? CatalogEditor(catalog)
    else { return false }
    let edit = CatalogEdit.varyByPlural(at: location.textLocation(key: key, language: tag))
    return (try? editor.check(edit)) != nil
  }

  /// Returns the catalog with the drafts applied; nil if there are none, or they can't be applied.
  func drafted(_ preview: CatalogPreview) -> CatalogPreview? {
    guard !drafts.isEmpty, var editor = try? CatalogEditor(preview.catalog) else { return nil }
    editor.allowsLostPlaceholders = true
    editor.allowsEmptyTexts = true
    let change = EditRequest(
      key: key, language: language,
      fields: drafts.map {
        EditRequest.Field(location: $0.location, base: .missing, text: $0.text, state: $0.state)
      })
    do {
      try editor.apply(EditingSession.edits(for: change, in: preview.catalog, isDraft: true))
    } catch {
      return nil
    }
    return CatalogPreview(
      catalog: editor.catalog, path: preview.path, linter: preview.linter)
  }
}
