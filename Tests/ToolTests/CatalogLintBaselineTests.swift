import Foundation
import TestSupport
import Testing

/// Baselines of `catalog-lint`.
struct CatalogLintBaselineTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(executable: Tool.built("catalog-lint"), folder: folder.url)
  }

  @Test func isSilentAboutWhatABaselineKnows() throws {
    try folder.write(CatalogLintTests.bad.utf8, to: "App/A.xcstrings")
    #expect(try tool.run("--write-baseline", "known.jsonl").status == 0)
    #expect(try folder.text(of: "known.jsonl").split(separator: "\n").count == 1)
    #expect(try tool.run("--baseline", "known.jsonl", "--strict-baseline").status == 0)

    // Lines move, and nothing is new.
    try folder.write(("\n\n" + CatalogLintTests.bad).utf8, to: "App/A.xcstrings")
    #expect(try tool.run("App", "--baseline", "known.jsonl").status == 0)

    try folder.write(
      CatalogLintTests.bad.replacing("saved", with: "gone").utf8, to: "App/B.xcstrings")
    let run = try tool.run("--baseline", "known.jsonl", "--format", "concise")
    #expect(run.status == 1)
    #expect(run.text.hasPrefix("App/B.xcstrings:9:23: "))
    #expect(run.text.split(separator: "\n").count == 1)
  }

  @Test func reportsAndRemovesWhatIsFixed() throws {
    try folder.write(CatalogLintTests.bad.utf8, to: "A.xcstrings")
    try folder.write(CatalogLintTests.bad.utf8, to: "B.xcstrings")
    _ = try tool.run("--write-baseline", "known.jsonl")
    try folder.write(#"{ "baseline": "known.jsonl" }"#.utf8, to: ".catalog-lint.json")
    try folder.write(CatalogLintTests.good.utf8, to: "A.xcstrings")

    // A run that does not check A ignores its entries.
    #expect(try tool.run("B.xcstrings", "--strict-baseline").status == 0)
    let run = try tool.run()
    #expect(run.status == 0)
    #expect(run.errorText.contains("known.jsonl: fixed findings: 1"))
    #expect(try tool.run("--strict-baseline").status == 1)
    #expect(try tool.run("--prune-baseline").status == 0)
    #expect(try folder.text(of: "known.jsonl").split(separator: "\n").count == 1)
    #expect(try tool.run("--strict-baseline").status == 0)
    #expect(
      try folder.names == [".catalog-lint.json", "A.xcstrings", "B.xcstrings", "known.jsonl"])
  }

  /// A run can't find what it does not check, and so can't tell whether it is fixed.
  @Test(arguments: [["--select", "plural"], ["--ignore", "empty"], ["--config", "off.json"]])
  func keepsInTheBaselineWhatItWasNotAskedFor(options: [String]) throws {
    try folder.write(CatalogLintTests.bad.utf8, to: "A.xcstrings")
    try folder.write(
      #"{ "overrides": [{ "keys": ["%@*"], "rules": { "empty-translation": "off" } }] }"#.utf8,
      to: "off.json")
    _ = try tool.run("--write-baseline", "known.jsonl")
    let known = try folder.text(of: "known.jsonl")
    let arguments = ["--baseline", "known.jsonl"] + options
    let strict = try tool.run(arguments: arguments + ["--strict-baseline"])
    #expect(strict.status == 0 && strict.errorText.isEmpty)
    #expect(try tool.run(arguments: arguments + ["--prune-baseline"]).status == 0)
    #expect(try folder.text(of: "known.jsonl") == known && !known.isEmpty)
  }

  @Test func saysWhichLineOfABaselineIsInvalid() throws {
    try folder.write(CatalogLintTests.bad.utf8, to: "A.xcstrings")
    try folder.write("\n<<<<<<< HEAD\n".utf8, to: "known.jsonl")
    let run = try tool.run("--baseline", "known.jsonl")
    #expect(run.status == 2)
    #expect(run.errorText.contains("known.jsonl:2: "))
  }

  @Test func reportsAMissingBaselineOnce() throws {
    try folder.write(CatalogLintTests.good.utf8, to: "A.xcstrings")
    try folder.write(CatalogLintTests.good.utf8, to: "B.xcstrings")
    let run = try tool.run("--baseline", "known.jsonl")
    #expect(run.status == 2)
    #expect(run.errorText.components(separatedBy: "known.jsonl").count == 2)
  }
}
