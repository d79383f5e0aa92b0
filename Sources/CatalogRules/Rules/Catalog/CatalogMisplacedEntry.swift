import CatalogEditing
import StringCatalogs

/// An entry beside `strings` instead of inside it, where no tool finds it.
struct CatalogMisplacedEntry: FileRule {
  static let description = RuleDescription(
    "catalog-misplaced-entry", severity: .error, fixability: .unsafe,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Back" : { },
            "Done" : { }
          },
          ⟦"Cancel"⟧ : {
            "localizations" : {
              "ko" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "취소"
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
              "Back" : { },
              "Cancel" : {
                "localizations" : {
                  "ko" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "취소"
                    }
                  }
                }
              },
              "Done" : { }
            },
            "version" : "1.0"
          }
          """),
      .good(["Cancel": ["ko": "취소"]]),
    ])

  func check(_ catalog: CatalogContext, _ reporter: Reporter) {
    for member in catalog.catalog.unknownMembers where Self.isEntry(member) {
      reporter.report(
        .text(member.name), at: member.nameRange, key: member.name, patch: move(member, in: catalog)
      )
    }
  }

  /// Returns the patch that moves an entry into `strings`; nil if the key already exists there, or
  /// if the catalog has duplicate members, which could be lost.
  private func move(_ member: JSONMember, in catalog: CatalogContext) -> JSONPatch? {
    guard catalog.catalog.json["strings"]?[member.name] == nil,
      !catalog.catalog.hasOverriddenMembers
    else { return nil }
    return .members([
      (name: "strings", patch: .at([member.name], .value(.existing(member.value)))),
      (name: member.name, patch: .removal),
    ])
  }

  /// Returns whether a member of the root object looks like an entry.
  static func isEntry(_ member: JSONMember) -> Bool {
    member.value.kind == .object
      && CatalogEntry.knownMembers.contains { known in
        member.value[known.name].map { known.type.matches($0) } ?? false
      }
  }
}
