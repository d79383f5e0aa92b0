import Foundation
import TestSupport
import Testing

/// The GitHub action and the pre-commit hook, run in separate projects.
struct IntegrationTests {
  private static let checks = Repository.root.appending(path: "Tests/ToolTests/Checks")

  private let folder: TemporaryFolder
  private let project: URL
  private var environment = ["LANG": "en_US.UTF-8", "PYTHONDONTWRITEBYTECODE": "1"]

  init() throws {
    folder = try TemporaryFolder()
    project = folder.url.appending(path: "project")
    try folder.write(CatalogLintTests.bad.utf8, to: "project/App/Bad.xcstrings")
    try folder.write(CatalogLintTests.good.utf8, to: "project/App/Good.xcstrings")
    let bin = folder.url.appending(path: "bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: bin.appending(path: "catalog-lint"), withDestinationURL: Tool.built("catalog-lint"))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    environment["PATH"] = "\(bin.path):\(path)"
    environment["HOME"] = folder.url.path
  }

  private struct ActionRun: Decodable {
    var status: Int
    var output: String
    var outputs: [String: String]
    var ran: [String]
  }

  private func runAction(
    _ inputs: [String: String], environment: [String: String] = [:]
  ) throws -> ActionRun {
    let script = Self.checks.appending(path: "run_action.py")
    let run = try #require(Program.python).run(
      [script.path, Repository.root.path, project.path], input: JSONEncoder().encode(inputs),
      environment: self.environment.merging(environment) { _, new in new })
    try #require(run.status == 0, "\(run.errorText)")
    return try JSONDecoder().decode(ActionRun.self, from: run.output)
  }

  @Test(.needs(.python))
  func runsAsAGitHubAction() throws {
    let run = try runAction(
      ["sarif-file": "lint.sarif", "format": "junit=a b.xml\nconcise=lint.txt", "language": "ko"],
      environment: ["ACTION_REPOSITORY": "owner/name", "ACTION_REF": "v1"])
    #expect(run.ran == ["Find catalog-lint", "Lint the string catalogs"])
    #expect(run.status == 1 && run.outputs == ["status": "1", "sarif-file": "lint.sarif"])
    #expect(run.output.contains("\n::error title=catalog-lint (empty-translation),"))
    #expect(run.output.contains("번역"))
    #expect(try folder.text(of: "project/a b.xml").contains("<testsuite"))
    #expect(try folder.text(of: "project/lint.txt").hasPrefix("App/Bad.xcstrings:9:23: "))
    let page = "\"https://example.org/owner/name/blob/v1/docs/rules/empty-translation.md\""
    #expect(try folder.text(of: "project/lint.sarif").contains("\"helpUri\": \(page)"))
  }

  @Test(
    .needs(.python),
    arguments: [
      (["paths": "App/Good.xcstrings\n"], 0), (["ignore": "empty"], 0),
      (["ignore": "empty", "required-languages": "ko,ja"], 1), (["preset": "loud"], 2),
      (["paths": "absent"], 2), (["executable": "absent-tool"], 2),
      (["select": "stale", "error-on": "info"], 0), (["changed-since": "nowhere"], 2),
    ])
  func passesItsInputsOn(inputs: [String: String], status: Int) throws {
    #expect(try runAction(inputs).status == status)
  }

  @Test(.needs(.python))
  func treatsNoInputAsACommand() throws {
    let evil = "$(touch \(project.path)/evil)`touch evil`; touch evil #'\" && touch evil"
    for name in [
      "paths", "select", "ignore", "config", "baseline", "changed-since", "executable", "language",
    ] {
      #expect(try runAction([name: evil]).status == 2)
    }
    #expect(try runAction(["paths": "--fix"]).status == 2)
    _ = try runAction(["sarif-file": "$(touch evil).sarif", "format": "json=`touch evil`"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: project.path).sorted()
        == ["$(touch evil).sarif", "App", "`touch evil`"])
  }

