import StringCatalogs

/// An entry beside `strings` instead of in it, where no tool looks for it.
struct CatalogMisplacedEntry: FileRule {
  static let description = RuleDescription(
    "catalog-misplaced-entry", severity: .error,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : { },
          ⟦"Cancel"⟧ : {
            "localizations" : {
              "ko" : { "stringUnit" : { "state" : "translated", "value" : "취소" } }
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
            "Cancel" : {
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "취소" } }
              }
            }
          },
          "version" : "1.0"
        }
        """),
    ])

  func check(_ catalog: CatalogContext) {
    for member in catalog.catalog.unknownMembers where Self.isEntry(member) {
      catalog.report(.text(member.name), at: member.nameRange)
    }
  }

  /// Returns whether a member of the outermost object looks like an entry.
  static func isEntry(_ member: JSONMember) -> Bool {
    member.value.kind == .object
      && CatalogEntry.knownMembers.contains { known in
        member.value[known.name].map { known.type.matches($0) } ?? false
      }
  }
}
