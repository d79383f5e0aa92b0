import CatalogRules
import StringCatalogs
import Testing

/// A substitution that specifies its argument, beside placeholders without positions.
struct FormatArgumentsTests {
  /// The rules with findings in a German translation of `%#@files@ in %@`, with their fixes.
  private func found(in translation: String, key: String) -> [String] {
    let files = #"""
      "substitutions":{"files":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
        "one":{"stringUnit":{"state":"translated","value":"%arg file"}},
        "other":{"stringUnit":{"state":"translated","value":"%arg files"}}}}}}
      """#
    let own = translation.contains("%#@") ? "," + files : ""
    let text = #"""
      {"sourceLanguage":"en","strings":{"\#(key)":{"localizations":{
        "en":{"stringUnit":{"state":"translated","value":"%#@files@ in %@"},\#(files)},
        "de":{"stringUnit":{"state":"translated","value":"\#(translation)"}\#(own)}}}},
        "version":"1.0"}
      """#
    let linter = CatalogLinter(configuration: LintConfiguration(select: ["format"]))
    let bytes = Array(text.utf8)
    return linter.lint(bytes: bytes, path: "Localizable.xcstrings").findings
      .filter { $0.language == "de" }.map { finding in
        let result = CatalogFixer(includesUnsafe: true) {
          linter.lint(bytes: $0, path: "Localizable.xcstrings")
        }.fix(linter.lint(bytes: bytes, path: "Localizable.xcstrings"))
        let fixed = (try? StringCatalog(bytes: result.bytes))?.entry(for: key)?
          .localization(for: "de")?.leaves.first?.value
        return "\(finding.rule) \(fixed ?? "")"
      }
  }

  @Test(arguments: ["%lld files in %@", "files.in.folder"])
  func givesEachPlaceholderItsOwnPosition(key: String) {
    #expect(found(in: "%2$@: %1$lld", key: key).isEmpty)
    #expect(found(in: "%lld: %@", key: key).isEmpty)
    #expect(found(in: "%#@files@ in %@", key: key).isEmpty)
    #expect(found(in: "%2$@: %#@files@, %#@files@", key: key).isEmpty)
    #expect(found(in: "%@: %lld", key: key) == ["format-argument-order %2$@: %1$lld"])
    let mistyped = found(in: "%#@files@ in %lld", key: key)
    #expect(mistyped.map { $0.prefix(20) } == ["format-argument-type"])
  }
}