  @Test(.needs(.python))
  func buildsTheToolWhereThereIsNone() throws {
    // A compiler that has already built the tool.
    let bin = folder.url.appending(path: "compiler")
    let swift = try folder.write(
      """
      #!/usr/bin/env bash
      case "$*" in
      --version) echo "Swift 6.2" ;;
      *--show-bin-path) echo '\(bin.path)' ;;
      *--product\\ catalog-lint*--package-path*) echo "Building" ;;
      *) exit 64 ;;
      esac
      """.utf8, to: "compiler/swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
    // Not in `PATH`, as it has another name there.
    try FileManager.default.moveItem(
      at: folder.url.appending(path: "bin/catalog-lint"), to: bin.appending(path: "catalog-lint"))
    let hidden = try folder.write([], to: "compiler/env/placeholder").deletingLastPathComponent()
    try FileManager.default.createSymbolicLink(
      at: hidden.appending(path: "swift"), withDestinationURL: swift)
    let run = try runAction([:], environment: ["PATH": "\(hidden.path):/usr/bin:/bin"])
    #expect(run.status == 1, "\(run.output)")
    #expect(run.output.contains("Building\n") && run.output.contains("::error title="))
    #expect(run.ran.count == 5)
  }

  @Test(.needs(.python))
  func saysWhatItNeedsWhereThereIsNoSwift() throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: "bin/catalog-lint"))
    // The programs of the system, one of which may be Swift.
    let bin = folder.url.appending(path: "system")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: "/usr/bin")
    where !name.hasPrefix("swift") {
      try FileManager.default.createSymbolicLink(
        atPath: bin.appending(path: name).path, withDestinationPath: "/usr/bin/\(name)")
    }
    let run = try runAction([:], environment: ["PATH": bin.path])
    #expect(
      run.status == 2 && run.output.hasPrefix("::error::Building catalog-lint requires Swift"))
  }

  private func git(_ arguments: String..., folder: URL) throws {
    let git = try #require(Program(named: "git"))
    let identity = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    let run = try git.run(
      ["-c", "init.defaultBranch=main"] + identity + arguments, environment: environment,
      folder: folder)
    try #require(run.status == 0, "\(run.errorText)")
  }

  @Test(
    .needs(.python, .git))
  func runsAsAHookOfPreCommit() throws {
    let python = try #require(Program.python)
    let manifest = Repository.root.appending(path: ".pre-commit-hooks.yaml")
    let valid = try python.run(
      ["-m", "pre_commit", "validate-manifest", manifest.path], environment: environment)
    #expect(valid.status == 0, "\(valid.text)")

    let hooks = folder.url.appending(path: "hooks")
    try folder.write(Data(contentsOf: manifest), to: "hooks/.pre-commit-hooks.yaml")
    try git("init", "-q", folder: hooks)
    try git("add", "-A", folder: hooks)
    try git("commit", "-q", "-m", "Hooks", folder: hooks)
    try git("tag", "v1", folder: hooks)
    try folder.write(
      """
      repos:
        - repo: \(hooks.path)
          rev: v1
          hooks:
            - id: catalog-lint-system
              args: [--required-languages, "ko"]
      """.utf8, to: "project/.pre-commit-config.yaml")
    try folder.write("No catalog".utf8, to: "project/notes.txt")
    try git("init", "-q", folder: project)
    try git("add", "-A", folder: project)
    let run = try python.run(
      ["-m", "pre_commit", "run", "--all-files", "--color", "never"], environment: environment,
      folder: project)
    #expect(run.status == 1 && run.text.contains("App/Bad.xcstrings:9:23: error: "), "\(run.text)")
    #expect(run.text.contains("[missing-translation]") && !run.text.contains("notes.txt"))
  }

  @Test(.needs(.python))
  func documentsOnlyWhatThereIs() throws {
    let script = Self.checks.appending(path: "check_documents.py")
    let run = try #require(Program.python).run(
      [script.path, Repository.root.path], environment: environment)
    #expect(run.status == 0, "\(run.errorText)")
  }
}
