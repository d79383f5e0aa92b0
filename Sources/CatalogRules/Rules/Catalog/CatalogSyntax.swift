import StringCatalogs

/// A file that is no catalog, which the linter reports before any rule is asked, or that begins with a
/// byte order mark.
struct CatalogSyntax: FileRule {
  static let description = RuleDescription(
    "catalog-syntax", severity: .error,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Cancel" : { }⟦⟧,
          },
          "version" : "1.0"
        }
        """),
      .bad("⟦\u{FEFF}⟧{ \"sourceLanguage\" : \"en\", \"strings\" : { }, \"version\" : \"1.0\" }"),
      .good(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Cancel" : { }
          },
          "version" : "1.0"
        }
        """),
    ])

  func check(_ catalog: CatalogContext) {
    if catalog.catalog.hasByteOrderMark {
      catalog.report(variant: "byteOrderMark", at: 0..<3, severity: .info)
    }
  }
}
