import StringCatalogs

/// A text that does not say the number, for a plural category of several numbers.
struct PluralImpliedNumber: LocalizationRule {
  static let description = RuleDescription(
    "plural-implied-number", severity: .warning,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "%lld errors" : {
              "localizations" : {
                "en" : {
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "An error" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld errors" } }
                    }
                  }
                },
                "fr" : {
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : ⟦"Une erreur"⟧ } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld erreurs" } }
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
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : ⟦"Many days"⟧ } }
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
            "%lld errors" : {
              "localizations" : {
                "en" : {
                  "variations" : {
                    "plural" : {
                      "zero" : { "stringUnit" : { "state" : "translated", "value" : "No errors" } },
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "An error" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld errors" } }
                    }
                  }
                },
                "de" : {
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "Ein Fehler" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Fehler" } }
                    }
                  }
                },
                "fr" : {
                  "variations" : {
                    "plural" : {
                      "zero" : { "stringUnit" : { "state" : "translated", "value" : "Aucune erreur" } },
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld erreur" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld erreurs" } }
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
    guard localization.isSource || !localization.isMissing else { return }
    let present = localization.pluralsInAny.intersection(
      localization.language.numberedCategories.several)
    guard
      localization.isSource || localization.shape.contains(.substitutions)
        ? !present.isEmpty : !present.isDisjoint(with: .small)
    else { return }
    // What is looked for is a text without any placeholder.
    guard localization.texts.contains(where: { localization.quickFinding(in: $0) == .nothing })
    else { return }
    let samples = localization.language.pluralSamples
    for group in localization.localization?.pluralGroups ?? [] {
      let cases = group.cases.map { (variation: $0, texts: $0.texts.filter { !$0.isEmpty }) }
      guard cases.contains(where: { $0.texts.contains { FormatString($0).writesNumber } }) else {
        continue
      }
      for (variation, texts) in cases {
        guard let category = variation.category, let numbers = samples[category], numbers.count > 1,
          Self.isLeftToThisRule(category, in: group, of: localization),
          let text = texts.first(where: { FormatString($0).writesNoNumber })
        else { continue }
        report(text, of: variation, numbers, in: group, localization)
      }
    }
  }

  private func report(
    _ text: String, of variation: Variation, _ numbers: [Int], in group: PluralGroup,
    _ localization: LocalizationContext
  ) {
    let leaf = localization.localization?.leaves.first { leaf in
      leaf.value == text && leaf.path.starts(with: group.path)
    }
    localization.report(
      .text(variation.name), .text(numbers.map(String.init).joined(separator: ", ")),
      at: leaf?.valueRange ?? variation.nameRange,
      path: group.path + [.variation(.plural, variation.name)])
  }

  /// Whether no other rule compares the text with the one that it translates.
  private static func isLeftToThisRule(
    _ category: PluralCategory, in group: PluralGroup, of localization: LocalizationContext
  ) -> Bool {
    [.zero, .one, .two].contains(category) || localization.isSource || group.substitution != nil
  }
}

extension FormatString {
  /// Whether no placeholder can stand for a number, also none for text.
  fileprivate var writesNoNumber: Bool {
    !writesNumber && specifiers.allSatisfy(\.isLikelyText)
  }
}
