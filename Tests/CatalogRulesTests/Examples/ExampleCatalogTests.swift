import StringCatalogs
import Testing

@testable import CatalogRules

/// The notation of the examples stands for catalogs in Xcode's layout, with short objects on one
/// line.
struct ExampleCatalogTests {
  @Test func writesEntriesLanguagesAndTexts() {
    let catalog: ExampleCatalog = [
      "Beta": .entry(shouldTranslate: false),
      "Cancel": ["ja": .new(""), "ko": .needsReview("취소")],
      "Old": .entry(comment: "A title", extractionState: .stale, ["ko": "옛"]),
      "Save": [:],
    ]
    #expect(
      catalog.text == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Beta" : { "shouldTranslate" : false },
            "Cancel" : {
              "localizations" : {
                "ja" : { "stringUnit" : { "state" : "new", "value" : "" } },
                "ko" : { "stringUnit" : { "state" : "needs_review", "value" : "취소" } }
              }
            },
            "Old" : {
              "comment" : "A title",
              "extractionState" : "stale",
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "옛" } }
              }
            },
            "Save" : { }
          },
          "version" : "1.0"
        }
        """)
  }

  @Test func writesVariantsSubstitutionsAndSets() {
    let catalog: ExampleCatalog = [
      "files": [
        "en": .text(
          "%#@files@", substitutions: ["files": .argument(at: 1, .plural(other: "%arg files"))]),
        "ko": .device(["mac": .plural(other: "파일 %lld개"), "other": "파일"]),
        "ja": ["開く", "閉じる"],
      ]
    ]
    #expect(
      catalog.text == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "files" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : { "state" : "translated", "value" : "%#@files@" },
                  "substitutions" : {
                    "files" : {
                      "argNum" : 1,
                      "formatSpecifier" : "lld",
                      "variations" : {
                        "plural" : {
                          "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg files" } }
                        }
                      }
                    }
                  }
                },
                "ko" : {
                  "variations" : {
                    "device" : {
                      "mac" : {
                        "variations" : {
                          "plural" : {
                            "other" : { "stringUnit" : { "state" : "translated", "value" : "파일 %lld개" } }
                          }
                        }
                      },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "파일" } }
                    }
                  }
                },
                "ja" : {
                  "stringSet" : {
                    "state" : "translated",
                    "values" : [ "開く", "閉じる" ]
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """)
  }

  @Test(arguments: [
    ("⟦⟧", #"⟦""⟧"#), ("⟦A⟧", #"⟦"A"⟧"#), ("⟦\u{301}\"\n⟧", "⟦\"\u{301}\\\"\\n\"⟧"),
    ("A ⟦B⟧", #""A ⟦B⟧""#), ("⟦", #""⟦""#),
  ])
  func putsMarksAroundAllOfAStringOutsideOfIt(_ text: String, _ json: String) {
    #expect(ExampleJSON.string(text).text == json)
  }

  @Test func keepsTheTextOfAFileAsItIs() {
    let catalog: ExampleCatalog = "⟦⟧{ }"
    #expect(catalog.text == "⟦⟧{ }")
  }

  @Test func marksTheNamesOfMembers() {
    let plural = ExampleText.variations("⟦plural⟧", ["⟦one⟧": "A"])
    #expect(
      plural.json.text == """
        {
          "variations" : {
            ⟦"plural"⟧ : {
              ⟦"one"⟧ : { "stringUnit" : { "state" : "translated", "value" : "A" } }
            }
          }
        }
        """)
  }
}
