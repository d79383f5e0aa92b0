import Foundation
import StringCatalogs
import TestSupport
import Testing

/// No catalog crashes `catalog-edit`, loses a byte by accident or makes it write an unreadable
/// file.
@Suite(.needs(.python)) struct EditHostileTests {
  private static let tool = HostileTool.edit

  @Test(arguments: HostileCorpus.names)
  func formatsWhatItCanReadOnce(name: String) throws {
    let folder = try HostileFolder(HostileCorpus.catalogs(named: name))
    try folder.expectSurvival(of: Self.tool, ["format", "--check", "in"])
    try folder.expectSurvival(of: Self.tool, ["format", "--diff", "in"])
    let run = try Self.tool.run(["format", "in"], in: folder.folder)
    let again = try Self.tool.run(["format", "--check", "in"], in: folder.folder)
    // An unreadable file stays unchanged; nothing else is left to change.
    #expect(
      again.status == run.status && again.output.isEmpty, "\(name): \(again.text.prefix(2000))")
  }

  @Test(arguments: HostileCorpus.single)
  func changesNoMoreThanIntended(catalog: HostileCatalog) throws {
    let folder = try HostileFolder([catalog])
    let path = folder.paths[0]
    let keys = (try? StringCatalog(bytes: catalog.bytes))?.entries.map(\.key) ?? ["k"]
    let key = keys.first ?? "k"
    var judge = try OutputJudge()
    func edit(_ arguments: String..., judge kind: OutputJudge.Kind = .difference) throws {
      let run = try folder.expectSurvival(
        of: Self.tool, [arguments[0], "--diff"] + arguments.dropFirst())
      try judge.add(kind, run.output, "\(catalog.name) \(arguments)")
      try folder.expectSurvival(of: Self.tool, arguments, changes: true)
    }
    for state in ["new", "translated"] {
      try edit("set", path, "--language", "ko", "--state", state, "--", key)
    }
    for options in [
      [], ["--plural", "few"], ["--device", "iphone"], ["--phrase", "1"], ["--phrase", "2"],
      ["--substitution", "a"], ["--device", "mac", "--plural", "one", "--substitution", "a"],
    ] {
      let arguments =
        ["set", path, "--language", "ko", "--force"] + options + ["--", key, "\"'\\\n%@"]
      try folder.expectSurvival(of: Self.tool, arguments, changes: true)
    }
    try edit("add-language", path, "pl")
    try edit("add-language", path, "ar", "--", key)
    try edit("unset", path, "--language", "ko", "--", key)
    try edit("remove-stale", path)
    try judge.expectSoundOutputs()
  }

  @Test(arguments: HostileCorpus.single)
  func importsWhatItExported(catalog: HostileCatalog) throws {
    let folder = try HostileFolder([catalog])
    let (path, url) = (folder.paths[0], folder.folder.url)
    var judge = try OutputJudge()
    let languages =
      (try? StringCatalog(bytes: catalog.bytes))?.languages.prefix(2).map(\.rawValue) ?? []
    for (number, language) in (languages + ["ru"]).filter({ !$0.hasPrefix("-") }).enumerated() {
      let file = "out/\(number).xliff"
      let arguments = [
        "export", "xliff", path, "--language", language, "-o", file, "--project", ".",
      ]
      let run = try folder.expectSurvival(of: Self.tool, arguments)
      try judge.add(
        .xml, at: url.appending(path: file), "\(catalog.name) \(file)", isOptional: run.status == 2)
      try expectNoChange(folder, "import", "xliff", file, "--catalog", path, "--project", ".")
      try folder.expectSurvival(
        of: Self.tool,
        ["export", "xcloc", path, "--language", language, "-o", "out/\(number)", "--project", "."])
      for name in try names(in: url.appending(path: "out/\(number)")) {
        try expectNoChange(
          folder, "import", "xcloc", "out/\(number)/\(name)", "--catalog", path, "--project", ".")
      }
    }
    let csv = try folder.expectSurvival(
      of: Self.tool, ["export", "csv", path, "-o", "out/table.csv"])
    try judge.add(
      .csv, at: url.appending(path: "out/table.csv"), "\(catalog.name) table",
      isOptional: csv.status == 2)
    try expectNoChange(folder, "import", "csv", "out/table.csv", "--catalog", path)
    try folder.expectSurvival(of: Self.tool, ["export", "strings", path, "-o", "out/strings"])
    let files = FileManager.default.enumerator(
      at: url.appending(path: "out/strings"), includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard let kind = OutputJudge.Kind(rawValue: file.pathExtension) else { continue }
      try judge.add(kind, at: file, "\(catalog.name) \(file.lastPathComponent)")
    }
    try judge.expectSoundOutputs()
  }

  @Test(arguments: HostileCorpus.single)
  func mergesOrRefuses(catalog: HostileCatalog) throws {
    let folder = try HostileFolder([catalog, HostileCatalog("complete", HostileCatalog.complete)])
    let (hostile, complete) = (folder.paths[0], folder.paths[1])
    var judge = try OutputJudge()
    for versions in [
      [complete, complete, hostile], [complete, hostile, complete], [hostile, complete, complete],
      [complete, hostile, hostile], [hostile, complete, hostile],
    ] {
      for options in [[], ["--prefer", "newest-state", "-o", "out/merged"]] {
        let run = try folder.expectSurvival(of: Self.tool, ["merge"] + versions + options)
        guard run.status < 2 else { continue }
        // If the common content is not a catalog, it stays unchanged.
        let output =
          options.isEmpty
          ? run.output : try Data(contentsOf: folder.folder.url.appending(path: "out/merged"))
        guard (try? StringCatalog(bytes: catalog.bytes)) != nil else { continue }
        #expect((try? StringCatalog(bytes: Array(output))) != nil, "\(catalog.name) \(versions)")
        try judge.add(.diff, output, "\(catalog.name) \(versions)")
      }
    }
    try judge.expectSoundOutputs()
  }

  private func expectNoChange(
    _ folder: HostileFolder, _ arguments: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try folder.expectSurvival(of: Self.tool, arguments, sourceLocation: sourceLocation)
  }

  private func names(in folder: URL) throws -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }
}
