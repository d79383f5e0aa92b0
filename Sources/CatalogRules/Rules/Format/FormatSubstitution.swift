import StringCatalogs

/// A substitution that does not fit the text that refers to it, or the program.
struct FormatSubstitution: TextRule {
  static let description = RuleDescription(
    "format-substitution", severity: .error,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "%lld photos" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : { "state" : "translated", "value" : ⟦"%#@photo@"⟧ },
                  "substitutions" : {
                    "photos" : {
                        "formatSpecifier" : "lld",
                        "variations" : {
                          "plural" : {
                            "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg photo" } },
                            "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg photos" } }
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
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "%lld photos" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : { "state" : "translated", "value" : "%lld photos" },
                  "substitutions" : {
                    ⟦"photos"⟧ : {
                        "formatSpecifier" : "lld",
                        "variations" : {
                          "plural" : {
                            "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg photo" } },
                            "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg photos" } }
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
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "photos" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : ⟦"%arg photos"⟧ } }
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
                            "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg photo" } },
                            "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg photos" } }
                          }
                        }
                      }
                  }
                },
                "de" : {
                  "stringUnit" : { "state" : "translated", "value" : "%#@photos@" },
                  "substitutions" : {
                    ⟦"photos"⟧ : {
                        "argNum" : 1,
                        "formatSpecifier" : "@",
                        "variations" : {
                          "plural" : {
                            "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg Foto" } },
                            "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg Fotos" } }
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
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "photos" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : { "state" : "translated", "value" : "%#@photos@ %#@name@" },
                  "substitutions" : {
                    "photos" : {
                        "argNum" : 1,
                        "formatSpecifier" : "lld",
                        "variations" : {
                          "plural" : {
                            "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg photo" } },
                            "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg photos" } }
                          }
                        }
                      },
                    ⟦"name"⟧ : {
                        "argNum" : 1,
                        "formatSpecifier" : "f",
                        "variations" : {
                          "plural" : {
                            "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg" } },
                            "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg" } }
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
      .good(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "%lld photos" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : { "state" : "translated", "value" : "%#@photos@" },
                  "substitutions" : {
                    "photos" : {
                        "argNum" : 1,
                        "formatSpecifier" : "lld",
                        "variations" : {
                          "plural" : {
                            "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg photo" } },
                            "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg photos" } }
                          }
                        }
                      }
                  }
                },
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "사진 %lld장" } }
              }
            }
          },
          "version" : "1.0"
        }
        """),
    ])

  static let traits: TextTraits = .substitution
  static let coversTranslations = false

  func check(_ text: TextContext) {
    if let name = text.substitution {
      check(name, text)
      return
    }
    guard !text.isKey else { return }
    for piece in text.format.pieces {
      switch piece.kind {
      case .substitutionNumber: text.report(variant: "number")
      case .substitution(let reference)
      where text.localization.localization?.substitution(named: reference.name) == nil:
        text.report(variant: "undefined", .text(reference.name))
      default: break
      }
    }
  }

  /// Looks at a substitution when one of its texts is met.
  private func check(_ name: String, _ text: TextContext) {
    let all = text.localization.substitutions
    guard let substitution = all.substitution(named: name) else { return }
    let report = { (variant: String, argument: String) in
      text.localization.report(
        variant: variant, .text(name), .text(argument), at: substitution.nameRange,
        path: [.substitution(name)])
    }
    if !all.isUsed(name) { report("unused", "") }
    let kind = substitution.kind
    if let format = substitution.formatSpecifier, kind == nil {
      report("specifier", format)
    }
    if let other = all.firstWithAnotherKind(than: substitution) { report("position", other) }
    guard !text.isSource, let source = text.entry.sourceLocalization?.substitution(named: name)
    else { return }
    if let kind, let expected = source.kind, !kind.isPassed(like: expected) {
      report("type", source.formatSpecifier ?? "")
    } else if let number = substitution.argumentNumber, let expected = source.argumentNumber,
      number != expected
    {
      report("argument", String(expected))
    }
  }
}
