import Foundation
import StringCatalogs
import TestSupport
import Testing

@testable import CatalogRules
@testable import LintFormats

struct LongCharacterTests {
  /// A Devanagari conjunct and a stack of marks are one `Character` of any length.
  @Test(arguments: LintFormat.allCases)
  func writesFindingsAboutCharactersOfAnyLength(format: LintFormat) throws {
    for text in HostileTexts.longCharacters(scalarCount: 41) {
      let value = String(decoding: try JSONEncoder().encode(text + "  "), as: UTF8.self)
      let catalog = """
        { "sourceLanguage" : "en", "strings" : { "a" : { "localizations" : { "ko" : {
          "stringUnit" : { "state" : "translated", "value" : \(value) } } } } }, "version" : "1.0" }
        """
      let file = CatalogLinter(configuration: LintConfiguration())
        .lint(bytes: Array(catalog.utf8), path: "A.xcstrings", siblings: [])
      #expect(!file.findings.isEmpty)
      let report = LintReport(files: [file], rules: RuleRegistry.descriptions, toolVersion: "1")
        .text(as: format, style: try SampleReport.style())
      #expect(report.contains("whitespace"))
    }
  }
}
