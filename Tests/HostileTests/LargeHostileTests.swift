import Foundation
import TestSupport
import Testing

/// No catalog is so large in one way that it ends a tool, or makes it hang.
///
/// A complete run has a hundred thousand keys, languages, variations or levels, and texts of ten
/// megabytes.
@Suite(.needs(.python)) struct LargeHostileTests {
  private static let catalogs = HostileCorpus.sample(
    HostileCatalog.large(TestScope.isComplete ? 100_000 : 200), 3)

  @Test(arguments: catalogs)
  func survivesEachCommand(catalog: HostileCatalog) throws {
    let folder = try HostileFolder([catalog, HostileCatalog("complete", HostileCatalog.complete)])
    let (path, complete) = (folder.paths[0], folder.paths[1])
    let output = folder.folder.url.appending(path: "out")
    var judge = try OutputJudge()
    func run(
      _ tool: HostileTool, _ arguments: String..., writes names: [(String, OutputJudge.Kind)] = []
    ) throws {
      let run = try folder.expectSurvival(of: tool, arguments)
      for (name, kind) in names {
        try judge.add(
          kind, at: output.appending(path: name), "\(catalog.name) \(name)",
          isOptional: run.status == 2)
      }
    }
    try run(.lint, "stats", path)
    let reports = OutputJudge.reportFormats.flatMap { ["-f", "\($0.name)=out/\($0.name)"] }
    let lint = try folder.expectSurvival(
      of: .lint, ["--isolated", "--preset", "all", path] + reports)
    for format in OutputJudge.reportFormats {
      try judge.add(
        format.kind, at: output.appending(path: format.name), "\(catalog.name) \(format.name)",
        isOptional: lint.status == 2)
    }
    try run(.lint, "--isolated", "--preset", "all", "--fix", "--unsafe-fixes", "--diff", path)
    try run(.edit, "format", "--check", path)
    try run(.edit, "set", path, "--language", "ko", "--force", "--diff", "--", "k", "x")
    try run(.edit, "add-language", path, "pl", "--diff")
    try run(.edit, "merge", complete, path, complete, "-o", "out/merged")
    try run(.edit, "merge", path, path, complete, "-o", "out/merged")
    try run(
      .edit, "export", "xliff", path, "--language", "ko", "-o", "out/xliff", "--project", ".",
      writes: [("xliff", .xml)])
    try run(.edit, "import", "xliff", "out/xliff", "--catalog", path, "--project", ".")
    try run(.edit, "export", "csv", path, "-o", "out/csv", writes: [("csv", .csv)])
    try run(.edit, "import", "csv", "out/csv", "--catalog", path)
    // A folder a language, each synced to disk, would only take time.
    if catalog.name != "languages" {
      try run(.edit, "export", "strings", path, "-o", "out/strings")
    }
    try run(.preview, "list", path)
    try run(.preview, "show", path, "--language", "ko")
    try run(.preview, "export", "html", path, "-o", "out/html", writes: [("html", .html)])
    try judge.expectSoundOutputs()
  }
}
