public import Foundation
public import Testing

/// Independent readers that check all outputs in one run.
public struct OutputJudge {
  /// The kind of an output, by the readers' names; a `log` is what a tool prints for people, which
  /// a CI system shows too; so is a `difference`, which may have any characters.
  public enum Kind: String, Sendable {
    case json, jsonl, sarif, csv, xml, junit, checkstyle, html, strings, stringsdict, terminal,
      log, github, markdown
    case diff, difference
  }

  /// The formats of `catalog-lint`, and what their reports are.
  public static let reportFormats: [(name: String, kind: Kind)] = [
    ("text", .terminal), ("concise", .terminal), ("json", .json), ("jsonl", .jsonl),
    ("sarif", .sarif), ("github", .github), ("gitlab", .json), ("junit", .junit),
    ("checkstyle", .checkstyle), ("markdown", .markdown),
  ]

  private let folder: TemporaryFolder
  private var list = ""
  private var count = 0

  /// Creates a judge without outputs.
  public init() throws {
    folder = try TemporaryFolder()
  }

  /// Adds a written file, and expects it to exist.
  public mutating func add(
    _ kind: Kind, at file: URL, _ name: String, isOptional: Bool = false
  ) throws {
    if isOptional, !FileManager.default.fileExists(atPath: file.path) { return }
    try add(kind, Data(contentsOf: file), name)
  }

  /// Adds an output.
  public mutating func add(_ kind: Kind, _ output: some Sequence<UInt8>, _ name: String) throws {
    count += 1
    let file = try folder.write(output, to: "\(count)")
    // The name is on one line, whatever text it contains.
    let shown = name.prefix(200).debugDescription.unicodeScalars
      .map { $0.isASCII ? String($0) : $0.escaped(asASCII: true) }.joined()
    list += "\(kind.rawValue)\t\(file.path)\t\(shown)\n"
  }

  /// Expects the readers to accept everything.
  public func expectSoundOutputs(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let python = try #require(Program.python)
    let checks = Repository.root.appending(path: "Tests/HostileTests/Checks/judge_outputs.py")
    let run = try python.run([checks.path, try folder.write(list.utf8, to: "list").path])
    #expect(
      run.status == 0, "\(run.text.prefix(8000))\(run.errorText.prefix(4000))",
      sourceLocation: sourceLocation)
  }
}
