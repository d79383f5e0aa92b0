import Foundation
import TestSupport
import Testing

/// The ending of a file chooses its format; an unknown one is a mistake.
struct OutputEndingTests {
  private let tool = Tool()
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  @Test(arguments: ["out.rtf", "out.docx", "out.xml", "a.b.XML", "report.2026"])
  func refusesAnUnknownEnding(name: String) throws {
    _ = try tool.run("audit", "street.jpg", "-o", path("audit.json"))
    for arguments in [["audit", "street.jpg"], ["report", path("audit.json")]] {
      let run = try tool.run(arguments: arguments + ["-o", path(name)])
      #expect(run.status == 2)
      for format in [".html", ".pdf", ".eml", ".md", ".txt", ".json", ".csv"] {
        #expect(run.errorText.contains(format))
      }
      #expect(!FileManager.default.fileExists(atPath: path(name)))
    }
    let run = try tool.run(
      "copy", "street.jpg", "-o", path("copy.jpg"), "--receipt-output", path(name))
    #expect(run.status == 2)
    #expect(run.errorText.contains(".json") && !run.errorText.contains(".csv"))
    #expect(!FileManager.default.fileExists(atPath: path("copy.jpg")))
  }

  @Test func takesAFormatThatIsNamedAndANameWithoutEnding() throws {
    for arguments in [["-o", path("out.rtf"), "--format", "text"], ["-o", path("report")]] {
      let run = try tool.run(arguments: ["audit", "street.jpg"] + arguments)
      #expect(run.status == 0)
      #expect(
        try folder.text(of: String(arguments[1].split(separator: "/").last ?? ""))
          .contains("Photo metadata audit"))
    }
    #expect(try tool.run("audit", "street.jpg", "-o", "/dev/null").status == 0)
  }

  @Test(arguments: [("a.html", "<!DOCTYPE html>"), ("a.json", "{"), ("a.md", "#"), ("a.txt", "=")])
  func chooseTheFormatOfAReceipt(name: String, start: String) throws {
    let run = try tool.run(
      "copy", "street.jpg", "-o", path("copy.jpg"), "--receipt-output", path(name))
    #expect(run.status == 0)
    #expect(try folder.text(of: name).hasPrefix(start))
  }

  /// A file that is no photo is in the report; one that the system can't read is an error.
  @Test func endsWithStatus2WhereAFileCannotBeRead() throws {
    try folder.write("no photo".utf8, to: "notes.jpg")
    #expect(try tool.run("audit", path("notes.jpg")).status == 0)
    #expect(try tool.run("audit", path("notes.jpg"), "--fail-on", "unreadable").status == 1)
    try FileManager.default.createSymbolicLink(
      atPath: path("gone.jpg"), withDestinationPath: "absent")
    for format in ["text", "html", "ndjson", "csv"] {
      let run = try tool.run("audit", folder.url.path, "--format", format)
      #expect(run.status == 2)
      #expect(run.errorText.contains("1 file couldn’t be read"))
      #expect(run.text.contains("notes.jpg") && run.text.contains("gone.jpg"))
    }
    // What is asked for comes first.
    #expect(
      try tool.run("audit", folder.url.path, "--fail-on", "unreadable", "-f", "csv").status == 1)
  }
}
