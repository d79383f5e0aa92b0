import Foundation
import TestSupport
import Testing

struct ResumeTests {
  private let folder: TemporaryFolder
  private let path: String
  private let tool = Tool()
  private let whole: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.url.appending(path: "audit.ndjson").path
    whole = try tool.run("audit", ".", "--format", "ndjson").text
  }

  private func resume() throws -> Program.Run {
    try tool.run("audit", ".", "--resume", path)
  }

  private var text: String {
    get throws { try folder.text(of: "audit.ndjson") }
  }

  @Test func resumesAtAnyByteWhereTheRunEnded() throws {
    let bytes = Array(whole.utf8)
    for size in stride(from: 0, through: bytes.count, by: 541) {
      try folder.write(bytes[..<size], to: "audit.ndjson")
      #expect(try resume().status == 0)
      #expect(try text == whole, "cut after \(size) bytes")
    }
  }

  @Test func beginsWhereThereIsNoFileYet() throws {
    #expect(try resume().status == 0)
    #expect(try text == whole)
    #expect(try resume().status == 0)
    #expect(try text == whole)
  }

  @Test func countsTheRowsThatAreThere() throws {
    try folder.write(whole.utf8, to: "audit.ndjson")
    let run = try tool.run("audit", ".", "--resume", path, "--fail-below", "60")
    #expect(run.status == 1)
    #expect(run.errorText.contains("3 photos score below 60 or have no score"))
    let failing = try tool.run("audit", ".", "--resume", path, "--fail-on", "noSign,unreadable")
    #expect(failing.status == 1)
    #expect(failing.errorText.contains("2 photos have an assessment listed in --fail-on."))
    #expect(run.errorText.contains("Read 6 photos; 1 couldn’t be read"))
  }

  @Test func answersALineAsOftenAsItComes() throws {
    let input = "cafe.jpg\nstreet.jpg\ncafe.jpg\n"
    let all = try tool.run("audit", "-", "--format", "ndjson", input: input).text
    let lines = all.split(separator: "\n")
    try folder.write((lines[0] + "\n").utf8, to: "audit.ndjson")
    _ = try tool.run("audit", "-", "--resume", path, input: input)
    #expect(try text == all)
  }

  @Test(arguments: ["not rows\n", "{\"a\": 1}\n", "half", "file,sha256\r\n"])
  func ignoresFilesThatAreNotAudits(content: String) throws {
    try folder.write(content.utf8, to: "audit.ndjson")
    let run = try resume()
    #expect(run.status == 2)
    #expect(run.errorText.contains("line 1"))
    #expect(try text == content)
  }

  @Test func cannotBeCombinedWithOtherFormats() throws {
    for options in [["--format", "csv"], ["--format", "html"], ["-o", "other.ndjson"]] {
      let run = try tool.run(arguments: ["audit", ".", "--resume", path] + options)
      #expect(run.status == 2)
    }
  }

  @Test(.endsHangs, arguments: [SIGKILL, SIGINT, SIGTERM])
  func losesAndRepeatsNoRowOfAProcessThatEnds(signal: Int32) throws {
    let process = Process()
    process.executableURL = Tool.built
    process.arguments = ["audit", "-", "--resume", path]
    process.currentDirectoryURL = tool.folder
    process.environment = tool.environment
    let input = Pipe()
    process.standardInput = input
    process.standardError = try FileHandle(
      forWritingTo: folder.write([], to: "errors\(signal).txt"))
    try process.run()
    let names = ["cafe.jpg", "forwarded.jpg", "harbour.jpg"]
    try input.fileHandleForWriting.write(
      contentsOf: Data(names.map { $0 + "\n" }.joined().utf8))
    while (try? text.split(separator: "\n").count) != names.count { usleep(10_000) }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()

    #expect(try text.hasSuffix("\n"))
    #expect(try whole.hasPrefix(text))
    if signal != SIGKILL {
      #expect(process.terminationReason == .exit)
      #expect(process.terminationStatus == 128 + signal)
      let note = try folder.text(of: "errors\(signal).txt")
      #expect(note.hasPrefix("note: Stopped.") && note.contains("--resume \(path)"))
    }
    #expect(try resume().status == 0)
    #expect(try text == whole)
  }

  /// `nohup` and a script that starts the tool in the background have it ignore a signal.
  @Test(.endsHangs, arguments: [SIGHUP, SIGINT])
  func goesOnAtASignalThatItIsToIgnore(signal: Int32) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "trap '' \(signal); exec \"$0\" audit - --resume \"$1\"", Tool.built.path, path,
    ]
    process.currentDirectoryURL = tool.folder
    process.environment = tool.environment
    let input = Pipe()
    process.standardInput = input
    process.standardError = FileHandle.nullDevice
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data("cafe.jpg\n".utf8))
    while (try? text.split(separator: "\n").count) != 1 { usleep(10_000) }
    kill(process.processIdentifier, signal)
    try input.fileHandleForWriting.write(contentsOf: Data("forwarded.jpg\n".utf8))
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    #expect(try text.split(separator: "\n").count == 2)
  }

  @Test(.endsHangs) func letsOnlyOneRunAtATimeWrite() throws {
    let process = Process()
    process.executableURL = Tool.built
    process.arguments = ["audit", "-", "--resume", path]
    let input = Pipe()
    process.standardInput = input
    process.standardError = FileHandle.nullDevice
    try process.run()
    while !FileManager.default.fileExists(atPath: path) { usleep(10_000) }
    usleep(100_000)
    #expect(try resume().status == 2)
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
