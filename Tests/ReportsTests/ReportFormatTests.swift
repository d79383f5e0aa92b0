import Reports
import Testing

struct ReportFormatTests {
  @Test(arguments: ReportFormat.allCases)
  func matchesTheFileExtension(format: ReportFormat) {
    #expect(ReportFormat(fileExtension: format.fileExtension) == format)
    #expect(ReportFormat(fileExtension: format.fileExtension.uppercased()) == format)
  }

  @Test(arguments: [("htm", ReportFormat.html), ("markdown", .markdown), ("jsonl", .ndjson)])
  func hasOtherEndingsToo(ending: String, format: ReportFormat) {
    #expect(ReportFormat(fileExtension: ending) == format)
  }

  @Test(arguments: ["", "jpg", "html "]) func differsFromOtherFiles(ending: String) {
    #expect(ReportFormat(fileExtension: ending) == nil)
  }
}
