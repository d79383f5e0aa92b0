import CatalogEditing
import CodeChecks
import CodeStrings
import StringCatalogs
import Testing

@Suite struct CatalogSyncTests {
  private static let entries = """
        "by hand" : {
          "extractionState" : "manual"
        },
        "Close" : {
          "comment" : "A button.",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Schließen"
              }
            }
          }
        },
        "Internal" : {
          "shouldTranslate" : false
        },
        "Open" : {

        }
    """

  private static func catalog(_ entries: String) -> String {
    let lines = entries.split(separator: "\n", omittingEmptySubsequences: false)
    // Xcode indents entries by four spaces, an empty object has an empty line.
    return "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n"
      + lines.joined(separator: "\n") + "\n  },\n  \"version\" : \"1.0\"\n}"
  }

  private func strings(_ code: String) -> [CodeString] {
    let code = code + "\nimport SwiftUI"
    return CodeStringExtractor().strings(
      in: [CodeStringExtractor.facts(ofSwift: Array(code.utf8), path: "A.swift")])
  }

  private func result(
    _ catalog: String, _ code: String, others: String = "", _ sync: CatalogSync = CatalogSync()
  ) throws -> SyncResult {
    let catalog = try StringCatalog(bytes: Array(catalog.utf8))
    let own = strings(code)
    let decisions = KeyDecisions(
      [ProjectCatalog(path: "Localizable.xcstrings", catalog: catalog)], own + strings(others),
      wantsPreviews: false, home: { _ in .unknown }, mainCatalogs: { _ in [] })
    return try sync.result(of: catalog, with: own, used: decisions.usedKeys(of: 0))
  }

  /// Returns the entries of a catalog that is brought up to date, which nothing changes again.
  private func synced(
    _ entries: String, _ code: String, others: String = "", _ sync: CatalogSync = CatalogSync()
  ) throws -> String {
    let before = Self.catalog(entries)
    let bytes = try result(before, code, others: others, sync).bytes
    let text = String(decoding: bytes, as: UTF8.self)
    let again = try result(text, code, others: others, sync)
    #expect(again.bytes == bytes)
    #expect(again.changes.isEmpty)
    // The layout is Xcode's.
    #expect(try CatalogFormatter.formatted(StringCatalog(bytes: bytes)) == bytes)
    let start = Self.catalog("\0").split(separator: "\0")
    #expect(text.hasPrefix(start[0]))
    return String(text.dropFirst(start[0].count).dropLast(start[1].count))
  }

  private let allUsed = """
    let a = Text("Close", comment: "A button."); let b = Text("Open"); let c = Text("Internal")
    """

  @Test func leavesACatalogThatIsUpToDate() throws {
    #expect(try synced(Self.entries, allUsed) == Self.entries)
  }

  /// Only the other module says whether it localizes the text.
  @Test func keepsKeysThatAnotherModuleMayLocalize() throws {
    let code = "struct A: View { var body: some View { Welcome(title: \"Close\", hint: \"New\") } }"
    let entries = "    \"Close\" : {\n\n    }"
    #expect(try synced(entries, code) == entries)
  }

