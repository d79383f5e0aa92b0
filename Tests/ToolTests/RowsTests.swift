import Foundation
import TestSupport
import Testing

struct RowsTests {
  private let tool = Tool()

  private func rows(_ text: String) throws -> [[String: Any]] {
    try text.split(separator: "\n").map { line in
      try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test func writesTheRowsOfTheReportOneALineWithItsVersions() throws {
    let json = try tool.run("audit", ".", "--format", "json").text
    let report = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let versions = report?.filter { ["toolVersion", "ruleTableVersion"].contains($0.key) }
    let entries = try #require(report?["reports"] as? [[String: Any]])
    let run = try tool.run("audit", ".", "--format", "ndjson")
    #expect(run.status == 0)
    let expected = entries.map { $0.merging(versions ?? [:]) { entry, _ in entry } }
    #expect(versions?.count == 2)
    #expect(try rows(run.text) as NSArray == expected as NSArray)
  }

  @Test(arguments: ["ndjson", "csv"]) func givesTheSameBytesWithAnyNumberOfThreads(
    format: String
  ) throws {
    let one = try tool.run("audit", ".", "--format", format, "--jobs", "1").text
    let many = try tool.run("audit", ".", "--format", format, "--jobs", "16").text
    let stored = try tool.run("audit", ".", "--format", "json").text
    #expect(one == many)
    #expect(try tool.run("report", "-", "--format", format, input: stored).text == one)
  }

  @Test func answersEachLineOfStandardInputInOrder() throws {
    let names = ["street.jpg", "absent.jpg", "cafe.jpg", "cafe.jpg", ".", "", "한강의 밤.jpg"]
    let run = try tool.run(
      "audit", "-", "--format", "ndjson", input: names.joined(separator: "\n") + "\n")
    let rows = try rows(run.text)
    #expect(run.status == 0)
    #expect(rows.map { $0["file"] as? String } == names)
    #expect(rows.map { $0["error"] is NSNull } == [true, false, true, true, false, false, true])
  }

  @Test(arguments: [[], ["-0"], ["--null"]]) func readsPathsThatEndWithNUL(
    options: [String]
  ) throws {
    let run = try tool.run(
      arguments: ["audit", "-", "-f", "ndjson"] + options, input: "cafe.jpg\0a\nb.jpg\0street.jpg")
    #expect(
      try rows(run.text).map { $0["file"] as? String } == ["cafe.jpg", "a\nb.jpg", "street.jpg"])
  }

  @Test func succeedsWithNothingToDo() throws {
    let run = try tool.run("audit", "-", "--format", "ndjson")
    #expect(run.status == 0)
    #expect(run.text.isEmpty && run.errorText.isEmpty)
  }

  @Test func saysThatStandardInputCannotBeRead() throws {
    let shell = Tool(executable: URL(filePath: "/bin/sh"))
    let run = try shell.run("-c", "'\(Tool.built.path)' audit - --format ndjson < .")
    #expect(run.status == 2)
    #expect(run.errorText.contains("stdin"))
  }

  @Test(.endsHangs) func answersBeforeTheNextQuestion() throws {
    let process = Process()
    process.executableURL = Tool.built
    process.arguments = ["audit", "-", "--format", "ndjson"]
    process.currentDirectoryURL = tool.folder
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for name in ["cafe.jpg", "absent.jpg", "street.jpg"] {
      try input.fileHandleForWriting.write(contentsOf: Data("\(name)\n".utf8))
      var answer: [UInt8] = []
      while answer.last != UInt8(ascii: "\n") {
        var byte: UInt8 = 0
        let count = unsafe read(output.fileHandleForReading.fileDescriptor, &byte, 1)
        try #require(count == 1 || errno == EINTR)
        if count == 1 { answer.append(byte) }
      }
      #expect(try rows(String(decoding: answer, as: UTF8.self)).first?["file"] as? String == name)
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func countsRowsForTheWantedScore() throws {
    let run = try tool.run(
      "audit", "harbour.jpg", "cafe.jpg", "not-a-photo.jpg", "-f", "csv", "--fail-below", "90")
    #expect(run.status == 1)
    #expect(run.errorText == "error: 2 photos score below 90 or have no score.\n")
  }

  @Test func savesRowsAndReplacesOlderOnes() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(count: 100_000), to: "audit.ndjson")
    let path = folder.url.appending(path: "audit.ndjson").path
    let run = try tool.run("audit", ".", "-o", path)
    #expect(run.status == 0)
    #expect(run.errorText.contains("Read 6 photos; 1 couldn’t be read"))
    #expect(try folder.text(of: "audit.ndjson") == tool.run("audit", ".", "-f", "ndjson").text)
  }

  @Test func neverSavesRowsInAPhoto() throws {
    let folder = try TemporaryFolder()
    let photo = try Data(contentsOf: tool.folder.appending(path: "cafe.jpg"))
    try folder.write(photo, to: "photo.jpg")
    for option in ["--output", "--resume"] {
      let run = try tool.run(
        "audit", "-", option, folder.url.appending(path: "photo.jpg").path, "-f", "ndjson",
        input: "cafe.jpg\n")
      #expect(run.status == 2)
    }
    #expect(try Data(contentsOf: folder.url.appending(path: "photo.jpg")) == photo)
  }

  @Test func endsQuietlyWhenThePipeCloses() throws {
    let shell = Tool(executable: URL(filePath: "/bin/sh"))
    let run = try shell.run(
      "-c", "yes cafe.jpg | '\(Tool.built.path)' audit - -f ndjson | head -n 3 | wc -l")
    #expect(run.text.trimmingCharacters(in: .whitespacesAndNewlines) == "3")
  }
}
