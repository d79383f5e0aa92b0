import Foundation
import Originality
import PhotoAudits
import PhotoMetadata
import Reports
import TestSupport
import Testing

@Suite(.needs(.python))
struct CSVTests {
  private func rows(of audit: AuditReport) throws -> [[String]] {
    let python = try #require(Program.python)
    let script = """
      import csv, io, json, sys
      text = io.TextIOWrapper(sys.stdin.buffer, encoding="utf-8", newline="")
      print(json.dumps(list(csv.reader(text, strict=True))))
      """
    let run = try python.run(["-c", script], input: Data(try render(audit, .csv, []).utf8))
    #expect(run.status == 0, "\(run.errorText)")
    return try JSONDecoder().decode([[String]].self, from: run.output)
  }

  @Test func isATableForOtherReaders() throws {
    for audit in [SampleAudit.batch, SampleAudit.hostile, SampleAudit.audit([])] {
      let rows = try rows(of: audit)
      #expect(rows.count == audit.entries.count + 1)
      for row in rows { #expect(row.count == rows[0].count) }
    }
    let rows = try rows(of: SampleAudit.batch)
    let first = Dictionary(uniqueKeysWithValues: zip(rows[0], rows[1]))
    #expect(first["file"] == "holiday/IMG_0412.jpg")
    #expect(first["model"] == "iPhone 15 Pro")
    #expect(first["width"] == "4032")
    #expect(first["latitude"] == "37.5665")
    #expect(first["creationDate"] == "2025-08-16T19:42:07+09:00")
    let column = try #require(rows[0].firstIndex(of: "error"))
    #expect(rows.last?[column] == "invalidImage")
    #expect(Set(rows[0]).count == rows[0].count)
  }

  @Test(
    arguments: [
      ("=HYPERLINK(\"http://example.org\")", "'=HYPERLINK(\"http://example.org\")"),
      ("+1", "'+1"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"), ("|calc", "|calc"),
      ("＝1", "'＝1"), ("  =1", "'  =1"), ("Canon", "Canon"), ("a=b", "a=b"), ("", ""),
      ("\t=1", "⟨TAB⟩=1"), ("\n=1", "⟨LF⟩=1"), ("a\"b,c", "a\"b,c"), ("a\u{202E}b", "a⟨U+202E⟩b"),
    ])
  func guardsFormulas(make: String, cell: String) throws {
    let audit = SampleAudit.audit([
      SampleAudit.photo("a.jpg", PhotoSummary(make: make, fileSize: 1))
    ])
    #expect(try rows(of: audit)[1][4] == cell)
  }

  @Test func keepsANegativeCoordinateANumber() throws {
    let location = GeoCoordinates(latitude: -33.5, longitude: -70).map(PhotoLocation.coordinates)
    let audit = SampleAudit.audit([
      SampleAudit.photo("a.jpg", PhotoSummary(fileSize: 1, location: location))
    ])
    #expect(try rows(of: audit)[1][11...13] == ["recorded", "-33.5", "-70.0"])
  }
}
