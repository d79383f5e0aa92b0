import Foundation
import TestSupport
import Testing

/// The completion script in a real bash.
@Suite(.needs(.bash))
struct CompletionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([], to: "App/Localizable.xcstrings")
    try folder.write([], to: "App/notes.txt")
    for tool in [
      "catalog-edit", "catalog-lint", "catalog-preview", "catalog-report", "metalens",
      "screen-words",
    ] {
      let script = try Tool(executable: Tool.built(tool)).run(
        "--generate-completion-script", "bash")
      #expect(script.status == 0 && script.errorText.isEmpty)
      try folder.write(script.output, to: tool)
    }
  }

  /// Returns bash's completions of the last word of a command line.
  private func proposals(for words: [String]) throws -> [String] {
    let ask = """
      source "./$1"
      COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMP_LINE="$*" COMP_POINT=${#COMP_LINE}
      "_$1" "$1" "${@: -1}" "${@: -2:1}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let bash = try #require(Program(named: "bash"))
    let run = try bash.run(["-c", ask, "bash"] + words, folder: folder.url)
    #expect(run.errorText.isEmpty)
    return run.text.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [[], ["lint"]])
  func proposesTheOptionsOfLinting(command: [String]) throws {
    func proposals(_ words: String...) throws -> [String] {
      try self.proposals(for: ["catalog-lint"] + command + words)
    }
    #expect(try proposals("--bas") == ["--baseline"])
    #expect(try proposals("--format", "s") == ["sarif"])
    #expect(try proposals("--preset", "") == ["recommended", "strict", "all"])
    #expect(try proposals("--select", "markup").contains("markup"))
    #expect(try proposals("--ignore", "empty") == ["empty-translation"])
    #expect(try proposals("--severity", "empty-translation=e") == ["empty-translation=error"])
    #expect(try proposals("--error-on", "w") == ["warning"])
    #expect(try proposals("--language", "zh") == ["zh-Hans"])
    #expect(try proposals("--color", "") == ["auto", "always", "never"])
  }

  @Test func proposesCommandsRulesAndCatalogs() throws {
    #expect(try proposals(for: ["catalog-lint", "s"]) == ["stats", "schema"])
    #expect(
      try proposals(for: ["catalog-lint", "rule", "ko-"]) == [
        "ko-particle-after-placeholder", "ko-jamo",
      ])
    #expect(try proposals(for: ["catalog-lint", "lint", "App/"]) == ["App/Localizable.xcstrings"])
    #expect(try proposals(for: ["catalog-lint", "stats", "--format", "m"]) == ["markdown"])
  }

  @Test func proposesTheCommandsOfMetaLens() throws {
    #expect(try proposals(for: ["metalens", "au"]) == ["audit"])
  }

  @Test func proposesTheCommandsAndValuesOfCatalogEdit() throws {
    #expect(try proposals(for: ["catalog-edit", "a"]) == ["add", "add-language", "apply"])
    #expect(
      try proposals(for: ["catalog-edit", "format", "App/"]) == ["App/Localizable.xcstrings"])
    #expect(try proposals(for: ["catalog-edit", "set", "--plural", "t"]) == ["two"])
    #expect(try proposals(for: ["catalog-edit", "merge", "--prefer", "n"]) == ["newest-state"])
  }

  /// Returns the completion script for a shell.
  private func script(for shell: String) throws -> Data {
    let run = try Tool(executable: Tool.built("catalog-lint"))
      .run("--generate-completion-script=\(shell)")
    #expect(run.status == 0 && run.text.contains("catalog-lint") && run.text.contains("sarif"))
    return run.output
  }

  @Test(arguments: ["zsh", "fish"])
  func writesAScriptForOtherShells(shell: String) throws {
    #expect(try !script(for: shell).isEmpty)
  }

  @Test(.needs(.zsh)) func writesAScriptThatZshParses() throws {
    let script = try folder.write(script(for: "zsh"), to: "script")
    #expect(try #require(Program(named: "zsh")).run(["-n", script.path]).status == 0)
  }

  @Test(.needs(.fish)) func writesAScriptThatFishParses() throws {
    let script = try folder.write(script(for: "fish"), to: "script")
    #expect(try #require(Program(named: "fish")).run(["-n", script.path]).status == 0)
  }

  @Test func proposesFilesWhereNoCommandFits() throws {
    let tool = Tool(executable: Tool.built("catalog-lint"))
    let bash = try tool.run("--generate-completion-script", "bash").text
    #expect(bash.contains("\ncomplete -o default -o filenames -F _catalog-lint catalog-lint\n"))
    #expect(try tool.run("--generate-completion-script", "zsh").text.contains(" || _files }"))
  }

  @Test func saysWhichShellsThereAre() throws {
    let run = try Tool(executable: Tool.built("catalog-lint"))
      .run("--generate-completion-script", "tcsh")
    #expect(run.status == 2 && run.errorText.contains("bash"))
  }
}
