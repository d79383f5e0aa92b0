import Foundation
import TestSupport
import Testing

/// Runs of `metalens copy --in-position` that are killed, or held back while another program works,
/// at a system call: strace makes that certain.
@Suite(.needs(.strace))
struct CopyKillTests {
  /// A system call of the run, counted from one.
  struct Moment: Sendable, CustomTestStringConvertible {
    var call: String
    var number: Int

    var testDescription: String { "\(call) \(number)" }
  }

  /// Every call of a run by which files are opened, written or named; a sample of them otherwise.
  private static let moments: [Moment] =
    TestScope.isComplete
    ? [
      ("openat", 200), ("write", 3), ("fsync", 4), ("linkat", 2), ("renameat2", 2),
      ("unlinkat", 2), ("fchmod", 2), ("flock", 4), ("fremovexattr", 2), ("utimensat", 2),
    ].flatMap { call, count in (1...count).map { Moment(call: call, number: $0) } }
    : ["write", "fchmod", "linkat", "renameat2", "unlinkat"].map { Moment(call: $0, number: 1) }

  private static let names = ["a.jpg", "b.jpg"]

  private let tool = Tool()
  private let folder: TemporaryFolder
  private let original: Data

  init() throws {
    folder = try TemporaryFolder()
    original = try Data(contentsOf: Repository.samples.appending(path: "cafe.jpg"))
    for name in Self.names {
      try folder.write(original, to: "p/\(name)")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o600], ofItemAtPath: folder.url.appending(path: "p/\(name)").path)
    }
  }

  private static let arguments = [
    "copy", "p", "-r", "--in-place", "-j", "1", "--remove", "all-private",
  ]

  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: folder.url.appending(path: "p/\(name)"))
  }

  private var photos: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(
        atPath: folder.url.appending(path: "p").path
      ).sorted()
    }
  }

  /// Runs the tool, to which `injection` happens.
  private func run(_ injection: String) throws -> Program.Run {
    try #require(Program(named: "strace")).run(
      ["-f", "-qq", "-o", "/dev/null", "-e", "inject=\(injection)", tool.executable.path]
        + Self.arguments, environment: tool.environment, folder: folder.url)
  }

  private func run() throws -> Program.Run {
    try Program(at: tool.executable).run(
      Self.arguments, environment: tool.environment, folder: folder.url)
  }

  @Test(arguments: moments)
  func isCompletedByTheNextRun(moment: Moment) throws {
    let killed = try run("\(moment.call):signal=KILL:when=\(moment.number)")
    for name in Self.names {
      let now = try bytes(name)
      // At any moment, the original is there under one of its names.
      #expect(try now == original || bytes(name + ".original") == original)
    }
    for name in try photos {
      let path = folder.url.appending(path: "p/\(name)").path
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      #expect(mode as? Int == 0o600, "\(name)")
    }
    let next = try run()
    #expect(next.status == 0, "\(killed) \(next)")
    #expect(try photos == Self.names.flatMap { [$0, $0 + ".original"] })
    for name in Self.names {
      #expect(try bytes(name) != original && bytes(name + ".original") == original)
    }
    #expect(try bytes("a.jpg") == bytes("b.jpg"))
  }

  /// The photo is kept, and its copy is about to replace it.
  @Test func leavesWhatAnotherProgramSavesAtTheLastMoment() throws {
    let script = """
      strace -f -qq -o /dev/null -e inject=renameat2:delay_enter=1000000:when=1 "$@" &
      until [ -e p/a.jpg.original ]; do :; done
      echo theirs > new && mv new p/a.jpg
      wait $!
      """
    var environment = tool.environment
    environment["PATH"] = "/usr/bin:/bin"
    let run = try Program(at: URL(filePath: "/bin/sh")).run(
      ["-c", script, "sh", tool.executable.path] + Self.arguments, environment: environment,
      folder: folder.url)
    #expect(run.status == 1)
    #expect(run.errorText.contains("p/a.jpg was changed in the meantime, so it wasn’t replaced."))
    #expect(try photos == ["a.jpg", "b.jpg", "b.jpg.original"])
    #expect(try bytes("a.jpg") == Data("theirs\n".utf8))
  }

  /// Holds the run back before it writes, and swaps what `swap` says.
  private func swapped(_ swap: String) throws -> Program.Run {
    for name in Self.names { try folder.write(original, to: "victim/\(name)") }
    let script = """
      strace -f -qq -o /dev/null -e inject=flock:delay_enter=1000000:when=1 "$@" &
      until ls p/a.jpg.*.tmp >/dev/null 2>&1; do :; done
      \(swap)
      wait $!
      """
    var environment = tool.environment
    environment["PATH"] = "/usr/bin:/bin"
    let run = try Program(at: URL(filePath: "/bin/sh")).run(
      ["-c", script, "sh", tool.executable.path] + Self.arguments, environment: environment,
      folder: folder.url)
    for name in Self.names {
      let victim = folder.url.appending(path: "victim/\(name)")
      #expect(try Data(contentsOf: victim) == original)
    }
    return run
  }

  @Test func staysInAFolderThatIsSwapped() throws {
    let run = try swapped("mv p moved && ln -s victim p")
    #expect(run.status == 0)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "moved").path)
    #expect(names.sorted() == Self.names.flatMap { [$0, $0 + ".original"] })
  }

  @Test func leavesPhotosThatBecomeLinks() throws {
    let run = try swapped("for n in a b; do ln -sf ../victim/$n.jpg p/$n.jpg; done")
    #expect(run.status == 1 && run.errorText.contains("2 couldn’t be made."))
    #expect(try photos == Self.names)
  }
}