  @Test func addsNewKeys() throws {
    let code = """
      Text("Open"); Text("%lld items"); Text("\\(1) of \\("a")", comment: "A share.")
      String(localized: "title", defaultValue: "My List", comment: "The title.")
      String(localized: "Same", defaultValue: "Same")
      """
    #expect(
      try synced("    \"Open\" : {\n\n    }", code) == """
            "%lld items" : {

            },
            "%lld of %@" : {
              "comment" : "A share.",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "%1$lld of %2$@"
                  }
                }
              }
            },
            "Open" : {

            },
            "Same" : {

            },
            "title" : {
              "comment" : "The title.",
              "extractionState" : "extracted_with_value",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "My List"
                  }
                }
              }
            }
        """)
  }

  @Test func addsKeysToAnEmptyCatalog() throws {
    #expect(try synced("", "Text(\"Open\")") == "    \"Open\" : {\n\n    }")
  }

  @Test func removesOrMarksWhatIsGone() throws {
    let result = try synced(Self.entries, "")
    #expect(
      result
        == Self.entries.replacing(
          "\"A button.\",\n", with: "\"A button.\",\n      \"extractionState\" : \"stale\",\n"
        )
        .replacing("    \"Internal\" : {\n      \"shouldTranslate\" : false\n    },\n", with: "")
        .replacing(",\n    \"Open\" : {\n\n    }", with: ""))
  }

  @Test func onlyAddsIfAsked() throws {
    var sync = CatalogSync()
    sync.addsOnly = true
    #expect(try synced(Self.entries, "", sync) == Self.entries)
    #expect(try result(Self.catalog(Self.entries), "Text(\"A\")", sync).count(.added) == 1)
  }

  @Test func unmarksKeysThatAreUsedAgain() throws {
    let stale = Self.entries.replacing(
      "\"A button.\",\n", with: "\"A button.\",\n      \"extractionState\" : \"stale\",\n")
    #expect(try synced(stale, allUsed) == Self.entries)
    #expect(try synced(stale, "Text(\"Open\"); Text(\"Internal\")") == stale)
  }

  /// The translations of a key whose placeholders changed go to the new key.
  @Test func movesTranslationsToOtherPlaceholders() throws {
    let entries = """
          "%@ of %@ files" : {
            "comment" : "Files of a folder.",
            "extractionState" : "stale",
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "„%2$@“: %1$@ Dateien"
                }
              },
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "%1$@ of %2$@ files"
                }
              },
              "ja" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "%@ / %@"
                }
              }
            }
          },
          "Open" : {

          }
      """
    let code = "Text(\"Open\"); Text(\"\\(1) of \\(\"a\") files\")"
    var sync = CatalogSync()
    sync.movesTranslations = true
    let expected =
      entries.replacing("\"%@ of %@ files\" :", with: "\"%lld of %@ files\" :")
      .replacing("      \"extractionState\" : \"stale\",\n", with: "")
      .replacing("%1$@", with: "%1$lld").replacing("\"%@ / %@\"", with: "\"%lld / %@\"")
      .replacing("translated", with: "needs_review")
    #expect(try synced(entries, code, sync) == expected)
    let result = try result(Self.catalog(entries), code, sync)
    #expect(result.moved.map(\.new) == ["%lld of %@ files"])
    #expect(result.changes.map(\.kind) == [.updated])
    #expect(result.unmoved.isEmpty)
    // Without the option, the key is a new one, as with Xcode.
    #expect(try self.result(Self.catalog(entries), code).count(.added) == 1)
  }

  @Test func movesFormsOfNumbers() throws {
    let entries = """
          "%d files" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%#@files@"
                },
                "substitutions" : {
                  "files" : {
                    "argNum" : 1,
                    "formatSpecifier" : "d",
                    "variations" : {
                      "plural" : {
                        "one" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "%arg Datei"
                          }
                        },
                        "other" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "%arg Dateien"
                          }
                        }
                      }
                    }
                  }
                }
              },
              "fr" : {
                "variations" : {
                  "plural" : {
                    "other" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "%d fichiers"
                      }
                    }
                  }
                }
              }
            }
          }
      """
    var sync = CatalogSync()
    sync.movesTranslations = true
    let expected = entries.replacing("%d files", with: "%lld files")
      .replacing("\"d\"", with: "\"lld\"").replacing("%d fichiers", with: "%lld fichiers")
      .replacing("translated", with: "needs_review")
    #expect(try synced(entries, "Text(\"\\(3) files\")", sync) == expected)
    // No form of a number fits a text.
    let text = try result(Self.catalog(entries), "Text(\"\\(\"a\") files\")", sync)
    #expect(text.moved.isEmpty)
    #expect(text.unmoved.map(\.old) == ["%d files"])
    #expect(text.count(.stale) == 1)
  }

  /// Nothing is moved where it isn’t clear what becomes of the placeholders.
  @Test(arguments: [
    // Other placeholders than those of the key.
    ("%@ files", "%d Dateien", "Text(\"\\(3) files\")", false),
    ("%@ files", "Dateien", "Text(\"\\(3) files\")", true),
    ("%@ files", "%lld Dateien", "Text(\"\\(3) files\")", true),
    ("%@ files", "%2$@ Dateien", "Text(\"\\(3) files\")", false),
    // Two new keys, or an old one that the code still uses.
    ("%@ files", "%@ Dateien", "Text(\"\\(3) files\"); Text(\"\\(3.5) files\")", false),
    ("%@ files", "%@ Dateien", "Text(\"\\(3) files\"); Text(\"\\(\"a\") files\")", nil),
    ("%@ files", "%@ Dateien", "Text(\"\\(count.x) files\")", nil),
  ])
  func movesOnlyWhatIsClear(key: String, german: String, code: String, isMoved: Bool?) throws {
    let unit = #"{"stringUnit":{"state":"translated","value":"\#(german)"}}"#
    let catalog =
      #"{"sourceLanguage":"en","strings":{"\#(key)":{"localizations":{"de":\#(unit)}}},"version":"1.0"}"#
    var sync = CatalogSync()
    sync.movesTranslations = true
    let result = try result(catalog, code, sync)
    #expect(result.moved.isEmpty == (isMoved != true))
    #expect(result.unmoved.isEmpty == (isMoved != false))
    #expect(String(decoding: result.bytes, as: UTF8.self).contains("Dateien"))
    sync.movesTranslations = false
    let plain = try self.result(catalog, code, sync)
    if isMoved != true { #expect(result.bytes == plain.bytes) }
  }

  @Test func neverTouchesWhatWasAddedByHand() throws {
    let entries = """
          "by hand" : {
            "comment" : "Mine.",
            "extractionState" : "manual"
          }
      """
    #expect(try synced(entries, "Text(\"by hand\", comment: \"Code.\")") == entries)
    #expect(try synced(entries, "") == entries)
  }

  @Test func joinsCommentsOfSeveralPositions() throws {
    let code = """
      Text("Open", comment: "A menu."); Text("Open"); Text("Open", comment: "A button.")
      Text("Open", comment: "A menu.")
      """
    #expect(
      try synced("", code) == "    \"Open\" : {\n      \"comment\" : \"A menu.\\nA button.\"\n    }"
    )
    // Another order is no change.
    let other = "    \"Open\" : {\n      \"comment\" : \"A button.\\nA menu.\"\n    }"
    #expect(try synced(other, code) == other)
  }

  @Test func refreshesComments() throws {
    let entry = "    \"Open\" : {\n      \"comment\" : \"Old.\"\n    }"
    #expect(
      try synced(entry, "Text(\"Open\", comment: \"New.\")")
        == entry.replacing("Old", with: "New"))
    // Without one in the code, that of the catalog stays: people and Xcode write some there.
    #expect(try synced(entry, "Text(\"Open\")") == entry)
    let generated = """
          "Open" : {
            "comment" : "A guess.",
            "isCommentAutoGenerated" : true
          }
      """
    #expect(try synced(generated, "Text(\"Open\")") == generated)
    #expect(
      try synced(generated, "Text(\"Open\", comment: \"New.\")")
        == entry.replacing("Old", with: "New"))
  }

  // MARK: - Default values

  private static let title = """
        "title" : {
          "extractionState" : "extracted_with_value",
          "localizations" : {
            "de" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "Meine Liste"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "new",
                      "value" : "Meine Listen"
                    }
                  }
                }
              }
            },
            "en" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "My List"
              }
            },
            "fr" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Ma liste"
              }
            }
          }
        }
    """

  private let newTitle = "String(localized: \"title\", defaultValue: \"Our List\")"

  @Test func keepsADefaultValueThatChangedAsXcodeDoes() throws {
    #expect(try synced(Self.title, newTitle) == Self.title)
  }

  @Test func marksTranslationsOfADefaultValueThatChanged() throws {
    var sync = CatalogSync()
    sync.reviewsSourceChanges = true
    #expect(
      try synced(Self.title, newTitle, sync)
        == Self.title.replacing("translated", with: "needs_review")
        .replacing("My List", with: "Our List"))
    let same = "String(localized: \"title\", defaultValue: \"My List\")"
    #expect(try synced(Self.title, same, sync) == Self.title)
  }

  @Test func keepsASourceTextThatAPersonWrote() throws {
    var sync = CatalogSync()
    sync.reviewsSourceChanges = true
    let written = """
          "title" : {
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "A List"
                }
              }
            }
          }
      """
    #expect(try synced(written, newTitle, sync) == written)
    // It is work of people, so it stays when the key goes.
    #expect(
      try synced(written, "")
        == written.replacing(
          "\"title\" : {\n", with: "\"title\" : {\n      \"extractionState\" : \"stale\",\n"))
  }

  @Test func addsADefaultValueToAKnownKey() throws {
    let entry = "    \"title\" : {\n\n    }"
    #expect(
      try synced(entry, newTitle) == """
            "title" : {
              "extractionState" : "extracted_with_value",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "Our List"
                  }
                }
              }
            }
        """)
  }

  // MARK: - Types

  @Test func refusesNewKeysWithUnknownTypes() throws {
    let result = try result(Self.catalog(""), "Text(\"\\(model.value(of: 3)) files\")")
    #expect(result.refused.map(\.line) == [1])
    #expect(result.changes.isEmpty)
    var sync = CatalogSync()
    sync.assumesObjects = true
    #expect(
      try synced("", "Text(\"\\(model.value(of: 3)) files\")", sync)
        == "    \"%@ files\" : {\n\n    }")
  }

  @Test func takesTypesFromTheCatalog() throws {
    let entry = "    \"%lld files\" : {\n\n    }"
    #expect(try synced(entry, "Text(\"\\(model.value(of: 3)) files\")") == entry)
    let both = "    \"%@ files\" : {\n\n    },\n" + entry
    #expect(try synced(both, "Text(\"\\(model.value(of: 3)) files\")") == both)
    // A known type is not guessed.
    let result = try result(Self.catalog(entry), "Text(\"\\(\"a\") files\")")
    #expect(result.changes.map(\.key) == ["%lld files", "%@ files"])
  }

  @Test func refusesNewDefaultValuesWithUnknownTypes() throws {
    let code = "String(localized: \"t\", defaultValue: \"\\(model.value(of: 3)) files\")"
    #expect(try result(Self.catalog(""), code).refused.map(\.key) == ["t"])
    let entry = "    \"t\" : {\n\n    }"
    #expect(try synced(entry, code) == entry)
    var sync = CatalogSync()
    sync.assumesObjects = true
    #expect(try synced("", code, sync).contains("\"value\" : \"%@ files\""))
  }

  // MARK: - Keys that the program makes

  @Test func keepsKeysThatTheProgramMayLookUp() throws {
    let entries = "    \"error.1.title\" : {\n\n    },\n    \"plain\" : {\n\n    }"
    let code = "NSLocalizedString(\"error.\\(code).title\", comment: \"\")"
    #expect(try synced(entries, code) == "    \"error.1.title\" : {\n\n    }")
    #expect(try synced(entries, "", others: "\(code); Text(\"plain\")") == entries)
    #expect(try synced(entries, "NSLocalizedString(\"\\(code)\", comment: \"\")") == "")
  }

  // MARK: - Safety

  @Test func countsWhatGoes() throws {
    let many = (0..<8).map { "    \"\($0)\" : {\n\n    }" }.joined(separator: ",\n")
    let six = (0..<6).map { "Text(\"\($0)\")" }.joined(separator: "\n")
    let result = try result(Self.catalog(many), six)
    #expect(result.departureCount == 2)
    #expect(result.managedCount == 8)
    #expect(!result.losesMany)
    let five = six.split(separator: "\n").dropLast().joined(separator: "\n")
    #expect(try self.result(Self.catalog(many), five).losesMany)
    #expect(try self.result(Self.catalog(many), "").losesMany)
    #expect(try !self.result(Self.catalog(""), "").losesMany)
  }

  @Test func refusesDuplicateMembers() throws {
    #expect(throws: EditingError.self) {
      try result("{\"strings\" : {\"a\" : {}, \"a\" : {}}}", "Text(\"a\")")
    }
  }

  @Test(arguments: [
    "{\"strings\":{}}", "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":3,\"b\":{\"comment\":3}}}",
    "{\"strings\":{\"title\":{\"localizations\":[]},\"b\":{\"extractionState\":{}}}}",
    "{\"sourceLanguage\":\"en\",\"strings\":{\"title\":{\"localizations\":{\"en\":3,\"de\":{}}}}}",
  ])
  func readsUnusualCatalogs(text: String) throws {
    var sync = CatalogSync()
    sync.reviewsSourceChanges = true
    let bytes = try result(text, "Text(\"\\(1) \\(2)\")\n" + newTitle, sync).bytes
    #expect(throws: Never.self) { try StringCatalog(bytes: bytes) }
    let again = try result(
      String(decoding: bytes, as: UTF8.self), "Text(\"\\(1) \\(2)\")\n" + newTitle, sync)
    #expect(again.bytes == bytes)
  }
}
