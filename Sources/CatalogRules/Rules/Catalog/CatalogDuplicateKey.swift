import StringCatalogs

/// A member that is hidden by a later one with the same name.
struct CatalogDuplicateKey: FileRule {
  static let description = RuleDescription(
    "catalog-duplicate-key", severity: .error,
    examples: [
      .bad([
        "⟦Cancel⟧": [:],
        "Cancel": .entry(comment: "A button"),
      ]),
      .bad(["Cancel": ["⟦ko⟧": "취소", "ko": "닫기"]]),
      .good([
        "Cancel": [:],
        "cancel": [:],
      ]),
    ])

  func check(_ catalog: CatalogContext, _ reporter: Reporter) {
    for duplicate in catalog.catalog.overriddenMembers {
      reporter.report(.text(duplicate.member.name), at: duplicate.member.nameRange)
    }
  }
}
