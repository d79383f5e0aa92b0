import Foundation
import TestSupport
import Testing

/// No catalog crashes `catalog-lint` or corrupts its output.
@Suite(.needs(.python)) struct LintHostileTests {
  @Test(arguments: HostileCorpus.names)
  func survivesEachCommand(name: String) throws {
    let folder = try HostileFolder(HostileCorpus.catalogs(named: name))
    var judge = try OutputJudge()
    let base = ["in", "--preset", "all", "--isolated"]
    try report(folder, base + ["-l", "ja"], to: &judge, name)
    try judge.add(.log, lint(folder, base + ["--all", "--color", "never"]), "\(name) printed")
    try judge.add(
      .difference, lint(folder, base + ["--fix", "--unsafe-fixes", "--diff"]), "\(name) difference")
    try lint(folder, base + ["--write-baseline", "out/baseline", "-f", "concise=out/c"])
    try judge.add(.jsonl, at: folder.folder.url.appending(path: "out/baseline"), "\(name) baseline")
    try lint(folder, base + ["--baseline", "out/baseline", "--strict-baseline"])
    try lint(folder, base + ["--baseline", "out/baseline", "--prune-baseline"])
    for fixes in [["--fix"], ["--fix", "--unsafe-fixes"]] {
      let words = fixes.joined(separator: " ")
      try report(folder, base + fixes, changes: true, to: &judge, "\(name) \(words)")
    }
    for (form, kind) in [
      ("text", OutputJudge.Kind.log), ("json", .json), ("markdown", .markdown),
    ] {
      try judge.add(
        kind, lint(folder, ["stats", "in", "--format", form]), "\(name) statistics as \(form)")
    }
    try judge.expectSoundOutputs()
    try FileManager.default.createDirectory(
      at: folder.folder.url.appending(path: "in"), withIntermediateDirectories: true)
    try lint(folder, ["init", "in", "--force"], changes: true)
  }

  /// Lints once for reports in all formats, each of which must be written, and adds them.
  private func report(
    _ folder: HostileFolder, _ arguments: [String], changes: Bool = false,
    to judge: inout OutputJudge, _ name: String
  ) throws {
    let output = folder.folder.url.appending(path: "out")
    let formats = OutputJudge.reportFormats
    for format in formats {
      try? FileManager.default.removeItem(at: output.appending(path: format.name))
    }
    try lint(
      folder, arguments + formats.flatMap { ["-f", "\($0.name)=out/\($0.name)"] },
      changes: changes)
    for format in formats {
      try judge.add(format.kind, at: output.appending(path: format.name), "\(name) \(format.name)")
    }
  }

  /// Returns the output of a run.
  @discardableResult
  private func lint(
    _ folder: HostileFolder, _ arguments: [String], changes: Bool = false
  ) throws -> Data {
    try folder.expectSurvival(of: .lint, arguments, changes: changes).output
  }
}
