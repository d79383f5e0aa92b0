import Originality
import PhotoAudits
import Reports
import StringCatalogs
import TestSupport
import Testing

struct OrderTests {
  private static let verdicts: [Assessment.Verdict?] = [
    .noSign, .cannotTell, nil, .processed, .madeByAI, .probablyProcessed, .processed,
  ]

  private var audit: AuditReport {
    let photos = Self.verdicts.enumerated().map { position, verdict in
      var entry = SampleAudit.photo("\(position).jpg", PhotoSummary(fileSize: 1))
      entry.result = entry.result.map { report in
        var report = report
        report.score = 100 - position
        report.assessment = verdict.map {
          Assessment(verdict: $0, tableVersion: "1", checksMade: [], checksNotMade: [])
        }
        return report
      }
      return entry
    }
    let unread = PhotoEntry(file: "a.txt", sha256: nil, result: .failure(.invalidImage))
    return SampleAudit.audit([unread] + photos)
  }

  /// The verdict decides, then the score; a report of the first versions has no verdict.
  private static let sorted = ["4", "6", "3", "5", "1", "0", "2"].map { "\($0).jpg" } + ["a.txt"]

  private func files(_ text: String) -> [String] {
    text.matches(of: /(?:### `|-\n)([0-9a-z]+\.(?:jpg|txt))`?\n/).map { String($0.1) }
  }

  @Test(arguments: [ReportFormat.markdown, .text])
  func documentsAreSortedByAssessment(format: ReportFormat) throws {
    #expect(files(try render(audit, format, ["en"])) == Self.sorted)
  }

  @Test func webPagesAreSortedByAssessment() throws {
    let page = try render(audit, .html, ["en"])
    let rows = page.matches(of: /<a href="#en-(?:photo|file)-[^"]*">.*?([0-9a-z]+\.(?:jpg|txt))/)
    #expect(rows.map { String($0.1) } == Self.sorted)
  }

  @Test func dataKeepTheOrderOfTheAudit() throws {
    let rows = try render(audit, .csv, ["en"]).split(separator: "\r\n")
    #expect(rows[1].contains("a.txt") && rows[2].contains("0.jpg"))
  }
}
