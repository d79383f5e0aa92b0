import CatalogEditing
import StringCatalogs
import Testing

/// A small catalog with a translation, an empty entry, one that is stale, and plural forms.
enum SampleCatalog {
  static let text = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%@ saved" : {
          "later" : { "kept":1 },
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "%@ gesichert\\u002e"
              }
            }
          }
        },
        "empty" : {

        },
        "old" : {
          "extractionState" : "stale"
        },
        "photos" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld photo of %@"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld photos of %@"
                    }
                  }
                }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """
}

/// Tests of edits of the sample catalog.
protocol EditsSampleCatalog {}

extension EditsSampleCatalog {
  func edited(_ edits: CatalogEdit...) throws -> String {
    var editor = try CatalogEditor(Catalogs.catalog(SampleCatalog.text))
    for edit in edits { try editor.apply(edit) }
    return String(decoding: editor.catalog.bytes, as: UTF8.self)
  }

  func edited(_ text: String, _ edit: CatalogEdit) throws -> String {
    var editor = try CatalogEditor(Catalogs.catalog(text))
    try editor.apply(edit)
    return String(decoding: editor.catalog.bytes, as: UTF8.self)
  }

  func error(_ edit: CatalogEdit, in text: String = SampleCatalog.text) -> EditingError? {
    #expect(throws: EditingError.self) {
      var editor = try CatalogEditor(Catalogs.catalog(text))
      try editor.apply(edit)
    }
  }

  func location(
    _ key: String, _ language: LanguageTag, _ category: PluralCategory? = nil
  ) -> TextLocation {
    TextLocation(key: key, language: language, category: category)
  }
}
