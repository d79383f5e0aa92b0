import StringCatalogs

/// Texts by plural category of which none has a placeholder for a number.
struct PluralWithoutNumber: LocalizationRule {
  static let description = RuleDescription(
    "plural-without-number", severity: .error,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "days" : {
              "localizations" : {
                "en" : {
                  "variations" : {
                    ⟦"plural"⟧ : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "day" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "days" } }
                    }
                  }
                },
                "ko" : {
                  "variations" : {
                    "plural" : {
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "일" } }
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
                "ko" : {
                  "variations" : {
                    "plural" : {
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld일" } }
                    }
                  }
                }
              }
            },
            "photos" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : { "state" : "translated", "value" : "%#@photos@" },
                  "substitutions" : {
                    "photos" : {
                        "argNum" : 1,
                        "formatSpecifier" : "lld",
                        "variations" : {
                          "plural" : {
                            "one" : { "stringUnit" : { "state" : "translated", "value" : "a photo" } },
                            "other" : { "stringUnit" : { "state" : "translated", "value" : "photos" } }
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
        """),
    ])

  static let shapes: LocalizationShape = .plural
  static let coversTranslations = true

  func check(_ localization: LocalizationContext) {
    // Where there is only one group, a number in any text will do.
    if localization.shape.isDisjoint(with: .nested),
      localization.texts.contains(where: { localization.quickFinding(in: $0) == .number })
    {
      return
    }
    for group in localization.localization?.pluralGroups ?? [] where group.substitution == nil {
      let texts = group.cases.flatMap(\.texts).filter { !$0.isEmpty }
      guard !texts.isEmpty, !texts.contains(where: { FormatString($0).writesNumber }),
        !FormatString(localization.entry.key).writesNumber
      else { continue }
      localization.report(at: group.member.nameRange, path: group.path)
    }
  }
}
