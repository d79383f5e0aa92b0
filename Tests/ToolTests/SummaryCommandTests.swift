import Foundation
import TestSupport
import Testing
import TextLayout

/// `metalens audit` in a terminal: the answer for one photo, a line for each of several.
struct SummaryCommandTests {
  private let tool = Tool()

  @Test func beginsWithTheAnswerForOnePhoto() throws {
    let run = try tool.run("audit", "street.jpg")
    #expect(
      run.text.hasPrefix(
        "Processed after capture — XMP names a photo editor as the software that wrote\nthe file.\n"
      ))
    #expect(run.text.split(separator: "\n").count < 40)
    // Everything is still there for who asks.
    let whole = try tool.run("audit", "street.jpg", "--verbose").text
    #expect(whole.contains("How to read this report"))
    #expect(whole == (try tool.run("audit", "street.jpg", "--format", "text").text))
  }

  @Test func hasALineForEachPhoto() throws {
    let shown = try tool.run("audit", ".").text
    #expect(shown == (try tool.run("audit", ".", "--summary").text))
    // Only a terminal has lines that end.
    #expect(!shown.contains("…"))
    let lines = shown.split(separator: "\n")
    #expect(lines[0].contains(" photos "))
    #expect(
      lines.count == 1
        + (try FileManager.default.contentsOfDirectory(
          atPath: Repository.samples.path
        ).count { $0.hasSuffix(".jpg") }))
    for width in ["40", "80", "120"] {
      for line in try tool.run("audit", ".", "--width", width).text.split(separator: "\n") {
        #expect(DisplayWidth.of(line) <= Int(width) ?? 0)
      }
    }
  }

  @Test func savesALineForEachPhoto() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "summary.txt").path
    #expect(try tool.run("audit", ".", "--summary", "-o", path).status == 0)
    #expect(try folder.text(of: "summary.txt") == (try tool.run("audit", ".", "--summary").text))
    let stored = folder.url.appending(path: "audit.ndjson").path
    _ = try tool.run("audit", ".", "-o", stored)
    #expect(try tool.run("report", stored, "--summary").text == folder.text(of: "summary.txt"))
  }

  @Test(arguments: [["--format", "json"], ["--verbose"], ["-o", "a.html"], ["--format", "csv"]])
  func refusesASummaryOfAnotherKind(options: [String]) throws {
    let run = try tool.run(arguments: ["audit", ".", "--summary"] + options)
    #expect(run.status == 2)
    #expect(run.errorText.contains("--summary"))
    #expect(run.text.isEmpty)
  }
}
