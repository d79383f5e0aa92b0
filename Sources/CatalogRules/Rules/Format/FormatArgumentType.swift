import StringCatalogs

/// A placeholder for another kind of argument than the one that the program passes.
struct FormatArgumentType: TextRule {
  static let description = RuleDescription(
    "format-argument-type", severity: .error, fixability: .unsafe,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "%@ saved" : {
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : "translated", "value" : ⟦"%d 저장됨"⟧ } }
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
              "%@ saved" : {
                "localizations" : {
                  "ko" : { "stringUnit" : { "state" : "translated", "value" : "%@ 저장됨" } }
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
            "%1$@: %2$lld" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : ⟦"%2$@ %1$@"⟧ } }
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
              "%1$@: %2$lld" : {
                "localizations" : {
                  "de" : { "stringUnit" : { "state" : "translated", "value" : "%2$lld %1$@" } }
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
            "%@ saved" : {
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "%@ 저장됨" } }
              }
            },
            "%lld files" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "%d Dateien" } },
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "파일 %lld개" } }
              }
            },
            "%lld in %@" : {
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "%2$@에 %1$lld개" } }
              }
            }
          },
          "version" : "1.0"
        }
        """),
    ])

  static let traits: TextTraits = .otherPlaceholders

  func check(_ text: TextContext) {
    guard text.substitution == nil, let source = text.sourceArguments else { return }
    let arguments = text.arguments
    guard FormatArgumentOrder.positions(of: arguments, in: source) == nil else { return }
    for argument in arguments.all {
      guard let kind = argument.kind, let expected = source.argument(at: argument.position),
        let other = expected.kind, !kind.isPassed(like: other),
        FormatInvalidSpecifier.defects(in: text).isEmpty
      else { continue }
      text.report(
        .text(String(text.format.text(of: argument.piece))), .integer(Int64(argument.position)),
        .text(text.source.map { String($0.format.text(of: expected.piece)) } ?? ""),
        edits: edits(in: text, argument, expected))
    }
  }

  /// Returns the change that takes over the placeholder of the source text.
  private func edits(
    in text: TextContext, _ argument: FormatArguments.Argument, _ expected: FormatArguments.Argument
  ) -> [Fix.Edit] {
    guard case .specifier = argument.piece.kind, case .specifier = expected.piece.kind,
      let source = text.source
    else { return [] }
    let written = source.format.text(of: expected.piece)
    let rest = expected.isPositional ? written.drop { $0 != "$" }.dropFirst() : written.dropFirst()
    let position = argument.isPositional ? "\(argument.position)$" : ""
    return [text.edit(argument.piece.range, with: "%" + position + rest)]
  }
}
