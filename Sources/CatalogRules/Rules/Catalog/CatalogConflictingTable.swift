import StringCatalogs

/// A catalog beside a `.strings` or `.stringsdict` file for the same table, which Xcode rejects.
struct CatalogConflictingTable: FileRule {
  static let description = RuleDescription(
    "catalog-conflicting-table", severity: .error,
    examples: [
      .bad(
        """
        ⟦⟧{
          "sourceLanguage" : "en",
          "strings" : {
            "Cancel" : { }
          },
          "version" : "1.0"
        }
        """,
        siblings: ["ko.lproj/Localizable.strings"]),
      .good(
        ["Cancel": [:]],
        siblings: ["ko.lproj/InfoPlist.strings", "Localizable.swift"]),
    ])

  func check(_ catalog: CatalogContext, _ reporter: Reporter) {
    let names = [".strings", ".stringsdict"].map { catalog.tableName + $0 }
    let conflicts = catalog.siblings.filter { sibling in
      names.contains { sibling == $0 || sibling.hasSuffix("/" + $0) }
    }
    guard let first = conflicts.min() else { return }
    reporter.report(.text(first), .integer(Int64(conflicts.count)), at: 0..<0)
  }
}
