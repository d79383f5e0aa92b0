import Foundation
import ProductStrings
import StringCatalogs
import TestSupport
import Testing

@testable import CatalogReports

/// Reports as data.
struct CatalogReportJSONTests {
  private func report() throws -> CatalogReport {
    let earlier = try TestCatalog.make(["Open the file": ["ko": "파일 열기"], "Close": [:]])
    let survey = CatalogSurvey(
      of: try TestCatalog.states(), path: "App/A.xcstrings",
      comparedWith: .some(CatalogSurvey.Earlier(earlier, findings: [])), listsStrings: true)
    var report = CatalogReport([survey], base: "main", toolVersion: "1")
    report.history = [HistoryPoint(of: report)]
    return report
  }

  @Test func isReadBack() throws {
    let report = try report()
    #expect(try CatalogReport(json: Data(report.json.utf8)) == report)
  }

  @Test func saysWhatIsWrong() throws {
    func error(_ json: String) throws -> CatalogReportError {
      try #require(throws: CatalogReportError.self) { try CatalogReport(json: Data(json.utf8)) }
    }
    #expect(try error("[]") == .unreadable(path: "$"))
    #expect(try error(#"{ "schemaVersion": 1 }"#) == .unreadable(path: "$.toolVersion"))
    let text = try report().json
    #expect(
      try error(text.replacing("\"translated\" : 1,", with: "\"translated\" : \"1\","))
        == .unreadable(path: "$.languages[1].translated"))
    #expect(
      try error(text.replacing("\"schemaVersion\" : 1", with: "\"schemaVersion\" : 2"))
        == .newer(version: 2))
  }

  @Test(.needs(.python)) func followsItsSchema() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(try report().json.utf8, to: "report.json")
    let python = try #require(Program.python)
    let check = Repository.root.appending(path: "Tests/ReportsTests/Checks/check-json.py")
    let schema = Repository.root.appending(path: "Templates/catalog-report.schema.json")
    let run = try python.run([check.path, schema.path, file.path])
    #expect(run.status == 0, "\(run.text)\(run.errorText)")
  }

  @Test func isATableForPrograms() throws {
    var report = try report()
    report.history = nil
    let rows = ProgressTable(report).text.split(separator: "\r\n")
    #expect(rows.first?.hasPrefix("catalog,language,strings,translated,needs_review") == true)
    #expect(rows.contains("App/A.xcstrings,ko,5,1,1,1,2,0,1,,5,4,0,0,0"), "\(rows)")
    report.history = [HistoryPoint(of: report)]
    #expect(ProgressTable(report).text.hasPrefix("commit,date,language,translated,strings\r\n"))
    report.catalogs[0].path = "=1+1"
    report.history = nil
    #expect(!ProgressTable(report).text.contains("\r\n=1+1"))
  }
}
