import Foundation
import Reports
import StringCatalogs
import Testing

struct DeterminismTests {
  @Test(arguments: ReportFormat.allCases)
  func givesTheSameBytesAgain(format: ReportFormat) throws {
    let first = try render(SampleAudit.batch, format, allLanguages)
    #expect(try render(SampleAudit.batch, format, allLanguages) == first)
    #expect(first.utf8.last == UInt8(ascii: "\n"))
  }

  @Test func writesTimesInUTC() throws {
    let page = try render(SampleAudit.single, .text, ["en"]).replacing("\u{A0}", with: " ")
    #expect(page.contains("Sep 4, 2025 at 12:34:56 PM UTC"))
    #expect(page.contains("Aug 16, 2025 at 7:42:07 PM (UTC+09:00)"))
  }
}
