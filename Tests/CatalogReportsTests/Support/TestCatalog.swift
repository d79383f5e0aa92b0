import StringCatalogs

/// Catalogs of a few strings.
enum TestCatalog {
  /// Returns a catalog with source texts in English and translations, by key and language.
  ///
  /// A text after `~` needs review, one after `+` is new; an empty key is replaced by nothing.
  static func make(
    _ strings: KeyValuePairs<String, [String: String]>, extra: String = ""
  ) throws -> StringCatalog {
    let entries = strings.map { key, texts in
      let localizations = texts.sorted { $0.key < $1.key }.map { language, text in
        let state =
          text.hasPrefix("~") ? "needs_review" : text.hasPrefix("+") ? "new" : "translated"
        let value = state == "translated" ? text : String(text.dropFirst())
        return #"""
          "\#(language)" : { "stringUnit" : { "state" : "\#(state)", "value" : "\#(value)" } }
          """#
      }.joined(separator: ",\n")
      return #""\#(key)" : { "localizations" : { \#(localizations) } }"#
    }
    let text = #"""
      {
        "sourceLanguage" : "en",
        "strings" : { \#((entries + (extra.isEmpty ? [] : [extra])).joined(separator: ",\n")) },
        "version" : "1.0"
      }
      """#
    return try StringCatalog(bytes: Array(text.utf8))
  }

  /// A text in each state, a stale string, and one that is not translated.
  static func states() throws -> StringCatalog {
    try make(
      [
        "Open the file": ["ko": "파일 열기", "ja": "ファイルを開く"],
        "Close": ["ko": "~닫기"],
        "Save all": ["ko": "+Save all"],
        "greeting": ["en": "Hello, %@!"],
      ],
      extra: #"""
        "MetaLens" : { "shouldTranslate" : false },
        "Old" : { "extractionState" : "stale",
          "localizations" : { "ko" : { "stringUnit" : { "state" : "translated", "value" : "옛것" } } } },
        "%lld files" : { "localizations" : {
          "en" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } } } } },
          "pl" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld plik" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld pliku" } } } } } } }
        """#)
  }
}
