import Reports
import Testing

struct ReportFormatTests {
  @Test(arguments: ReportFormat.allCases)
  func isThatOfFilesWithItsEnding(format: ReportFormat) {
    #expect(ReportFormat(fileExtension: format.fileExtension) == format)
    #expect(ReportFormat(fileExtension: format.fileExtension.uppercased()) == format)
  }

  @Test(arguments: [("htm", ReportFormat.html), ("markdown", .markdown), ("jsonl", .ndjson)])
  func hasOtherEndingsToo(ending: String, format: ReportFormat) {
    #expect(ReportFormat(fileExtension: ending) == format)
  }

  @Test(arguments: ["", "jpg", "html "]) func isNotThatOfOtherFiles(ending: String) {
    #expect(ReportFormat(fileExtension: ending) == nil)
  }
}
