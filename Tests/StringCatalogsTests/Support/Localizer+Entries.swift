import StringCatalogs

extension Localizer {
  /// Creates a localizer of an English catalog with entries in JSON.
  init(
    _ entries: String, _ languages: [LanguageTag], device: Device? = nil
  ) throws(CatalogError) {
    let text = #"{"sourceLanguage": "en", "strings": {\#(entries)}, "version": "1.0"}"#
    self.init(
      catalog: try StringCatalog(bytes: Array(text.utf8)), languages: languages, device: device)
  }
}

/// Returns a localization or variation with one text, as JSON.
func unit(_ value: String, _ state: String = "translated") -> String {
  #"{"stringUnit": {"state": "\#(state)", "value": "\#(value)"}}"#
}

/// Returns variations along an axis, as JSON.
func variations(_ axis: String, _ cases: KeyValuePairs<String, String>) -> String {
  let members = cases.map { name, content in #""\#(name)": \#(content)"# }.joined(separator: ", ")
  return #"{"variations": {"\#(axis)": {\#(members)}}}"#
}
