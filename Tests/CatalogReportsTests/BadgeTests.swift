import Foundation
#if canImport(FoundationXML)
import FoundationXML
#endif
import StringCatalogs
import Testing

@testable import CatalogReports

/// Badges and what draws them.
struct BadgeTests {
  private func badges(_ strings: KeyValuePairs<String, [String: String]>) throws -> [Badge] {
    let survey = CatalogSurvey(of: try TestCatalog.make(strings), path: "A.xcstrings")
    return Badge.all(of: CatalogReport([survey], toolVersion: "1"))
  }

  @Test func hasOneForEachLanguageAndOneForAll() throws {
    let badges = try badges(["Open": ["ko": "열기", "ja": "開く"], "Save": ["ko": "저장"]])
    #expect(badges.map(\.name) == ["all", "ja", "ko"])
    #expect(badges.map(\.label) == ["translated", "ja", "ko"])
    #expect(badges.map(\.message) == ["75.0%", "50.0%", "100%"])
  }

  @Test func isWhatShieldsReads() throws {
    let badge = try #require(try badges(["Open": ["ko": "열기"]]).last)
    let object = try JSONSerialization.jsonObject(with: Data(badge.endpoint.utf8))
    let members = try #require(object as? [String: Any])
    #expect(members["schemaVersion"] as? Int == 1)
    #expect(members["label"] as? String == "ko")
    #expect(members["message"] as? String == "100%")
    #expect((members["color"] as? String)?.wholeMatch(of: /[0-9a-f]{6}/) != nil)
  }

  @Test(arguments: ["../ko", "ko/x", "\"><script>", "kö", "", "CON", "한국어"])
  func isSafeForAnyTag(_ tag: String) throws {
    var report = CatalogReport([], toolVersion: "1")
    report.languages = [ReportedLanguage(language: tag)]
    let badge = try #require(Badge.all(of: report).last)
    #expect(badge.name.wholeMatch(of: /[A-Za-z0-9_-]+/) != nil)
    #expect(!badge.svg.contains("<script"))
    let parser = XMLParser(data: Data(badge.svg.utf8))
    #expect(parser.parse(), "\(badge.svg)")
  }
}
