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
    #expect(run.errorText.contains("known.jsonl still lists 1 fixed finding."))
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
    #expect(strict.status == 0 && !strict.errorText.contains("fixed findings"))
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

  /// A line of another tool’s, about a file that exists.
  private static let ofCode =
    #"{"file":"App.swift","rule":"code-missing-key","key":"Quit","hash":"0123abcd"}"#

  @Test func keepsWhatAnotherToolOrAnotherRunWrote() throws {
    try folder.write("".utf8, to: "App.swift")
    try folder.write(CatalogLintTests.bad.utf8, to: "A.xcstrings")
    try folder.write(CatalogLintTests.bad.utf8, to: "B.xcstrings")
    try folder.write((Self.ofCode + "\n").utf8, to: "known.jsonl")
    let run = try tool.run("--write-baseline", "known.jsonl")
    #expect(run.status == 0 && run.errorText.contains("such as one of another tool.\n"))
    let known = try folder.text(of: "known.jsonl")
    #expect(known.contains(Self.ofCode) && known.split(separator: "\n").count == 3)
    #expect(try tool.run("--baseline", "known.jsonl", "--strict-baseline").status == 0)

    // A run about one file or without a rule keeps the rest, and the same run gives the same bytes.
    for options in [["A.xcstrings"], ["--ignore", "empty"], []] {
      _ = try tool.run(arguments: options + ["--write-baseline", "known.jsonl"])
      #expect(try folder.text(of: "known.jsonl") == known, "\(options)")
    }
    // What is fixed, or in a file that is gone, is not kept.
    try folder.write(CatalogLintTests.good.utf8, to: "A.xcstrings")
    try FileManager.default.removeItem(at: folder.url.appending(path: "App.swift"))
    _ = try tool.run("--write-baseline", "known.jsonl")
    #expect(try folder.text(of: "known.jsonl").split(separator: "\n").count == 1)
  }

  @Test func writesAnewWhatAMergeLeftBehind() throws {
    try folder.write("".utf8, to: "App.swift")
    try folder.write(CatalogLintTests.good.utf8, to: "A.xcstrings")
    let conflict = "<<<<<<< HEAD\n\(Self.ofCode)\n=======\n>>>>>>> theirs\n"
    try folder.write(conflict.utf8, to: "known.jsonl")
    #expect(try tool.run("--write-baseline", "known.jsonl").status == 0)
    #expect(try folder.text(of: "known.jsonl") == Self.ofCode + "\n")
  }

  @Test func replacesNoFileThatIsNotABaseline() throws {
    try folder.write(CatalogLintTests.bad.utf8, to: "A.xcstrings")
    try folder.write("{ }\n".utf8, to: "package.json")
    let run = try tool.run("--write-baseline", "package.json")
    #expect(run.status == 2 && run.errorText.contains("package.json isn’t a baseline"))
    #expect(try folder.text(of: "package.json") == "{ }\n")
  }

  @Test func saysHowManyFindingsItHides() throws {
    try folder.write(CatalogLintTests.bad.utf8, to: "A.xcstrings")
    _ = try tool.run("--write-baseline", "known.jsonl")
    let run = try tool.run("--baseline", "known.jsonl")
    #expect(run.status == 0)
    #expect(
      run.errorText == "note: 1 known finding isn’t shown. To show it, use --no-baseline.\n")
    try folder.write(#"{ "baseline": "known.jsonl" }"#.utf8, to: ".catalog-lint.json")
    #expect(try tool.run().status == 0)
    #expect(try tool.run("--no-baseline").status == 1)
    let contradiction = try tool.run("--no-baseline", "--strict-baseline")
    #expect(contradiction.status == 2 && contradiction.errorText.contains("--strict-baseline"))
  }

  @Test func saysThatKnownFindingsHaveFixes() throws {
    let catalog = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Save" : {
            "localizations" : {
              "ko" : { "stringUnit" : { "state" : "translated", "value" : "저장 " } }
            }
          }
        },
        "version" : "1.0"
      }
      """
    try folder.write(catalog.utf8, to: "A.xcstrings")
    _ = try tool.run("--write-baseline", "known.jsonl")
    let run = try tool.run("--fix", "--baseline", "known.jsonl")
    #expect(run.status == 0 && !run.errorText.contains("Nothing to fix"))
    #expect(
      run.errorText.contains(
        "1 known finding that has a fix was left as it is. To fix it too, add --no-baseline."))
    #expect(try folder.text(of: "A.xcstrings") == catalog)
    #expect(try tool.run("--fix").errorText.contains("Fixed 1 finding (1 text in 1 file)"))
    #expect(try tool.run("--fix").errorText.contains("Nothing to fix."))
  }
}
