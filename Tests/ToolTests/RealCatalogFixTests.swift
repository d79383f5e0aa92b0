import Foundation
import TestSupport
import Testing

/// Fixes in real catalogs, compared with another program's processing of the same report.
@Suite(.needs(.data, .python))
struct RealCatalogFixTests {
  @Test(arguments: [[], ["--unsafe-fixes"]])
  func changeOnlyTheBytesThatTheReportNames(options: [String]) throws {
    let folder = try TemporaryFolder()
    for path in RealCatalogs.paths {
      let bytes = try RealCatalogs.bytes(of: path)
      guard bytes.count < 100_000 else { continue }
      try folder.write(bytes, to: URL(filePath: path).lastPathComponent)
    }
    let script = Repository.root.appending(path: "Tests/ToolTests/Checks/check_fixes.py")
    let run = try #require(Program.python).run(
      [script.path, Tool.built("catalog-lint").path, folder.url.path] + options)
    #expect(run.status == 0, "\(run.errorText)")
  }
}
