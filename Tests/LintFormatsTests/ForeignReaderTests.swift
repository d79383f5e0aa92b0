import CatalogRules
import Foundation
import TestSupport
import Testing

@testable import LintFormats

/// Reports as other programs read them: Python's JSON and XML, junitparser, models of SARIF, a
/// schema validator with a profile of our logs (`Checks/sarif_profile.py`), and the published
/// schema if `METALENS_SARIF_SCHEMA` names a copy.
struct ForeignReaderTests {
  @Test(.needs(.python))
  func readEveryMachineFormat() throws {
    let folder = try TemporaryFolder()
    var style = try SampleReport.style()
    style.translatesRules = true
    for format in LintFormat.allCases {
      let text = try SampleReport.report().text(as: format, style: style)
      try folder.write(text.utf8, to: "report.\(format.rawValue)")
    }
    try folder.write(SampleReport.catalogText.utf8, to: "catalog")
    let script = Repository.root.appending(
      path: "Tests/LintFormatsTests/Checks/check_formats.py")
    let schema = ProcessInfo.processInfo.environment["METALENS_SARIF_SCHEMA"]
    let run = try #require(Program.python).run(
      [script.path, folder.url.path] + (schema.map { [$0] } ?? []),
      environment: ["PYTHONDONTWRITEBYTECODE": "1"])
    #expect(run.status == 0, "\(run.errorText)")
  }
}
