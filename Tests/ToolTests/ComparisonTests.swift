import Foundation
import TestSupport
import Testing

/// `metalens diff` and `metalens verify`, over copies of the sample photos.
struct ComparisonTests {
  private let folder: TemporaryFolder
  private var tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(folder: folder.url)
    for name in ["cafe.jpg", "harbour.jpg", "street.jpg"] {
      try folder.write(
        Data(contentsOf: Repository.samples.appending(path: name)), to: "photos/\(name)")
    }
    _ = try tool.run("audit", "photos", "-o", "old.json")
    _ = try tool.run("audit", "photos", "-o", "old.ndjson")
  }

  /// Removes one photo, changes one, moves one and adds one.
  private func change() throws {
    let photos = folder.url.appending(path: "photos")
    let cafe = try Data(contentsOf: photos.appending(path: "cafe.jpg"))
    try folder.write(
      Data(contentsOf: Repository.samples.appending(path: "mountains.jpg")),
      to: "photos/cafe.jpg")
    try FileManager.default.createDirectory(
      at: photos.appending(path: "moved"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      at: photos.appending(path: "street.jpg"), to: photos.appending(path: "moved/street.jpg"))
    try FileManager.default.removeItem(at: photos.appending(path: "harbour.jpg"))
    try folder.write(cafe.dropLast(), to: "photos/new.jpg")
  }

  @Test(arguments: ["old.json", "old.ndjson"]) func saysThatNothingChanged(old: String) throws {
    let difference = try tool.run("diff", old, "old.json")
    #expect(difference.status == 0)
    #expect(difference.text == "Unchanged: 3\n")
    let verified = try tool.run("verify", old, "photos")
    #expect(verified.status == 0)
    #expect(verified.text == "Unchanged: 3\n")
    #expect(try tool.run("verify", old).status == 0)
  }

  @Test(arguments: ["old.json", "old.ndjson"]) func saysWhatChanged(old: String) throws {
    try change()
    _ = try tool.run("audit", "photos", "-r", "-o", "new.ndjson")
    let difference = try tool.run("diff", old, "new.ndjson")
    #expect(difference.status == 1)
    for line in [
      "Added: 1\n  photos/new.jpg", "Removed: 1\n  photos/harbour.jpg",
      "Moved: 1\n  photos/street.jpg → photos/moved/street.jpg", "Changed: 1\n  photos/cafe.jpg",
      "    Model: SM-S921N → NIKON Z 6_2",
      "    + Desktop photo editor recorded: Adobe Photoshop Lightroom", "Unchanged: 0",
      "    + The editing history names a photo editor.", "    + Checks run: XMP",
    ] {
      #expect(difference.text.contains(line), "\(line)")
    }
    #expect(!difference.text.contains("{"))
    let verified = try tool.run("verify", old, "photos", "-r")
    #expect(verified.status == 1)
    #expect(
      verified.text == """
        Changed: 1
          photos/cafe.jpg
        Missing: 1
          photos/harbour.jpg
        Moved: 1
          photos/street.jpg → photos/moved/street.jpg
        New: 1
          photos/new.jpg
        Unchanged: 0

        """)
  }

  @Test func writesTheSameForPrograms() throws {
    try change()
    _ = try tool.run("audit", "photos", "-r", "-o", "new.json")
    for command in [
      ["diff", "old.json", "new.json"], ["verify", "old.json", "photos", "-r"],
    ] {
      let run = try tool.run(arguments: command + ["--format", "json"])
      #expect(run.status == 1)
      let root = try JSONSerialization.jsonObject(with: Data(run.text.utf8)) as? [String: Any]
      #expect(
        (root?["moved"] as? [[String: Any]])?.first?["to"] as? String
          == "photos/moved/street.jpg")
      #expect((root?["changed"] as? [Any])?.count == 1)
    }
  }

  /// An altered, a deleted, a moved and a new file in a copy, while all originals still exist.
  @Test(arguments: [[], ["--base", "photos"], ["--base", "archive"]])
  func comparesACopyAndNotItsOriginals(options: [String]) throws {
    let archive = folder.url.appending(path: "archive")
    try FileManager.default.copyItem(at: folder.url.appending(path: "photos"), to: archive)
    let same = try tool.run(arguments: ["verify", "old.ndjson", "archive", "-r"] + options)
    #expect(same.status == 0)
    #expect(same.text == "Unchanged: 3\n")

    let cafe = try Data(contentsOf: archive.appending(path: "cafe.jpg"))
    try folder.write(cafe + [0], to: "archive/cafe.jpg")
    try FileManager.default.removeItem(at: archive.appending(path: "harbour.jpg"))
    try FileManager.default.createDirectory(
      at: archive.appending(path: "moved"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      at: archive.appending(path: "street.jpg"), to: archive.appending(path: "moved/street.jpg"))
    try folder.write(cafe.dropLast(), to: "archive/new.jpg")
    let run = try tool.run(arguments: ["verify", "old.ndjson", "archive", "-r"] + options)
    #expect(run.status == 1)
    #expect(
      run.text == """
        Changed: 1
          archive/cafe.jpg
        Missing: 1
          archive/harbour.jpg
        Moved: 1
          archive/street.jpg → archive/moved/street.jpg
        New: 1
          archive/new.jpg
        Unchanged: 0

        """)
  }

  @Test func comparesOnlyThePathsThatAreGiven() throws {
    let one = try tool.run("verify", "old.json", "photos/cafe.jpg")
    #expect(one.status == 0)
    #expect(one.text == "Not under these paths: 2\nUnchanged: 1\n")
    for arguments in [
      ["absent"], ["photos", "--base", "elsewhere"], ["--base", "photos"],
    ] {
      let run = try tool.run(arguments: ["verify", "old.json"] + arguments)
      #expect(run.status == 2)
      #expect(!run.errorText.isEmpty)
    }
  }

  @Test func saysWhatCanNoLongerBeVerified() throws {
    try folder.write("no photo".utf8, to: "photos/notes.jpg")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "photos/nowhere.jpg").path,
      withDestinationPath: "absent")
    _ = try tool.run("audit", "photos", "-o", "old.json")
    let first = try tool.run("verify", "old.json", "photos")
    #expect(first.status == 0)
    #expect(first.text.contains("no SHA-256 for them: 1\n  photos/nowhere.jpg\nUnchanged: 4\n"))

    let notes = folder.url.appending(path: "photos/notes.jpg").path
    try FileManager.default.removeItem(atPath: notes)
    try #require(unsafe mkfifo(notes, 0o600) == 0)
    let second = try tool.run("verify", "old.json", "photos")
    #expect(second.status == 1)
    #expect(second.text.hasPrefix("No longer readable: 1\n  photos/notes.jpg\n"))
  }

  @Test(arguments: ["ko", "ja", "zh_CN"]) func speaksTheLanguageOfTheEnvironment(
    language: String
  ) throws {
    var tool = tool
    tool.environment["LANG"] = "\(language).UTF-8"
    for command in [["diff", "old.json", "old.json"], ["verify", "old.json"]] {
      let run = try tool.run(arguments: command)
      #expect(run.status == 0)
      #expect(!run.text.contains("Unchanged"))
    }
  }

  @Test func refusesWhatIsNotAnAudit() throws {
    try folder.write("{}".utf8, to: "bad.json")
    for command in [
      ["diff", "bad.json", "old.json"], ["diff", "old.json", "absent"], ["verify", "bad.json"],
      ["verify", "photos/cafe.jpg"],
    ] {
      let run = try tool.run(arguments: command)
      #expect(run.status == 2)
      #expect(run.text.isEmpty)
      #expect(run.errorText.hasPrefix("error: "))
    }
  }
}
