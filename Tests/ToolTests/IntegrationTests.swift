import Foundation
import TestSupport
import Testing

/// The GitHub action and the pre-commit hook, run in separate projects.
struct IntegrationTests {
  private let integration: IntegrationProject
  private let folder: TemporaryFolder

  init() throws {
    integration = try IntegrationProject(tool: Tool.built("catalog-lint"))
    folder = integration.folder
    try folder.write(CatalogLintTests.bad.utf8, to: "project/App/Bad.xcstrings")
    try folder.write(CatalogLintTests.good.utf8, to: "project/App/Good.xcstrings")
  }

  private func runAction(
    _ inputs: [String: String], environment: [String: String] = [:]
  ) throws -> IntegrationProject.ActionRun {
    try integration.runAction(inputs, environment: environment)
  }

  @Test(.needs(.python))
  func runsAsAGitHubAction() throws {
    let run = try runAction(
      ["sarif-file": "lint.sarif", "format": "junit=a b.xml\nconcise=lint.txt", "language": "ko"],
      environment: ["ACTION_REPOSITORY": "owner/name", "ACTION_REF": "v1"])
    #expect(run.ran == ["Find the tool", "Run the tool"])
    #expect(run.status == 1 && run.outputs["status"] == "1")
    #expect(run.outputs["sarif-file"] == "lint.sarif")
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
    let evil = "$(touch \(integration.url.path)/evil)`touch evil`; touch evil #'\" && touch evil"
    for name in [
      "tool", "paths", "select", "ignore", "config", "baseline", "changed-since", "executable",
      "language", "version",
    ] {
      #expect(try runAction([name: evil]).status == 2)
    }
    #expect(try runAction(["paths": "--fix"]).status == 2)
    _ = try runAction(["sarif-file": "$(touch evil).sarif", "format": "json=`touch evil`"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: integration.url.path).sorted()
        == ["$(touch evil).sarif", "App", "`touch evil`"])
  }

  @Test(.needs(.python))
  func takesNoOtherOutputFromTheNameOfAnExecutable() throws {
    try writeEcho(to: "bin/tool\nkey=1")
    let run = try runAction(["executable": "tool\nkey=1"])
    #expect(run.status == 2 && run.outputs["key"] == nil)
    #expect(run.output == "::error::The input “executable” contains control characters.\n")
  }

  /// Writes a program that says what it is given.
  private func writeEcho(to path: String) throws {
    let file = try folder.write("#!/bin/sh\necho \"$*\"\nexit 1\n".utf8, to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  @Test(.needs(.python))
  func runsCatalogCode() throws {
    try writeEcho(to: "bin/catalog-code")
    let run = try runAction([
      "tool": "catalog-code", "paths": "App\nCore", "preset": "strict", "sarif-file": "code.sarif",
    ])
    #expect(run.status == 1 && run.outputs["status"] == "1")
    #expect(
      run.output == """
        check --error-on=error --format=github --preset=strict --format=sarif=code.sarif -- App Core

        """)
  }

  @Test(.needs(.python), arguments: ["required-languages", "changed-since"])
  func refusesInputsOfAnotherTool(input: String) throws {
    try writeEcho(to: "bin/catalog-code")
    let run = try runAction(["tool": "catalog-code", input: "ko"])
    #expect(run.status == 2 && run.outputs["status"] == "2")
    #expect(run.output.contains("are only for catalog-lint."))
  }

  @Test(.needs(.python), arguments: ["catalog-lint", "catalog-code"])
  func buildsTheToolWhereThereIsNone(tool: String) throws {
    // A compiler that has already built the tool.
    let bin = folder.url.appending(path: "compiler")
    let swift = try folder.write(
      """
      #!/usr/bin/env bash
      case "$*" in
      --version) echo "Swift 6.2" ;;
      *--show-bin-path) echo '\(bin.path)' ;;
      *--product\\ \(tool)*--package-path*) echo "Building${METALENS_CODE:+ with swift-syntax}" ;;
      *) exit 64 ;;
      esac
      """.utf8, to: "compiler/swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
    try writeEcho(to: "compiler/\(tool)")
    let hidden = try folder.write([], to: "compiler/env/placeholder").deletingLastPathComponent()
    try FileManager.default.createSymbolicLink(
      at: hidden.appending(path: "swift"), withDestinationURL: swift)
    let run = try runAction(
      ["tool": tool], environment: ["PATH": "\(hidden.path):/usr/bin:/bin"])
    let isCode = tool == "catalog-code"
    #expect(run.output.contains(isCode ? "Building with swift-syntax\n" : "Building\n"))
    #expect(run.status == 1 && run.output.contains(isCode ? "\ncheck --" : "\nlint --"))
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

  @Test func takesNoFileNameForAnOptionOfItsHook() throws {
    let folder = try TemporaryFolder()
    let names = ["--write-baseline=known.xcstrings", "--format=json=a.xcstrings", "-.xcstrings"]
    for name in names { try folder.write("no catalog".utf8, to: name) }
    let run = try #require(Program(named: "bash")).run(
      [
        Repository.root.appending(path: IntegrationProject.hook).path, "--installed",
        "catalog-lint", "--format", "concise",
      ] + names, environment: integration.environment, folder: folder.url)
    #expect(run.status == 1 && run.text.split(separator: "\n").count >= 3, "\(run.text)")
    for name in names { #expect(run.text.contains("\(name):1:"), "\(run.text)") }
    #expect(try folder.names == names.sorted())
  }

  @Test(
    .needs(.python, .git))
  func runsAsAHookOfPreCommit() throws {
    let valid = try integration.preCommit(
      "validate-manifest", Repository.root.appending(path: ".pre-commit-hooks.yaml").path)
    #expect(valid.status == 0, "\(valid.text)")

    try folder.write("No catalog".utf8, to: "project/notes.txt")
    let run = try integration.runHook(
      "catalog-lint-system", "args: [--required-languages, \"ko\"]")
    #expect(run.status == 1 && run.text.contains("App/Bad.xcstrings:9:23: error: "), "\(run.text)")
    #expect(run.text.contains("[missing-translation]") && !run.text.contains("notes.txt"))
  }

  @Test(.needs(.python))
  func documentsOnlyWhatThereIs() throws {
    let run = try integration.check("check_documents.py")
    #expect(run.status == 0, "\(run.errorText)")
  }
}
