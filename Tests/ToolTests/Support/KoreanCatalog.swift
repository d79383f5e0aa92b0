/// Catalogs of Korean texts in Xcode's layout, for merges.
enum KoreanCatalog {
  /// Returns the catalog with a translation for each key, in their order.
  static func text(_ texts: KeyValuePairs<String, String>) -> String {
    let entries = texts.map { key, text in
      """
          "\(key)" : {
            "localizations" : {
              "ko" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "\(text)"
                }
              }
            }
          }
      """
    }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }
      """
  }
}
