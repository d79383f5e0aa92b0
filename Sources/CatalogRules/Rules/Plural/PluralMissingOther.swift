import StringCatalogs

/// Texts by plural category without one for `other`.
struct PluralMissingOther: LocalizationRule {
  static let description = RuleDescription(
    "plural-missing-other", severity: .error,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "%lld days" : {
              "localizations" : {
                "en" : {
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } }
                    }
                  }
                },
                "de" : {
                  "variations" : {
                    ⟦"plural"⟧ : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Tag" } }
                    }
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """),
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "%lld days" : {
              "localizations" : {
                "en" : {
                  "variations" : {
                    "device" : {
                      "mac" : {
                        "variations" : {
                          ⟦"plural"⟧ : {
                            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day" } }
                          }
                        }
                      },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } }
                    }
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """),
      .good(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "%lld days" : {
              "localizations" : {
                "en" : {
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } }
                    }
                  }
                },
                "ja" : {
                  "variations" : {
                    "plural" : {
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld日" } }
                    }
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """),
    ])

  static let shapes: LocalizationShape = .plural

  func check(_ localization: LocalizationContext) {
    guard !localization.pluralsInAll.contains(.other) else { return }
    for group in localization.localization?.pluralGroups ?? []
    where group.variation(for: .other) == nil {
      localization.report(at: group.member.nameRange, path: group.path)
    }
  }
}
