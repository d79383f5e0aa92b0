import StringCatalogs

/// A member that a later one of the same object, with the same name, hides.
struct CatalogDuplicateKey: FileRule {
  static let description = RuleDescription(
    "catalog-duplicate-key", severity: .error,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            ⟦"Cancel"⟧ : { },
            "Cancel" : { "comment" : "A button" }
          },
          "version" : "1.0"
        }
        """),
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Cancel" : {
              "localizations" : {
                ⟦"ko"⟧ : { "stringUnit" : { "state" : "translated", "value" : "취소" } },
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "닫기" } }
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
            "Cancel" : { },
            "cancel" : { }
          },
          "version" : "1.0"
        }
        """),
    ])

  func check(_ catalog: CatalogContext) {
    for duplicate in catalog.catalog.overriddenMembers {
      catalog.report(.text(duplicate.member.name), at: duplicate.member.nameRange)
    }
  }
}
