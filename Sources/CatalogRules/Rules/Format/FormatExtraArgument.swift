import StringCatalogs

/// A placeholder in a translation for an argument that the source text does not have.
struct FormatExtraArgument: TextRule {
  static let description = RuleDescription(
    "format-extra-argument", severity: .error,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "%@ photos" : {
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : "translated", "value" : ⟦"%@: 사진 %@장"⟧ } }
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
            "%@ of %@" : {
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "%2$@ 중 %1$@" } }
              }
            },
            "Found %lld errors." : {
              "localizations" : {
                "bg" : {
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld грешка." } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld грешки." } }
                    }
                  }
                },
                "en" : {
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "An error." } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld errors." } }
                    }
                  }
                }
              }
            },
            "mentions %lld" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "%lld Erwähnungen" } },
                "en" : { "stringUnit" : { "state" : "translated", "value" : "mentioned you" } }
              }
            },
            "Save 10% today" : {
              "localizations" : {
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "Économisez 10 % du prix" } }
              }
            }
          },
          "version" : "1.0"
        }
        """),
    ])

  static let traits: TextTraits = .otherPlaceholders

  func check(_ text: TextContext) {
    guard let source = text.sourceArguments else { return }
    let known = Self.count(of: source)
    for argument in text.arguments.all
    where argument.position > known && argument.position > Self.count(in: text.entry) {
      text.report(
        .text(String(text.format.text(of: argument.piece))), .integer(Int64(argument.position)))
    }
  }

  /// Returns the highest position in the key, or in any variant: that for `one` need not have the number.
  private static func count(in entry: EntryContext) -> Int {
    let key = count(of: FormatArguments(FormatString(entry.key)) { _ in nil })
    guard let source = entry.sourceLocalization else { return key }
    let texts = source.leaves.map { leaf in
      count(
        of: FormatArguments(FormatString(leaf.value ?? "")) { source.substitution(named: $0) })
    }
    return texts.reduce(key, max)
  }

  private static func count(of arguments: FormatArguments) -> Int {
    arguments.all.map(\.position).max() ?? 0
  }
}
