import Originality
import PhotoAudits
import PhotoMetadata
import ProductStrings
import Reports
import StringCatalogs
import Testing

struct ReportTextTests {
  @Test func everyCaseHasItsText() throws {
    let catalog = try ProductStrings.catalog()
    let keys =
      ScoreBadge.allCases.map { "report.badge.\($0.rawValue)" }
      + OriginalityFlagType.allCases.map { "report.flagType.\($0.rawValue)" }
      + Assessment.Verdict.allCases.map { "report.assessment.\($0.rawValue)" }
      + FlagDetail.Kind.allCases.map { "report.evidence.\($0.rawValue)" }
      + MetadataProblem.allCases.filter { $0.assumedEncoding == nil }.map {
        "report.problem.\($0.rawValue)"
      }
      + CredentialsBinding.allCases.map { "report.credentials.\($0.rawValue)" }
      + LocationProblem.allCases.map { "report.locationProblem.\($0.rawValue)" }
    for key in keys {
      for language in allLanguages {
        let localizer = Localizer(catalog: catalog, languages: [language])
        let message = localizer.message(for: LocalizedMessage(key))
        #expect(message.problems.isEmpty && message.language == language, "\(key), \(language)")
      }
    }
  }

  @Test(arguments: [ReportFormat.html, .markdown, .text], allLanguages)
  func leaveNoKeyInAReport(format: ReportFormat, language: LanguageTag) throws {
    for audit in [SampleAudit.batch, SampleAudit.single] {
      let report = try render(audit, format, [language])
      #expect(report.firstMatch(of: /report\.[a-z]+\.|%[0-9@l.]/) == nil)
    }
  }
}
