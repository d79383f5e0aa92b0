import CatalogEditing
import Foundation
import StringCatalogs
import Testing

struct TranslationRemovalTests {
  private static let text = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "files" : {
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "%#@files@"
              },
              "substitutions" : {
                "files" : {
                  "argNum" : 1,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%arg files"
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "start" : {
          "localizations" : {
            "ko" : {
              "stringSet" : {
                "state" : "translated",
                "values" : [
                  "시작",
                  "개시"
                ]
              }
            }
          }
        },
        "tap" : {
          "comment" : "On a button",
          "localizations" : {
            "ko" : {
              "variations" : {
                "device" : {
                  "mac" : {
                    "variations" : {
                      "plural" : {
                        "other" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "%lld번 클릭"
                          }
                        }
                      }
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "new",
                      "value" : "%lld번 탭"
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

  private func location(
    _ key: String, _ language: LanguageTag = "ko", _ change: (inout TextLocation) -> Void = { _ in }
  ) -> TextLocation {
    var location = TextLocation(key: key, language: language)
    change(&location)
    return location
  }

  private func edited(_ locations: [TextLocation], allowsSource: Bool = false) throws -> String {
    var editor = try CatalogEditor(StringCatalog(bytes: Array(Self.text.utf8)))
    editor.allowsSourceRemoval = allowsSource
    try editor.apply(locations.map { .removeTranslation(at: $0) })
    return String(decoding: editor.catalog.bytes, as: UTF8.self)
  }

  /// Returns the text without the lines from one to another, each the first that contains these
  /// words.
  private func without(_ first: String, to last: String) throws -> String {
    let lines = Self.text.components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.contains(first) })
    let end = try #require(lines[start...].firstIndex { $0 == last })
    return (lines[..<start] + lines[(end + 1)...]).joined(separator: "\n")
  }

  @Test func removesTheWholeTranslationAndWhatWouldBeEmpty() throws {
    let tap = try edited([location("tap")])
    #expect(
      tap.hasSuffix(
        "    \"tap\" : {\n      \"comment\" : \"On a button\"\n    }\n  },\n  \"version\" : \"1.0\"\n}"
      ))
    let lines = Self.text.components(separatedBy: "\n")
    let end = try #require(lines.firstIndex { $0.contains("\"On a button\"") })
    #expect(tap.hasPrefix(lines[..<end].joined(separator: "\n")))
    let start = try edited([location("start")])
    #expect(start.contains("    \"start\" : {\n\n    },\n    \"tap\""))
  }

  @Test func removesOneVariationAndTheObjectsAroundIt() throws {
    let mac = try edited([location("tap") { ($0.device, $0.category) = (.mac, .other) }])
    #expect(try mac == without("\"mac\" : {", to: "              },"))
    #expect(throws: EditingError.otherInUse(key: "tap", language: "ko")) {
      try edited([location("tap") { $0.device = .other }])
    }
    let both = try edited([
      location("tap") { $0.device = .mac }, location("tap") { $0.device = .other },
    ])
    #expect(try both == edited([location("tap")]))
  }

  @Test func removesAPhraseAndWithTheLastTheSet() throws {
    let first = try edited([location("start") { $0.phrase = 0 }])
    #expect(first == Self.text.replacing("              \"시작\",\n", with: ""))
    let all = try edited([location("start") { $0.phrase = 1 }, location("start") { $0.phrase = 0 }])
    #expect(try all == edited([location("start")]))
  }

  @Test func keepsWhatATextNeeds() throws {
    let files = location("files", "en") { $0.substitution = "files" }
    #expect(throws: EditingError.sourceText(key: "files", language: "en")) {
      try edited([files])
    }
    #expect(throws: EditingError.substitutionInUse("files", key: "files")) {
      try edited([files], allowsSource: true)
    }
    #expect(try edited([location("files", "en")], allowsSource: true).contains("\"files\" : {\n\n"))
  }

  @Test func saysThatThereIsNothingToRemove() {
    for location in [
      location("tap", "de"), location("tap") { $0.category = .few }, location("files"),
      location("tap") { $0.substitution = "x" },
    ] {
      #expect(
        throws: EditingError.translationMissing(key: location.key, language: location.language)
      ) {
        try edited([location])
      }
    }
    #expect(throws: EditingError.unknownKey("absent")) { try edited([location("absent")]) }
  }

  @Test func putsATranslationBackAsItWas() throws {
    let catalog = try StringCatalog(bytes: Array(Self.text.utf8))
    for key in ["start", "tap"] {
      let old = try #require(catalog.entry(for: key)?.localization(for: "ko"))
      var editor = try CatalogEditor(catalog)
      try editor.apply(.removeTranslation(at: location(key)))
      #expect(editor.catalog != catalog)
      let undoing = CatalogEdit.restoreTranslation(old, key: key)
      try editor.apply(undoing)
      #expect(editor.catalog == catalog)
      #expect(throws: EditingError.languageExists(key: key, language: "ko")) {
        try editor.apply(undoing)
      }
    }
  }
}
