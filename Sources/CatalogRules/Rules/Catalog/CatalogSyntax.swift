import StringCatalogs

/// A file that is not a catalog, which the linter reports before any rule runs, or that this linter
/// can read though Xcode can't; or one that begins with a byte order mark.
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
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            ⟦"Cancel"⟧ : "Cancel",
            "Close" : { ⟦"shouldTranslate"⟧ : "no" },
            "Save" : {
              "localizations" : {
                "ko" : { ⟦"stringUnit"⟧ : "저장" }
              }
            }
          },
          "version" : "1.0"
        }
        """),
      .bad("⟦⟧{ \"strings\" : { }, \"version\" : \"1.0\" }"),
      .bad("⟦⟧{ \"sourceLanguage\" : \"en\", \"strings\" : { } }"),
      .bad("⟦\u{FEFF}⟧{ \"sourceLanguage\" : \"en\", \"strings\" : { }, \"version\" : \"1.0\" }"),
      .good(["Cancel": [:]]),
    ])

  func check(_ catalog: CatalogContext, _ reporter: Reporter) {
    if catalog.catalog.hasByteOrderMark {
      reporter.report(variant: "byteOrderMark", at: 0..<3, severity: .info)
    }
    let json = catalog.catalog.json
    if json["sourceLanguage"] == nil {
      let start = json.byteRange.lowerBound
      reporter.report(variant: "sourceLanguage", at: start..<start)
    }
    if json["version"] == nil {
      let start = json.byteRange.lowerBound
      reporter.report(variant: "version", at: start..<start)
    }
    for irregularity in catalog.irregularities {
      guard case .malformedMember = irregularity.kind else { continue }
      reporter.report(
        variant: "malformed", .text(irregularity.member.name), at: irregularity.member.nameRange,
        key: irregularity.key, language: irregularity.language)
    }
  }
}
