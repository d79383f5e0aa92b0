import Foundation
import TestSupport
import Testing

struct OutputTests {
  private let folder: TemporaryFolder
  private let photo: String

  init() throws {
    folder = try TemporaryFolder()
    photo = folder.url.appending(path: "photo.jpg").path
    try FileManager.default.copyItem(
      at: Repository.samples.appending(path: "cafe.jpg"), to: URL(filePath: photo))
  }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  @Test func neverOverwritesAPhotoThatItReports() throws {
    let before = try Data(contentsOf: URL(filePath: photo))
    try FileManager.default.createSymbolicLink(
      atPath: path("link.jpg"), withDestinationPath: photo)
    try FileManager.default.linkItem(atPath: photo, toPath: path("hard.jpg"))

    for output in ["photo.jpg", "link.jpg", "hard.jpg"] {
      let run = try Tool().run("audit", photo, "--format", "text", "-o", path(output))
      #expect(run.status == 2)
      #expect(run.errorText.contains("would overwrite"))
    }
    #expect(try Data(contentsOf: URL(filePath: photo)) == before)
  }

  @Test func followsALinkAndKeepsTheModeOfWhatItReplaces() throws {
    try folder.write("old".utf8, to: "real.txt")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: path("real.txt"))
    try FileManager.default.createSymbolicLink(
      atPath: path("link.txt"), withDestinationPath: path("real.txt"))

    #expect(try Tool().run("audit", photo, "-o", path("link.txt")).status == 0)

    #expect(try folder.text(of: "real.txt").contains("Snapseed"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path("real.txt"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try folder.names == ["link.txt", "photo.jpg", "real.txt"])
  }

  @Test(arguments: ["html", "text", "ndjson"])
  func followsNoLinkInAFolderThatWasNamed(format: String) throws {
    let ending = ["html": "html", "text": "txt", "ndjson": "ndjson"][format] ?? ""
    try folder.write("victim".utf8, to: "victim")
    try folder.write([], to: "out/other")
    try FileManager.default.createSymbolicLink(
      atPath: path("out/report.\(ending)"), withDestinationPath: "../victim")
    let run = try Tool().run("audit", photo, "-o", path("out/"), "--format", format)
    #expect(run.status == (format == "ndjson" ? 2 : 0), "\(run.errorText)")
    #expect(try folder.text(of: "victim") == "victim")
  }

  /// A report of more than 200 photos has pages in a folder of their own.
  @Test func writesNoPagesIntoALinkedFolder() throws {
    try folder.write("victim".utf8, to: "victim/text")
    try folder.write([], to: "out/other.txt")
    try folder.write([], to: "photos/other.txt")
    for number in 0..<201 {
      try FileManager.default.linkItem(atPath: photo, toPath: path("photos/\(number).jpg"))
    }
    try FileManager.default.createSymbolicLink(
      atPath: path("out/report-pages"), withDestinationPath: "../victim")
    let run = try Tool().run("audit", path("photos"), "-o", path("out/"), "--format", "html")
    // A long path is broken where the line ends.
    let message = run.errorText.split(separator: "\n").joined()
    #expect(run.status == 2 && message.contains("report-pages/1.html"), "\(run)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: path("victim")) == ["text"])
  }

  @Test func treatsAHyphenAsStandardOutput() throws {
    var tool = Tool()
    tool.folder = folder.url
    let run = try tool.run("audit", photo, "-o", "-")
    #expect(run.text.contains("Snapseed"))
    #expect(try folder.names == ["photo.jpg"])
  }

  @Test(arguments: ["> /dev/full", ">&-"])
  func saysThatStandardOutputCannotBeWritten(redirection: String) throws {
    let shell = try #require(Program(named: "sh"))
    for command in ["audit '\(photo)'", "--help", "rules", "languages"] {
      let run = try shell.run(
        ["-c", "'\(Tool.built.path)' \(command) \(redirection)"], environment: ["LANG": "C"])
      #expect(run.status == 2, "\(command)")
      #expect(run.errorText.contains("Can’t write stdout"), "\(command)")
    }
  }

  @Test func writesIntoWhatIsNotAFile() throws {
    let shell = try #require(Program(named: "sh"))
    let run = try shell.run(
      ["-c", "'\(Tool.built.path)' audit '\(photo)' -o /dev/stdout 2>&- | cat"])
    #expect(run.text.contains("Snapseed"))
  }

  @Test func worksWhereStandardErrorIsClosed() throws {
    let shell = try #require(Program(named: "sh"))
    let run = try shell.run(
      ["-c", "'\(Tool.built.path)' audit '\(photo)' -o '\(path("r.txt"))' 2>&-"])
    #expect(run.status == 0)
  }

  @Test func writesNothingToTheTerminalThatItWouldObey() throws {
    let hostile = "\u{1B}[31m\u{202E}"
    for arguments in [
      ["audit", hostile], ["audit", photo, "-o", path(hostile + ".txt")],
      ["audit", photo, "-f", hostile], ["audit", photo, "-l", hostile], ["report", hostile],
      ["audit", photo, "--\(hostile)"], [hostile],
    ] {
      let run = try Tool().run(arguments: arguments)
      let written = run.text + run.errorText
      #expect(!written.unicodeScalars.contains("\u{1B}"))
      #expect(!written.unicodeScalars.contains("\u{202E}"))
    }
  }

  @Test func distinguishesFilesWithSimilarNames() throws {
    try folder.write(Data(contentsOf: URL(filePath: photo)), to: "caf\u{E9}.jpg")
    try folder.write(Data(contentsOf: URL(filePath: photo)), to: "cafe\u{301}.jpg")
    let run = try Tool().run("audit", folder.url.path, "--format", "json")
    #expect(run.text.components(separatedBy: "\"sha256\"").count == 4)
  }

  @Test func dividesAWebReportIntoFiles() throws {
    let run = try Tool().run(
      "audit", photo, "--split", "--split-css", "-l", "ko,ja", "-o", path("보고서.html"))
    #expect(run.status == 0)
    #expect(try folder.names == ["photo.jpg", "보고서.css", "보고서.ja.html", "보고서.ko.html"])
    #expect(run.errorText.contains(path("보고서.ja.html")))
  }

  @Test func dividesOnlyWebReportsThatAreSaved() throws {
    for options in [["--split"], ["--split-css", "-f", "json", "-o", path("r.json")]] {
      let run = try Tool().run(arguments: ["audit", photo] + options)
      #expect(run.status == 2)
      #expect(run.errorText.contains("--split"))
    }
  }

  @Test func givesAPipeTheWholeReport() throws {
    let shell = Tool(executable: URL(filePath: "/bin/sh"))
    let command =
      "yes '\(photo)' | head -n 201 | '\(Tool.built.path)' audit - -f html -o /dev/stdout | cat"
    #expect(try shell.run("-c", command).text.contains("-201\">"))
  }
}
