import Foundation
import TestSupport
import Testing

/// No catalog crashes `catalog-lint` or corrupts its output.
@Suite(.needs(.python)) struct LintHostileTests {
  private static let formats: [OutputJudge.Kind?] = [
    .terminal, nil, .json, .jsonl, .sarif, .github, .json, .junit, .checkstyle, .markdown,
  ]
  private static let formatNames = [
    "text", "concise", "json", "jsonl", "sarif", "github", "gitlab", "junit", "checkstyle",
    "markdown",
  ]

  @Test(arguments: HostileCorpus.names)
  func survivesEachCommand(name: String) throws {
    let folder = try HostileFolder(HostileCorpus.catalogs(named: name))
    var judge = try OutputJudge()
    let base = ["in", "--preset", "all", "--isolated"]
    for language in TestScope.isComplete ? ["en", "ko", "ja", "zh-Hans"] : ["ja"] {
      try lint(
        folder, base + ["-l", language] + Self.formatNames.flatMap { ["-f", "\($0)=out/\($0)"] })
      for (format, kind) in zip(Self.formatNames, Self.formats) {
        try judge.add(
          kind ?? .terminal, at: folder.folder.url.appending(path: "out/\(format)"),
          "\(name) \(format)")
      }
    }
    try judge.add(.terminal, lint(folder, base + ["--all", "--color", "never"]), "\(name) printed")
    try judge.add(
      .diff, lint(folder, base + ["--fix", "--unsafe-fixes", "--diff"]), "\(name) difference")
    try lint(folder, base + ["--write-baseline", "out/baseline", "-f", "concise=out/c"])
    try judge.add(.jsonl, at: folder.folder.url.appending(path: "out/baseline"), "\(name) baseline")
    try lint(folder, base + ["--baseline", "out/baseline", "--strict-baseline"])
    try lint(folder, base + ["--baseline", "out/baseline", "--prune-baseline"])
    try lint(folder, base + ["--fix", "-f", "json=out/fixed"], changes: true)
    try lint(
      folder, base + ["--fix", "--unsafe-fixes", "-f", "sarif=out/fixed.sarif"], changes: true)
    for (form, kind) in [
      ("text", OutputJudge.Kind.terminal), ("json", .json), ("markdown", .markdown),
    ] {
      try judge.add(
        kind, lint(folder, ["stats", "in", "--format", form]), "\(name) statistics as \(form)")
    }
    try judge.expectSoundOutputs()
    try FileManager.default.createDirectory(
      at: folder.folder.url.appending(path: "in"), withIntermediateDirectories: true)
    try lint(folder, ["init", "in", "--force"], changes: true)
  }

  /// Returns the output of a run.
  @discardableResult
  private func lint(
    _ folder: HostileFolder, _ arguments: [String], changes: Bool = false
  ) throws -> Data {
    try folder.expectSurvival(of: .lint, arguments, changes: changes).output
  }
}
