import Foundation
import Originality
import PhotoAudits
import Reports
import StringCatalogs
import Testing
import TextLayout

struct PlainTextReportTests {
  @Test(arguments: allLanguages, [1, 40, 80, 120])
  func staysWithinTheWidth(language: LanguageTag, width: Int) throws {
    for audit in [SampleAudit.batch, SampleAudit.single, SampleAudit.hostile] {
      let text = try render(audit, .text, [language], width: width)
      for line in text.split(separator: "\n") where DisplayWidth.of(line) > max(40, width) {
        Issue.record("\(DisplayWidth.of(line)) columns: \(line)")
      }
    }
  }

  @Test(arguments: [ReportFormat.text, .markdown, .html, .json])
  func hasNothingThatATerminalActsUpon(format: ReportFormat) throws {
    let text = try render(SampleAudit.hostile, format, allLanguages)
    for scalar in text.unicodeScalars where scalar != "\n" {
      let category = scalar.properties.generalCategory
      let isHidden = category == .control || category == .lineSeparator
      if isHidden || scalar.properties.isBidiControl || scalar.properties.isNoncharacterCodePoint {
        Issue.record("U+\(String(scalar.value, radix: 16)) is in the report")
      }
    }
  }

  @Test func keepsTheWholeOfWhatItCuts() throws {
    let audit = SampleAudit.audit([
      SampleAudit.photo(String(repeating: "file name ", count: 100), .init(fileSize: 1))
    ])
    let text = try render(audit, .text, ["en"])
    #expect(text.contains("Full values"))
    #expect(text.components(separatedBy: "file name").count > 100)
    #expect(try render(audit, .markdown, ["en"]).contains("\n```\nfile name"))
  }
}
