import Foundation
import Reports
import TestSupport
import Testing

struct ReportTests {
  private let tool = Tool()

  @Test(arguments: ReportFormat.withoutBrowser.map(\.rawValue))
  func rendersAStoredReportAsTheAuditItselfWouldWithoutThumbnails(format: String) throws {
    let stored = try tool.run("audit", ".", "--format", "json").text

    let rendered = try tool.run(
      "report", "-", "--language", "ja", "--format", format, input: stored)

    #expect(rendered.status == 0)
    let audit = try tool.run(
      "audit", ".", "--language", "ja", "--format", format, "--no-thumbnails")
    #expect(rendered.text == audit.text)
  }

  @Test(arguments: ReportFormat.withoutBrowser.map(\.rawValue))
  func rendersRowsAsTheAuditItselfWould(format: String) throws {
    let rows = try tool.run("audit", ".", "--format", "ndjson", "--include-private").text
    let rendered = try tool.run("report", "-", "--format", format, input: rows)
    #expect(rendered.status == 0)
    let audit = try tool.run("audit", ".", "--format", format, "--no-thumbnails")
    #expect(rendered.text == audit.text)
  }

  @Test(arguments: ["", "{", "[]", "{\"reports\": 1}", "null", "{\"reports\":[{\"file\":2}]}"])
  func refusesWhatIsNotAReport(json: String) throws {
    let run = try tool.run("report", "-", input: json)
    #expect(run.status == 2)
    #expect(run.text.isEmpty)
    #expect(run.errorText.hasPrefix("error: "))
  }
}
