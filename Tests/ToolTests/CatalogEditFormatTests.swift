import Foundation
import TestSupport
import Testing

/// `catalog-edit format`, run as by a user.
struct CatalogEditFormatTests {
  private static let loose = #"{"version":"1.0","strings":{"b":{},"a":{}},"sourceLanguage":"en"}"#

  private static let exact = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "a" : {

        },
        "b" : {

        }
      },
      "version" : "1.0"
    }
    """

  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(executable: Tool.built("catalog-edit"), folder: folder.url)
    try folder.write(Self.loose.utf8, to: "App/A.xcstrings")
    try folder.write(Self.exact.utf8, to: "App/B.xcstrings")
  }

  @Test func formatsTheCatalogsOfAFolder() throws {
    let run = try tool.run("format", "App")
    #expect(
      run.status == 0 && run.text == "App/A.xcstrings is now formatted the way Xcode writes it.\n")
    #expect(try folder.text(of: "App/A.xcstrings") == Self.exact)
    #expect(try tool.run("format").text.isEmpty)
  }

  @Test func changesACatalogThroughALinkOnlyIfThatIsNamed() throws {
    try folder.write(Self.loose.utf8, to: "outside/A.xcstrings")
    let link = folder.url.appending(path: "App/C.xcstrings").path
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "../outside/A.xcstrings")
    let run = try tool.run("format", "App")
    #expect(run.status == 2)
    #expect(
      run.errorText
        == "error: Can’t write App/C.xcstrings: A link is changed only if you specify the link itself\n"
    )
    #expect(try folder.text(of: "App/A.xcstrings") == Self.exact)
    #expect(try folder.text(of: "outside/A.xcstrings") == Self.loose)
    #expect(try tool.run("format", "--check", "App").status == 1)
    #expect(try tool.run("format", "App", "App/C.xcstrings").status == 0)
    #expect(try folder.text(of: "outside/A.xcstrings") == Self.exact)
  }

  @Test(.endsHangs) func refusesAPipe() throws {
    try #require(unsafe mkfifo(folder.url.appending(path: "App/C.xcstrings").path, 0o600) == 0)
    let run = try tool.run("format", "App/C.xcstrings")
    #expect(run.status == 2 && run.errorText.contains("Not a regular file"))
    #expect(try tool.run("format", "App").status == 0)
  }

  @Test func followsNoLinkInTheFolderOfAnExport() throws {
    try folder.write("victim".utf8, to: "victim/Localizable.strings")
    try folder.write([], to: "out/other")
    for name in ["en.lproj", "ko.lproj"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: "out/\(name)").path, withDestinationPath: "../victim")
    }
    try folder.write(
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"ko":{"stringUnit":{"state":"translated","value":"가"}}}}},"version":"1.0"}"#
        .utf8, to: "Localizable.xcstrings")
    let run = try tool.run("export", "strings", "Localizable.xcstrings", "-o", "out")
    #expect(run.status == 2 && run.errorText.contains("A link is changed only"))
    #expect(try folder.text(of: "victim/Localizable.strings") == "victim")
  }

  @Test func checksWithoutWriting() throws {
    let run = try tool.run("format", "--check", "App")
    #expect(
      run.status == 1 && run.text == "App/A.xcstrings isn’t formatted the way Xcode writes it.\n")
    #expect(try folder.text(of: "App/A.xcstrings") == Self.loose)
    #expect(try tool.run("format", "--check", "App/B.xcstrings").status == 0)
  }

  @Test func showsTheDifference() throws {
    let run = try tool.run("format", "--diff", "App")
    #expect(run.status == 1)
    #expect(
      run.text.hasPrefix(
        "--- a/App/A.xcstrings\n+++ b/App/A.xcstrings\n@@ -1,1 +1,12 @@\n-{\"version"))
    #expect(try folder.text(of: "App/A.xcstrings") == Self.loose)
  }

  /// Applying the difference with git must have the same result as formatting the file.
  @Test(.needs(.data, .git))
  func showsADifferenceThatGitApplies() throws {
    let git = try #require(Program(named: "git"))
    for (index, path) in RealCatalogs.paths.enumerated() {
      let name = "\(index).xcstrings"
      let file = try folder.write(try RealCatalogs.bytes(of: path), to: name)
      let difference = try tool.run("format", "--diff", name)
      guard difference.status == 1 else { continue }
      try folder.write(difference.output, to: "difference")
      let formatted = try tool.run("format", "-", input: try folder.text(of: name)).output
      let run = try git.run(
        ["apply", "--whitespace=nowarn", "difference"], environment: [:], folder: folder.url)
      #expect(run.status == 0, "\(path): \(run.errorText)")
      #expect(try Data(contentsOf: file) == formatted, "\(path)")
    }
  }

  @Test func formatsStandardInput() throws {
    let run = try tool.run("format", "-", input: Self.loose)
    #expect(run.status == 0 && run.text == Self.exact)
  }

  @Test func saysThatStandardOutputCannotBeWritten() throws {
    try folder.write(#"{"strings":{"a":{}}}"#.utf8, to: "A.xcstrings")
    let shell = try #require(Program(named: "sh"))
    for command in [
      "format -", "format - --diff", "set - a b --language ko", "export csv A.xcstrings",
      "export xliff A.xcstrings --language ko", "merge A.xcstrings A.xcstrings A.xcstrings",
    ] {
      let run = try shell.run(
        ["-c", "'\(tool.executable.path)' \(command) < A.xcstrings > /dev/full"],
        environment: ["LANG": "C"], folder: folder.url)
      #expect(run.status == 2 && run.errorText.contains("Can’t write stdout"), "\(command)")
    }
  }

  @Test func refusesDamagedFilesWithThePosition() throws {
    let damaged = [
      "comma": (#"{"strings":{"a":{},}}"#, "comma.xcstrings:1:19: "),
      "twice": (
        "{\"strings\":{\n\"a\":{},\n\"a\":{}}}",
        "twice.xcstrings:2:1: “a” appears again on line 3"
      ),
      "conflict": ("{\n<<<<<<< HEAD\n}", "conflict.xcstrings:2:1: "),
    ]
    for (name, (text, _)) in damaged { try folder.write(text.utf8, to: "App/\(name).xcstrings") }
    let run = try tool.run("format", "App")
    #expect(run.status == 2)
    for (name, (text, words)) in damaged {
      #expect(run.errorText.contains("error: App/" + words), "\(run.errorText)")
      #expect(try folder.text(of: "App/\(name).xcstrings") == text)
    }
    #expect(try folder.text(of: "App/A.xcstrings") == Self.exact)
  }

  @Test func saysWhenThereIsNothingToFormat() throws {
    #expect(try tool.run("format", "absent").errorText.contains("absent"))
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "empty"), withIntermediateDirectories: true)
    let run = try tool.run("format", "empty")
    #expect(run.status == 2 && run.errorText.contains("No string catalogs"))
  }
}
