import Foundation
import TestSupport
import Testing

/// The GitHub action and the hook of pre-commit with `catalog-code`, run in a separate project.
@Suite struct CodeIntegrationTests {
  private let integration: IntegrationProject

  init() throws {
    let tool = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
      .deletingLastPathComponent().appending(path: "catalog-code")
    integration = try IntegrationProject(tool: tool)
    let folder = integration.folder
    try folder.write(
      "let a = Text(\"Open\")\nlet b = Text(\"Save\")\nimport SwiftUI\n".utf8,
      to: "project/App/A.swift")
    try folder.write(
      #"{"sourceLanguage":"en","strings":{"Open":{},"Close all":{}},"version":"1.0"}"#.utf8,
      to: "project/App/Localizable.xcstrings")
  }

  @Test(.needs(.python)) func runsAsAGitHubAction() throws {
    let run = try integration.runAction(
      ["tool": "catalog-code", "sarif-file": "code.sarif", "language": "ko"],
      environment: ["ACTION_REPOSITORY": "owner/name", "ACTION_REF": "v1"])
    #expect(run.ran == ["Find the tool", "Run the tool"])
    #expect(run.status == 1 && run.outputs["status"] == "1")
    #expect(run.outputs["sarif-file"] == "code.sarif")
    #expect(run.output.contains("\n::error title=catalog-code (code-missing-key),"))
    #expect(
      try integration.folder.text(of: "project/code.sarif").contains(
        "\"https://example.org/owner/name/blob/v1/docs/rules/code-missing-key.md\""))
  }

  @Test(
    .needs(.python),
    arguments: [
      (["ignore": "code-missing-key"], 0),
      (["ignore": "code-missing-key", "error-on": "warning"], 1), (["preset": "loud"], 2),
      (["paths": "App/A.swift\nApp"], 1), (["paths": "absent"], 2),
    ])
  func passesItsInputsOn(inputs: [String: String], status: Int) throws {
    let inputs = inputs.merging(["tool": "catalog-code"]) { first, _ in first }
    #expect(try integration.runAction(inputs).status == status)
  }

  @Test(.needs(.python, .git)) func runsAsAHookOfPreCommit() throws {
    let run = try integration.runHook("catalog-code-system", "args: [--preset, strict]")
    #expect(run.status == 1 && run.text.contains("[code-missing-key]"), "\(run.text)")
    #expect(run.text.contains("[code-unused-key]"))
  }
}
