import Documents
import Foundation
import Originality
import PhotoAudits
import PhotoMetadata
import ProductStrings
import StringCatalogs
import Synchronization
import Testing

@testable import Reports

/// Reports of audits whose entries are not in memory.
struct LargeAuditTests {
  private final class Memory: SpoolStorage {
    private let bytes = Mutex<[UInt8]>([])

    func append(_ added: [UInt8]) { bytes.withLock { $0 += added } }

    func bytes(in range: Range<Int>) -> [UInt8] { bytes.withLock { Array($0[range]) } }
  }

  private struct FullStorage: SpoolStorage {
    struct Full: Error {}

    func append(_ bytes: [UInt8]) throws { throw Full() }

    func bytes(in range: Range<Int>) throws -> [UInt8] { throw Full() }
  }

  private static let audits = [
    "batch": SampleAudit.batch, "single": SampleAudit.single, "hostile": SampleAudit.hostile,
    "none": SampleAudit.audit([]), "private": SampleAudit.batch.withoutPrivateFacts(),
    "places": SampleAudit.audit(locations), "many": SampleAudit.audit(many),
  ]

  private static var locations: [PhotoEntry] {
    let numbers: [(Double, Double)] = [
      (-0.0, 0), (1e-7, -1e-12), (0.1 + 0.2, 179.99999999999997), (-90, 180), (48.858_370, 2.294),
    ]
    return numbers.map { latitude, longitude in
      SampleAudit.photo(
        "\(latitude).jpg",
        PhotoSummary(
          fileSize: 1,
          location: GeoCoordinates(latitude: latitude, longitude: longitude)
            .map(PhotoLocation.coordinates)))
    }
  }

  private static var many: [PhotoEntry] {
    let entries = SampleAudit.batch.entries + SampleAudit.hostile.entries
    return (0..<33).map { number in
      var entry = entries[number % entries.count]
      entry.file += " \(number)"
      return entry
    }
  }

  private func spooled(_ audit: AuditReport) throws -> LargeAudit {
    let entries = EntrySpool(in: Memory())
    for entry in audit.entries { try entries.append(entry) }
    return LargeAudit(
      toolVersion: audit.toolVersion, ruleTableVersion: audit.ruleTableVersion, date: audit.date,
      entries: entries)
  }

  private func renderer() throws -> ReportRenderer {
    try ReportRenderer(catalog: ProductStrings.catalog(), templates: DocumentTemplates())
  }

  @Test(arguments: audits.keys.sorted(), ReportFormat.allCases)
  func hasTheReportOfTheEntriesInMemory(name: String, format: ReportFormat) throws {
    let audit = try #require(Self.audits[name])
    let large = try spooled(audit)
    #expect(large.count == audit.entries.count)
    for width in [40, 120] {
      var text = ""
      try renderer().write(large, format: format, languages: allLanguages, width: width) {
        text += $0
      }
      #expect(text == (try render(audit, format, allLanguages, width: width)))
    }
  }

  @Test(arguments: audits.keys.sorted())
  func hasThePagesOfTheEntriesInMemory(name: String) throws {
    let audit = try #require(Self.audits[name])
    let layout = HTMLLayout(splitsLanguages: true, maximumCards: 5, cardsPerPage: 4)
    let positions = Mutex<[Int]>([])
    func files(_ audit: LargeAudit) throws -> [String: String] {
      var files: [String: String] = [:]
      try renderer().writeHTML(
        audit, named: "a.html", languages: allLanguages, layout: layout,
        pictures: { position in
          positions.withLock { $0.append(position) }
          return nil
        }
      ) { files[$0] = $1 }
      return files
    }
    let pages = try files(spooled(audit))
    let asked = positions.withLock { $0 }
    #expect(Set(asked) == Set(audit.entries.indices))
    #expect(try files(LargeAudit(audit)) == pages)
    #expect(positions.withLock { $0 } == asked + asked)
  }

  /// `AuditReport.json` is written by Foundation as a whole.
  @Test(arguments: audits.keys.sorted())
  func writesJSONAsFoundationDoes(name: String) throws {
    var audit = try #require(Self.audits[name])
    for version in ["1.0.0", "1.0.0, –", "a\"\\/\u{8}\n\u{202E}\u{301}"] {
      audit.toolVersion = version
      var pieces: [String] = []
      try renderer().write(spooled(audit), format: .json, languages: []) { pieces.append($0) }
      #expect(pieces.joined() == audit.json)
      #expect(pieces.count == audit.entries.count + 2)
    }
  }

  @Test func readsRowsOneAtATime() throws {
    let origins = [
      RowOrigin(toolVersion: "1", ruleTableVersion: "2"),
      RowOrigin(toolVersion: "3", ruleTableVersion: "2"),
    ]
    let lines = SampleAudit.batch.entries.enumerated().map { number, entry in
      Array(RowFormat.ndjson.row(of: entry, from: origins[number % 2]).dropLast())
    }
    let large = try LargeAudit(rows: [[]] + lines, into: EntrySpool(in: Memory())) {
      $0.withoutPrivateFacts()
    }
    let audit = try AuditReport(stored: Data(lines.joined(separator: [10])))
      .withoutPrivateFacts()
    #expect(large.toolVersion == "1, 3" && large.date == SampleAudit.date)
    var text = ""
    try renderer().write(large, format: .markdown, languages: ["ja"]) { text += $0 }
    #expect(text == (try render(audit, .markdown, ["ja"])))
  }

  @Test func tellsTheLineThatIsNoRow() throws {
    let line = try #require(SampleAudit.batch.entries.first).jsonLine
    #expect {
      _ = try LargeAudit(rows: [line, [], Array("{}".utf8)], into: EntrySpool(in: Memory()))
    } throws: { error in
      guard case ReportDecodingError.line(2, _) = error else { return false }
      return true
    }
  }

  @Test func passesOnTheErrorOfItsStorage() throws {
    let entries = EntrySpool(in: FullStorage())
    let entry = try #require(SampleAudit.batch.entries.first)
    #expect(throws: FullStorage.Full.self) { try entries.append(entry) }
  }
}
