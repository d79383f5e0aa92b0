import Foundation
import TestSupport
import Testing

/// Tools that are started with closed standard streams.
struct ClosedStreamTests {
  /// A command that writes files to `out`, and perhaps prints something.
  struct Command: CustomTestStringConvertible, Sendable {
    let tool: String
    let arguments: String

    /// Whether it has something to print.
    var prints = true

    var testDescription: String { "\(tool) \(arguments)" }
  }

  static let commands: [Command] = [
    Command(tool: "metalens", arguments: "audit in -r -o out/a.nd --format ndjson", prints: false),
    Command(
      tool: "metalens", arguments: "audit in -r -o out/a.html --log-level debug", prints: false),
    Command(tool: "metalens", arguments: "audit in -r --progress"),
    Command(tool: "metalens", arguments: "copy in/cafe.jpg -o out/copy.jpg --receipt text"),
    Command(
      tool: "catalog-lint", arguments: "in -f json=out/a.json --error-on info", prints: false),
    Command(tool: "catalog-lint", arguments: "in -f jsonl=out/a.jsonl -f text"),
    Command(tool: "catalog-edit", arguments: "format in --diff"),
    Command(
      tool: "catalog-edit", arguments: "export csv in/A.xcstrings -o out/a.csv", prints: false),
    Command(tool: "catalog-edit", arguments: "format in --check"),
    Command(tool: "catalog-edit", arguments: "export xliff in/A.xcstrings -l ko"),
    Command(
      tool: "catalog-preview", arguments: "export html in/A.xcstrings -o out/a.html", prints: false),
    Command(tool: "catalog-preview", arguments: "show in/A.xcstrings"),
    Command(tool: "screen-words", arguments: "find show in/a.png --annotate out --json"),
  ]

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let catalog = """
      {"sourceLanguage":"en","strings":{"a":{"localizations":{"ko":{"stringUnit":\
      {"state":"translated","value":""}}}}},"version":"1.0"}
      """
    try folder.write(catalog.utf8, to: "in/A.xcstrings")
    let photo = try Data(contentsOf: Repository.samples.appending(path: "cafe.jpg"))
    try folder.write(photo, to: "in/cafe.jpg")
    let picture = "Tests/TextRecognitionTests/Samples/en-light.png"
    try folder.write(
      Data(contentsOf: Repository.root.appending(path: picture)), to: "in/a.png")
  }

  /// Runs a command with redirections, and returns what became of it and the files in `out`.
  private func run(
    _ tool: String, _ arguments: String, _ redirections: String = ""
  ) throws -> (run: Program.Run, files: [String: Data]) {
    let out = folder.url.appending(path: "out")
    try? FileManager.default.removeItem(at: out)
    try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
    let shell = try #require(Program(named: "sh"))
    let run = try shell.run(
      ["-c", "exec '\(Tool.built(tool).path)' \(arguments) \(redirections)"],
      environment: ["LANG": "C", "SOURCE_DATE_EPOCH": "1757000000"], folder: folder.url)
    let names = try FileManager.default.contentsOfDirectory(atPath: out.path)
    let files = try names.map { ($0, try Data(contentsOf: out.appending(path: $0))) }
    return (run, Dictionary(uniqueKeysWithValues: files))
  }

  @Test(arguments: commands)
  func writesTheSameFilesWhicheverStreamIsClosed(command: Command) throws {
    let usual = try run(command.tool, command.arguments)
    #expect(usual.run.status < 2, "\(usual.run.errorText)")
    #expect(command.prints || !usual.files.isEmpty)
    for closed in TestScope.isComplete ? Array(1..<8) : [2, 4, 7] {
      let redirections = ["<&-", ">&-", "2>&-"].enumerated()
        .filter { closed >> $0.offset & 1 == 1 }.map(\.element).joined(separator: " ")
      let (run, files) = try run(command.tool, command.arguments, redirections)
      let isCut = command.prints && closed & 2 != 0
      #expect(run.status == (isCut ? 2 : usual.run.status), "\(redirections)")
      if isCut {
        // What was made before is whole.
        #expect(files.allSatisfy { usual.files[$0.key] == $0.value }, "\(redirections)")
        #expect(closed & 4 != 0 || run.errorText.contains("Can’t write stdout: It is closed"))
      } else {
        #expect(files == usual.files, "\(redirections)")
        #expect(closed & 2 != 0 || run.output == usual.run.output)
      }
    }
  }

  @Test(arguments: [
    "metalens", "catalog-lint", "catalog-edit", "catalog-preview", "catalog-report", "screen-words",
  ])
  func saysThatItCannotPrint(tool: String) throws {
    for arguments in ["--help", "--version", "--generate-completion-script bash"] {
      let (run, _) = try run(tool, arguments, ">&-")
      #expect(run.status == 2 && run.errorText.contains("Can’t write stdout"), "\(arguments)")
    }
    let wrong = try run(tool, "--no-such-option", "<&- >&- 2>&-")
    #expect(wrong.run.status == 2)
  }

  @Test func saysThatItCannotReadClosedInput() throws {
    let (run, _) = try run("catalog-lint", "-", "<&-")
    #expect(run.status == 2 && run.errorText.contains("Can’t read"), "\(run.errorText)")
  }

  @Test func doesNotServeAPageWhoseAddressNobodySees() throws {
    let (run, _) = try run("catalog-preview", "serve in/A.xcstrings", ">&-")
    #expect(run.status == 2 && run.errorText.contains("Can’t write stdout"), "\(run.errorText)")
  }
}
