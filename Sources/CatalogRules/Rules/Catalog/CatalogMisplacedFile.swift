import StringCatalogs
import StringTables

/// A catalog in the folder of one language, where Xcode rejects it.
struct CatalogMisplacedFile: FileRule {
  static let description = RuleDescription(
    "catalog-misplaced-file", severity: .error,
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
        path: "App/en.lproj/Localizable.xcstrings"),
      .good(
        ["Cancel": [:]],
        path: "App/mul.lproj/Main.xcstrings"),
    ])

  func check(_ catalog: CatalogContext, _ reporter: Reporter) {
    guard let folder = catalog.path.split(separator: "/").dropLast().last,
      folder.hasSuffix(TableName.languageExtension), folder != "mul.lproj"
    else { return }
    reporter.report(.text(String(folder)), at: 0..<0)
  }
}
