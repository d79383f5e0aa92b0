import Foundation
import Originality
import PhotoAudits
import PhotoMetadata
import ProductStrings
import Reports
import StringCatalogs
import TestSupport
import Testing

struct AuditReportJSONTests {
  private func decode(_ text: String) throws -> AuditReport {
    try AuditReport(json: Data(text.utf8))
  }

  @Test func comesBackAsItWas() throws {
    for audit in [
      SampleAudit.batch, SampleAudit.single, SampleAudit.hostile, SampleAudit.signed,
      SampleAudit.positions,
    ] {
      #expect(try decode(audit.json) == audit)
    }
  }

  @Test func keepsWhereEvidenceLies() throws {
    let json = SampleAudit.positions.json
    let again = try decode(json)
    #expect(
      try render(again, .html, ["ko"]) == render(SampleAudit.positions, .html, ["ko"]))
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let reports = try #require(object?["reports"] as? [[String: Any]])
    let evidence = try #require(reports.first?["evidence"] as? [[String: Any]])
    let positions = evidence.compactMap { $0["position"] as? [String: Any] }
    #expect(
      positions.map { $0["in"] as? String } == [
        "recordedSize", "thumbnail", "original", "picture", "picture",
      ])
    for position in positions {
      #expect(
        Set(position.keys) == ["in", "size", "pictureSize", "crop", "isTilted", "parts"])
    }
    #expect((positions[0]["size"] as? [String: Int]) == ["width": 4000, "height": 3000])
    #expect(
      (positions[1]["crop"] as? [String: Double])
        == ["left": 0.25, "top": 0.1, "width": 0.5, "height": 0.4])
  }

  /// A stored report can come from anywhere.
  @Test func cutsPositionsOffAtTheEdges() throws {
    let json = SampleAudit.positions.json
    let part = "\"left\" : 0.25,"
    let wide = try decode(json.replacing(part, with: "\"left\" : 0.75,"))
    let crop = wide.entries.first?.report?.evidence[1].position?.crop
    #expect(crop == PicturePart(left: 0.75, top: 0.1, width: 0.25, height: 0.4))
    let beyond = try decode(json.replacing(part, with: "\"left\" : 7,"))
    #expect(beyond.entries.first?.report?.evidence[1].position?.crop == nil)
    #expect(beyond.entries.first?.report?.evidence[3].position?.parts == [])
    #expect(throws: (any Error).self) {
      try decode(json.replacing("\"width\" : 160", with: "\"width\" : 0"))
    }
    #expect(throws: (any Error).self) {
      try decode(json.replacing("\"width\" : 160", with: "\"width\" : 99999999999"))
    }
  }

  @Test func readsEvidenceThatWasStoredBeforeItHadPositions() throws {
    var json = try #require(
      JSONSerialization.jsonObject(with: Data(SampleAudit.positions.json.utf8)) as? [String: Any])
    let reports = try #require(json["reports"] as? [[String: Any]])
    json["reports"] = reports.map { report in
      var report = report
      report["evidence"] = (report["evidence"] as? [[String: Any]])?.map { evidence in
        evidence.filter { $0.key != "position" }
      }
      return report
    }
    let old = try AuditReport(json: JSONSerialization.data(withJSONObject: json))
    #expect(old.entries.first?.report?.evidence.count == 5)
    #expect(old.entries.first?.report?.evidence.allSatisfy { $0.position == nil } == true)
  }

  /// Whether credentials belong to the file, or why that was not checked, is stored and said.
  @Test(arguments: CredentialsBinding.allCases)
  func keepsWhatCredentialsBelongTo(binding: CredentialsBinding) throws {
    let fact = PhotoFact(
      .credentials, .text(binding.rawValue), source: "C2PA manifest store")
    let audit = SampleAudit.audit([
      SampleAudit.photo("a.jpg", PhotoSummary(fileSize: 9, facts: [fact]), .noSign)
    ])
    let again = try decode(audit.json)
    #expect(again == audit)
    #expect(again.entries.first?.report?.summary.facts == [fact])
    for language in allLanguages {
      let words = Localizer(catalog: try ProductStrings.catalog(), languages: [language])
        .text(for: LocalizedMessage("report.credentials.\(binding.rawValue)"))
      #expect(try render(again, .text, [language], width: 200).contains(words))
    }
  }

  @Test func readsReportsThatWereStoredBeforeThereWasEvidence() throws {
    var json = try #require(
      JSONSerialization.jsonObject(with: Data(SampleAudit.batch.json.utf8)) as? [String: Any])
    let reports = try #require(json["reports"] as? [[String: Any]])
    json["reports"] = reports.map { report in
      report.filter { $0.key != "evidence" && $0.key != "assessment" }
    }
    let old = try AuditReport(json: JSONSerialization.data(withJSONObject: json))
    #expect(old.entries.compactMap(\.report).allSatisfy { $0.evidence.isEmpty })
    #expect(old.entries.compactMap(\.report).allSatisfy { $0.assessment == nil })
    #expect(try !render(old, .html, ["en"]).contains("class=\"signs\""))
  }

  @Test func rendersTheSameWithoutThePhotos() throws {
    let again = try decode(SampleAudit.batch.json)
    #expect(
      try render(again, .html, ["ja"]) == render(SampleAudit.batch, .html, ["ja"]))
  }

  @Test func namesEveryMember() throws {
    let audit = SampleAudit.batch
    let json = try JSONSerialization.jsonObject(with: Data(audit.json.utf8)) as? [String: Any]
    let reports = try #require(json?["reports"] as? [[String: Any]])
    let first = try #require(reports.first)
    let summary = try #require(first["summary"] as? [String: Any])
    #expect(first["score"] as? Int == 100)
    #expect(first["badge"] as? String == "green")
    #expect(summary["creationDate"] as? String == "2025-08-16T19:42:07+09:00")
    #expect((summary["dimensions"] as? [String: Int])?["width"] == 4032)
    #expect((summary["location"] as? [String: Double])?["latitude"] == 37.5665)
    for report in reports {
      #expect(
        Set(report.keys) == [
          "file", "sha256", "score", "badge", "date", "summary", "flags", "evidence",
          "assessment", "credentials", "error",
        ])
    }
    let last = try #require(reports.last)
    #expect((last["error"] as? [String: Any])?.keys.first == "invalidImage")
    #expect(last["score"] is NSNull)
    #expect(audit.json.contains("\"location\" : {\n          \"withheld\" : true\n        }"))
    #expect(!audit.json.contains("\\/"))
  }

  @Test(
    arguments: [
      ("", "notJSON: 1:1 empty"), ("{\n", "notJSON: 2:1 cutOff"), ("[]", "invalid: $"),
      ("{}", "missing: schemaVersion"), ("{\"schemaVersion\": 1 2}", "notJSON: 1:21"),
      ("{\"schemaVersion\": 2}", "newerSchema: 2"),
      ("{\"schemaVersion\": 1}", "missing: toolVersion"),
      ("{\"schemaVersion\": 0}", "invalid: schemaVersion"),
      ("{\"schemaVersion\": 1.5}", "invalid: schemaVersion"),
      ("{\"schemaVersion\": \"1\"}", "invalid: schemaVersion"),
    ])
  func saysWhatIsWrong(json: String, error: String) {
    #expect(throws: ReportDecodingError.self) { try decode(json) }
    #expect(failure(of: json)?.hasPrefix(error) == true, "\(failure(of: json) ?? "no failure")")
  }

  @Test(
    arguments: [
      ("\"score\" : 100", "\"score\" : 101", "invalid: reports[0].score"),
      ("\"score\" : 100", "\"score\" : null", "invalid: reports[0].score"),
      ("\"score\" : 100", "\"score\" : 99.5", "invalid: reports[0].score"),
      ("\"score\" : 100", "\"score\" : 1e99", "invalid: reports[0].score"),
      ("\"error\" : null", "\"error\" : {\"invalidImage\" : {}}", "invalid: reports[0]"),
      ("\"width\" : 4032", "\"width\" : 0", "invalid: reports[0].summary.dimensions.width"),
      ("\"height\" : 3024", "\"height\" : -1", "invalid: reports[0].summary.dimensions.height"),
      ("\"sha256\" : \"", "\"sha256\" : \"0", "invalid: reports[0].sha256"),
      ("\"fileSize\" : 2417332", "\"fileSize\" : -1", "invalid: reports[0].summary.fileSize"),
      ("\"latitude\" : 37.5665", "\"latitude\" : 137", "invalid: reports[0].summary.location"),
      (
        "\"latitude\" : 37.5665", "\"latitude\" : 1e999",
        "invalid: reports[0].summary.location.latitude"
      ),
      ("2025-08-16T19:42:07", "2025-13-16T19:42:07", "invalid: reports[0].summary.creationDate"),
      ("\"type\" : \"information\"", "\"type\" : \"genuine\"", "invalid: reports[0].flags[0].type"),
      ("\"softwareVersion\"", "\"unknownCase\"", "invalid: reports[0].flags[0].detail"),
      ("\"noSign\"", "\"genuine\"", "invalid: reports[0].assessment.verdict"),
      ("2025-09-04T12:34:56Z", "yesterday", "invalid: date"),
    ])
  func saysWhereAValueIsWrong(found: String, replacement: String, error: String) throws {
    let json = SampleAudit.single.json.replacingOccurrences(of: found, with: replacement)
    #expect(json != SampleAudit.single.json)
    #expect(failure(of: json) == error)
  }

  @Test func refusesAnEntryWithNeitherReportNorFailure() {
    let entry = #"{"file": "a.jpg", "error": null, "summary": null, "flags": []}"#
    let json = """
      {"schemaVersion": 1, "toolVersion": "1", "ruleTableVersion": "1",
       "date": "2025-09-04T12:34:56Z", "reports": [\(entry)]}
      """
    #expect(failure(of: json) == "invalid: reports[0]")
  }

  @Test(arguments: ["A", "g", "é"])
  func refusesADigestThatIsNotLowercase(digit: String) throws {
    var audit = SampleAudit.single
    audit.entries[0].sha256 = digit + String(repeating: "0", count: 63)
    #expect(failure(of: audit.json) == "invalid: reports[0].sha256")
  }

  @Test(.needs(.python))
  func followsTheSchema() throws {
    let schema = packageRoot.appending(path: "Templates/report.schema.json")
    for audit in [
      SampleAudit.batch, SampleAudit.hostile, SampleAudit.positions, SampleAudit.audit([]),
    ] {
      let file = try PythonCheck.file(audit.json, named: "report.json")
      try PythonCheck.expectNoFault("check-json.py", schema, file)
    }
  }

  /// Each error in each format, with and without the bytes.
  private static let failures = SampleAudit.audit(
    [
      AppError.photoSelectionFailed, .invalidImage, .videoNotSupported, .metadataExtractionFailed,
      .dataLoadingFailed,
      .fileChanged, .fileSystemError(description: "No such file or directory"),
    ].map { PhotoEntry(file: "photo.jpg", sha256: nil, result: .failure($0)) })

  @Test func storesEveryFailure() throws {
    let audit = Self.failures
    #expect(try decode(audit.json) == audit)
    let rows = try render(audit, .ndjson, []).split(separator: "\n")
    #expect(
      try AuditReport(stored: Data(rows.joined(separator: "\n").utf8)).entries == audit.entries)
    #expect(rows.count == 7)
    #expect(rows.count { $0.contains(#""error":{"fileChanged":{}}"#) } == 1)
    let table = try render(audit, .csv, [])
    #expect(table.contains(",fileChanged,"))
    for format in [ReportFormat.html, .markdown, .text] {
      for language in allLanguages {
        let text = ProductStrings.localizer(languages: [language]).text(for: AppError.fileChanged)
        let document = try render(audit, format, [language])
        // Plain text wraps lines.
        let start = format == .text ? text.prefix(12) : text[...]
        #expect(document.contains(start), "\(format) \(language)")
      }
    }
  }

  @Test(.needs(.python))
  func hasEveryFailureInTheSchema() throws {
    let schema = packageRoot.appending(path: "Templates/report.schema.json")
    let file = try PythonCheck.file(Self.failures.json, named: "report.json")
    try PythonCheck.expectNoFault("check-json.py", schema, file)
  }

  private func failure(of json: String) -> String? {
    do {
      _ = try decode(json)
      return nil
    } catch let error as ReportDecodingError {
      switch error {
      case .notJSON(let error):
        let position = error.position
        return "notJSON: \(position.line):\(position.column) \(error.reason)"
      case .newerSchema(let version, _): return "newerSchema: \(version)"
      case .missing(let path): return "missing: \(path)"
      case .invalid(let path): return "invalid: \(path)"
      case .line(let number, _): return "line: \(number)"
      }
    } catch {
      return String(describing: error)
    }
  }
}
