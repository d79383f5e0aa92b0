import Foundation
import PhotoMetadata
import TestSupport
import Testing

/// Runs of `metalens copy` that are interrupted, or may not write: complete copies, or none.
struct CopyInterruptionTests {
  private let tool = Tool()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in Self.names { try folder.write(Self.original(name), to: name) }
  }

  private static let names = ["cafe.jpg", "harbour.jpg", "forwarded.jpg"]

  private static func original(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: Repository.samples.appending(path: name)))
  }

  private func bytes(_ path: String) -> [UInt8]? {
    (try? Data(contentsOf: folder.url.appending(path: path))).map { [UInt8]($0) }
  }

  private func isCopy(_ bytes: [UInt8]?) throws -> Bool {
    let metadata = try PhotoReader().metadata(in: try #require(bytes))
    return metadata.copyStatements.count == 1
  }

  @Test(.endsHangs, arguments: [SIGINT, SIGTERM], [false, true])
  func leavesNothingHalfDone(signal: Int32, isInPlace: Bool) throws {
    let process = Process()
    process.executableURL = Tool.built
    process.arguments =
      ["copy", "-", "--look", "tumble-down"] + (isInPlace ? ["--in-place"] : ["-o", "out/"])
    process.currentDirectoryURL = folder.url
    process.environment = tool.environment
    let input = Pipe()
    process.standardInput = input
    process.standardError = try FileHandle(forWritingTo: folder.write([], to: "errors.txt"))
    try process.run()
    try input.fileHandleForWriting.write(
      contentsOf: Data(Self.names.map { $0 + "\n" }.joined().utf8))
    // The others are at work when the first is done.
    let first = isInPlace ? "cafe.jpg.original" : "out/cafe.jpg"
    while bytes(first) == nil { usleep(1000) }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()

    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 128 + signal)
    #expect(try folder.text(of: "errors.txt").contains("Interrupted."))
    for name in Self.names {
      let original = try Self.original(name)
      if let backup = bytes(name + ".original") {
        #expect(backup == original)
        #expect(try isCopy(bytes(name)))
      } else {
        #expect(bytes(name) == original)
      }
      if let copy = bytes("out/" + name) { #expect(try isCopy(copy)) }
    }
    let others = try folder.names.filter { name in
      !["errors.txt", "out"].contains(name) && !Self.names.contains { name.hasPrefix($0) }
    }
    #expect(others.isEmpty)
  }

  /// There is no room for the copy.
  @Test(.needs(.mount))
  func keepsTheOriginalOnAFullDisk() throws {
    let script = """
      mkdir disk && mount -t tmpfs -o size=$(($(wc -c < cafe.jpg) * 3 / 2)) tmpfs disk || exit 99
      cp cafe.jpg disk
      "$TOOL" copy disk/cafe.jpg --in-place --look minimal-life
      status=$?
      ls disk && cmp cafe.jpg disk/cafe.jpg && exit $status
      """
    let environment = [
      "LANG": "en_US.UTF-8", "TOOL": tool.executable.path, "PATH": "/usr/bin:/bin",
    ]
    let run = try #require(Program(named: "unshare")).run(
      ["-rm", "/bin/sh", "-c", script], environment: environment, folder: folder.url)
    #expect(run.status == 1 && run.text == "cafe.jpg\n")
    #expect(run.errorText.contains("Can’t write disk/cafe.jpg: No space left on device"))
  }

  @Test(.needs(.permissions))
  func leavesAFileAloneThatItMustNotChange() throws {
    let manager = FileManager.default
    let path = folder.url.appending(path: "cafe.jpg").path
    try manager.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let run = try tool.runWithoutPrivileges("copy", path, "--in-place", "--look", "minimal-life")
    #expect(run.status == 1 && run.errorText.contains("Permission denied"))
    #expect(bytes("cafe.jpg") == (try Self.original("cafe.jpg")))
    #expect(bytes("cafe.jpg.original") == nil)
  }
}
