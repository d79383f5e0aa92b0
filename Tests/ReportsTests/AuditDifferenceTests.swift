import Foundation
import Originality
import PhotoAudits
import PhotoMetadata
import Reports
import Testing

struct AuditDifferenceTests {
  private func entry(_ file: String, sha256: Character?, make: String = "Canon") -> PhotoEntry {
    var entry = SampleAudit.photo(file, PhotoSummary(make: make, fileSize: 1))
    entry.sha256 = sha256.map { String(repeating: $0, count: 64) }
    return entry
  }

  private func difference(_ old: [PhotoEntry], _ new: [PhotoEntry]) -> AuditDifference {
    AuditDifference(from: SampleAudit.audit(old), to: SampleAudit.audit(new))
  }

  @Test func isEmptyForTheSameAudit() {
    for audit in [SampleAudit.batch, SampleAudit.single, SampleAudit.hostile] {
      let difference = AuditDifference(from: audit, to: audit)
      #expect(difference.isEmpty)
      #expect(difference.unchangedCount == audit.entries.count)
    }
  }

  @Test func ignoresTheDateOfTheAudit() throws {
    var later = SampleAudit.single
    later.date += 1_000
    var report = try later.entries[0].result.get()
    report.date += 1_000
    later.entries[0].result = .success(report)
    #expect(AuditDifference(from: SampleAudit.single, to: later).isEmpty)
  }

  /// Any byte before it shifts evidence, and says nothing about it.
  @Test func ignoresShiftedOffsets() throws {
    var shifted = SampleAudit.batch
    for index in shifted.entries.indices {
      shifted.entries[index].result = shifted.entries[index].result.map { report in
        var report = report
        for item in report.evidence.indices { report.evidence[item].offset? += 8 }
        return report
      }
    }
    #expect(shifted != SampleAudit.batch)
    #expect(AuditDifference(from: SampleAudit.batch, to: shifted).isEmpty)
  }

  @Test func tellsEveryChangeOfABatchInWords() throws {
    let old = SampleAudit.batch
    var new = SampleAudit.batch
    let results = new.entries.map(\.result)
    for index in new.entries.indices {
      new.entries[index].result = results[(index + 1) % results.count]
    }
    let changes = AuditDifference(from: old, to: new).changed.flatMap(\.changes)
    #expect(changes.contains { $0.field == "assessment.verdict" })
    #expect(changes.contains { $0.field == "error" })
    for change in changes {
      for (text, message) in [
        (change.textBefore, change.messageBefore), (change.textAfter, change.messageAfter),
      ] {
        #expect(message != nil || text?.contains("{") != true, "\(change.field): \(text ?? "")")
      }
    }
  }

  @Test func findsWhatCameAndWent() {
    let found = difference(
      [entry("a.jpg", sha256: "1"), entry("b.jpg", sha256: "2")],
      [entry("b.jpg", sha256: "2"), entry("c.jpg", sha256: "3")])
    #expect(found.added == ["c.jpg"])
    #expect(found.removed == ["a.jpg"])
    #expect(found.unchangedCount == 1)
  }

  @Test func findsTheSameBytesUnderAnotherPath() {
    let found = difference(
      [entry("a.jpg", sha256: "1"), entry("copy.jpg", sha256: "1"), entry("x.jpg", sha256: nil)],
      [
        entry("new/a.jpg", sha256: "1"), entry("copy.jpg", sha256: "1"),
        entry("y.jpg", sha256: nil),
      ]
    )
    #expect(found.moved.map(\.from) == ["a.jpg"])
    #expect(found.moved.map(\.to) == ["new/a.jpg"])
    #expect(found.moved.first?.changes.isEmpty == true)
    #expect(found.added == ["y.jpg"])
    #expect(found.removed == ["x.jpg"])
  }

  @Test func namesTheMembersThatChanged() {
    let old = SampleAudit.photo(
      "a.jpg", PhotoSummary(make: "Canon", software: "1.0", fileSize: 10))
    let new = SampleAudit.photo(
      "a.jpg", PhotoSummary(make: "Canon", software: "GIMP 2.10", fileSize: 12))
    let found = difference([old], [new])
    let changes = found.changed.first?.changes ?? []
    let summary = changes.filter { $0.field.hasPrefix("summary.") || $0.field == "score" }
    #expect(summary.map(\.field) == ["score", "summary.fileSize", "summary.software"])
    #expect(summary.map(\.textBefore) == ["75", "10", "1.0"])
    #expect(summary.map(\.textAfter) == ["45", "12", "GIMP 2.10"])
    let flags = changes.filter { $0.field == "flags" }
    #expect(flags.map { $0.textBefore == nil } == [false, true])
  }

  @Test func matchesAPathAsOftenAsItIsThere() {
    let found = difference(
      [entry("a.jpg", sha256: "1"), entry("a.jpg", sha256: "1")], [entry("a.jpg", sha256: "1")])
    #expect(found.removed == ["a.jpg"])
    #expect(found.unchangedCount == 1)
  }

  @Test func isJSONForOtherReaders() throws {
    let json = AuditDifference(from: SampleAudit.batch, to: SampleAudit.hostile).json
    let root = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(
      root.map { Set($0.keys) } == ["added", "changed", "moved", "removed", "unchangedCount"])
    #expect(!json.unicodeScalars.contains("\u{202E}"))
  }

  @Test func readsRowsAsItReadsAReport() throws {
    for audit in [SampleAudit.batch, SampleAudit.hostile] {
      let rows = try render(audit, .ndjson, [])
      let read = try AuditReport(stored: Data(rows.utf8))
      #expect(read.entries == audit.entries)
      #expect(try AuditReport(stored: Data(audit.json.utf8)) == audit)
    }
  }

  @Test func saysWhichLineIsNotARow() throws {
    let rows = try render(SampleAudit.batch, .ndjson, [])
      .replacing("\"}\n", with: "\"\n")
    #expect(throws: ReportDecodingError.self) { try AuditReport(stored: Data(rows.utf8)) }
    let second = try render(SampleAudit.single, .ndjson, []) + "{\"file\":\"b\"}\n"
    do {
      _ = try AuditReport(stored: Data(second.utf8))
      Issue.record("read what is no row")
    } catch {
      guard case .line(2, _) = error else { throw error }
    }
  }
}
