import Foundation
import Testing

@testable import TestSupport

struct RequirementTests {
  @Test func readsTheNamesInAList() throws {
    #expect(try Requirement.required(by: "").isEmpty)
    #expect(try Requirement.required(by: "data,git") == [.data, .git])
    #expect(try Requirement.required(by: "all") == Set(Requirement.allCases))
    #expect(throws: RequirementError.unknown("pyhton")) {
      try Requirement.required(by: "data,pyhton")
    }
  }

  @Test func countsSkippedTestsInOneLine() {
    #expect(
      SkippedTests.line([.git: 2, .data: 12, .zsh: 1])
        == "Skipped: 12 tests need ../shared/data, 2 need git, 1 needs zsh.")
    #expect(SkippedTests.line([.git: 1]) == "Skipped: 1 test needs git.")
  }

  @Test(.needs(.data)) func findsRealCatalogs() {
    #expect(RealCatalogs.readablePaths.count > 50)
    #expect(RealCatalogs.pathsOfXcode.count > 50)
  }

  /// Runs the test above in a separate process, without the real files.
  private func runWithoutData(requiring list: String) throws -> Program.Run {
    let folder = try TemporaryFolder()
    var environment = ProcessInfo.processInfo.environment
    environment["METALENS_DATA"] = folder.url.path
    environment["METALENS_REQUIRE"] = list
    return try Program(at: URL(filePath: CommandLine.arguments[0])).run(
      ["--testing-library", "swift-testing", "--filter", "RequirementTests/findsRealCatalogs"],
      environment: environment)
  }

  @Test func saysAtTheEndWhatWasSkipped() throws {
    let run = try runWithoutData(requiring: "")
    #expect(run.status == 0, "\(run.text)\(run.errorText)")
    #expect(run.text.hasSuffix("Skipped: 1 test needs ../shared/data.\n"), "\(run.text)")
  }

  @Test(arguments: [
    ("data", "METALENS_REQUIRE names data, but this test needs ../shared/data."),
    ("git,dta", "METALENS_REQUIRE names “dta”, which is not a requirement."),
  ])
  func failsWhereARequirementIsMissing(list: String, message: String) throws {
    let run = try runWithoutData(requiring: list)
    #expect(run.status != 0)
    #expect((run.text + run.errorText).contains(message), "\(run.text)\(run.errorText)")
  }

  /// A test that is skipped or returns in any other way would be neither counted nor required.
  @Test func everySkippedTestIsCounted() throws {
    let tests = Repository.root.appending(path: "Tests")
    let forbidden = [".enabled(", ".disabled(", "Test.cancel(", "XCTSkip"]
    var faults: [String] = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: tests.path)
    where path.hasSuffix(".swift") && !path.hasPrefix("TestSupport") {
      let text = try String(contentsOf: tests.appending(path: path), encoding: .utf8)
      faults += forbidden.filter(text.contains).map { "\(path): \($0)" }
      if path.hasSuffix("Tests.swift"), text.contains("else { return }\n") {
        faults.append("\(path): else { return }")
      }
    }
    #expect(faults.isEmpty)
  }
}
