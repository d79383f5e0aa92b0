import StringCatalogs

/// A plural category that no number selects in a language.
struct PluralUnusedCategory: LocalizationRule {
  static let description = RuleDescription(
    "plural-unused-category", severity: .warning, fixability: .safe,
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
                "ja" : {
                  "variations" : {
                    "plural" : {
                      ⟦"one"⟧ : { "stringUnit" : { "state" : "translated", "value" : "%lld日" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld日" } }
                    }
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """,
        fixed: """
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
                      "zero" : { "stringUnit" : { "state" : "translated", "value" : "No days" } },
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } }
                    }
                  }
                },
                "fr" : {
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld jour" } },
                      "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld de jours" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld jours" } }
                    }
                  }
                },
                "cs" : {
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld den" } },
                      "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld dny" } },
                      "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld dne" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld dní" } }
                    }
                  }
                },
                "he" : {
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "יום %lld" } },
                      "two" : { "stringUnit" : { "state" : "translated", "value" : "%lld ימים" } },
                      "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld יום" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld ימים" } }
                    }
                  }
                },
                "xx" : {
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld" } }
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
    let known = localization.pluralsInAny.subtracting(.unknown).subtracting(.zero)
    guard !known.isSubset(of: localization.language.usedCategories),
      !localization.language.pluralSamples.isEmpty,
      localization.isSource || !localization.isMissing
    else { return }
    // Apple's platforms choose `zero` for 0 in every language.
    var used = localization.language.pluralRules.categories + [.zero]
    // Until CLDR 42, which systems before iOS 17 do not have, Hebrew chose `many` for 20, 30 and so on.
    if localization.language.language == "he" { used.append(.many) }
    for group in localization.localization?.pluralGroups ?? [] {
      for variation in group.cases {
        guard let category = variation.category, PluralCategory.known.contains(category),
          !used.contains(category)
        else { continue }
        localization.report(
          .text(category.rawValue), at: variation.nameRange,
          path: group.path + [.variation(.plural, category.rawValue)],
          edits: group.variation(for: .other) == nil
            ? [] : [localization.catalog.removal(of: variation.member)])
      }
    }
  }
}
