import Foundation
import TestSupport
import Testing

/// `metalens copy` as users run it.
struct CopyTests {
  private let tool = Tool()
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  /// A photo that says where it was taken.
  private static let photo: [UInt8] = {
    var exif = ExifBuilder()
    exif.primary = [exif.text(0x010F, "Acme"), exif.text(0x0110, "One")]
    exif.gps = [
      exif.text(1, "N"), exif.rationals(2, [(64, 1), (8, 1), (481_234, 10_000)]),
      exif.text(3, "W"), exif.rationals(4, [(21, 1), (56, 1), (123_456, 10_000)]),
    ]
    return JPEGBuilder.file(
      JPEGBuilder.exif(exif.block), JPEGBuilder.frame(), JPEGBuilder.picture)
  }()

  @Test func copiesEveryByte() throws {
    try folder.write(Self.photo, to: "a.jpg")
    let run = try tool.run("copy", path("a.jpg"), "-o", path("b.jpg"))
    #expect(run.status == 0)
    #expect(try Data(contentsOf: folder.url.appending(path: "b.jpg")) == Data(Self.photo))
  }

  @Test func saysWhatItRemovedAndVerifiesIt() throws {
    try folder.write(Self.photo, to: "a.jpg")
    let run = try tool.run(
      "copy", path("a.jpg"), "-o", path("copies") + "/", "--remove", "location", "--receipt-output",
      path("receipt.json"))
    #expect(run.status == 0)
    #expect(try folder.text(of: "receipt.json").contains("\"location\""))
    let audit = try tool.run("audit", path("copies/a.jpg"), "--verbose")
    #expect(audit.text.contains("Metadata removed"))
    #expect(audit.text.contains("MetaLens"))
    #expect(try tool.run("verify", path("receipt.json")).status == 0)
    try folder.write(Self.photo, to: "copies/a.jpg")
    #expect(try tool.run("verify", path("receipt.json")).status == 1)
  }

  @Test(arguments: ["html", "markdown", "text"], ["en", "ko", "ja", "zh-Hans"])
  func writesReceiptsForPeople(format: String, language: String) throws {
    try folder.write(Self.photo, to: "a.jpg")
    let run = try tool.run(
      "copy", path("a.jpg"), "-o", path("c.jpg"), "--remove", "all-private", "--receipt", format,
      "--language", language)
    #expect(run.status == 0)
    #expect(run.text.contains("GPS"))
    #expect(!run.text.contains("copy."))
  }

  @Test func replacesNothing() throws {
    try folder.write(Self.photo, to: "a.jpg")
    try folder.write(Array("other".utf8), to: "b.jpg")
    let run = try tool.run("copy", path("a.jpg"), "-o", path("b.jpg"), "--remove", "location")
    #expect(run.status == 1)
    #expect(run.errorText.contains("already exists"))
    #expect(try folder.text(of: "b.jpg") == "other")
    let own = try tool.run("copy", path("a.jpg"), "-o", path("a.jpg"), "--force")
    #expect(own.status == 1)
    #expect(try Data(contentsOf: folder.url.appending(path: "a.jpg")) == Data(Self.photo))
    #expect(try folder.names == ["a.jpg", "b.jpg"])
  }

  @Test func continuesWhereAnEarlierRunEnded() throws {
    for name in ["x/a.jpg", "y/a.jpg"] { try folder.write(Self.photo, to: name) }
    let arguments = [
      "copy", path("x/a.jpg"), path("y/a.jpg"), "-o", path("out"), "--remove", "location",
    ]
    #expect(try tool.run(arguments: arguments).status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: path("out")).sorted()
    #expect(names == ["a-2.jpg", "a.jpg"])
    try FileManager.default.removeItem(atPath: path("out/a.jpg"))
    let again = try tool.run(arguments: arguments)
    #expect(again.status == 0)
    #expect(again.errorText.contains("1 already existed"))
  }

  /// Returns the paths of all files in a folder, below it.
  private func files(in name: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path(name)).filter { $0.hasSuffix(".jpg") }
      .sorted()
  }

  @Test func copiesNoCopiesThatASearchFinds() throws {
    for name in ["a.jpg", "sub/a.jpg", "copies/own.jpg"] {
      try folder.write(Self.photo, to: "in/\(name)")
    }
    for existing in [" 0 already existed", " 2 already existed"] {
      let run = try tool.run(
        "copy", path("in"), "-r", "-o", path("in/copies"), "--remove", "location")
      #expect(run.status == 0 && run.errorText.contains(existing), "\(run.errorText)")
      #expect(run.errorText.contains(" in the folder for the copies."))
      let names = ["a.jpg", "copies/a.jpg", "copies/own.jpg", "copies/sub/a.jpg", "sub/a.jpg"]
      #expect(try files(in: "in") == names)
    }
    // What is named is copied.
    let named = try tool.run(
      "copy", path("in"), path("in/copies/own.jpg"), "-r", "-o", path("in/copies"), "--force")
    #expect(named.status == 0 && named.errorText.contains("Made 3 copies"), "\(named.errorText)")
    #expect(try files(in: "in").contains("copies/copies/own.jpg"))
  }

  @Test func replacesNoCopyThatWasChanged() throws {
    try folder.write(Self.photo, to: "a.jpg")
    let arguments = ["copy", path("a.jpg"), "-o", path("b.jpg"), "--set", "owner=Museum"]
    #expect(try tool.run(arguments: arguments).status == 0)
    var copy = [UInt8](try Data(contentsOf: folder.url.appending(path: "b.jpg")))
    copy[copy.count - 3] ^= 0x55
    try folder.write(copy, to: "b.jpg")
    let again = try tool.run(arguments: arguments)
    #expect(again.status == 1 && again.errorText.contains("already exists"))
    // The same size, and the same original.
    #expect(try tool.run(arguments: arguments + ["--force"]).status == 0)
    let other = try tool.run(
      "copy", path("a.jpg"), "-o", path("b.jpg"), "--set", "owner=Archiv")
    #expect(other.status == 1 && other.errorText.contains("already exists"))
  }

  @Test func replacesNoPhotoWhoseTurnComesLater() throws {
    for name in ["x/a.jpg", "y/a.jpg"] { try folder.write(Self.photo, to: name) }
    let list = "\(path("x/a.jpg"))\n\(path("y/a.jpg"))\n"
    let run = try tool.run(
      arguments: ["copy", "-", "-o", path("y") + "/", "--force", "--remove", "location"],
      input: list)
    #expect(run.status == 1, "\(run.errorText)")
    #expect(try Data(contentsOf: folder.url.appending(path: "y/a.jpg")) == Data(Self.photo))
  }

  @Test func writesNoReceiptOverAPhoto() throws {
    try folder.write(Self.photo, to: "a.jpg")
    let run = try tool.run(
      "copy", path("a.jpg"), "--in-place", "--remove", "location", "--receipt", "json",
      "--receipt-output", path("a.jpg.original"))
    #expect(run.status == 2 && run.errorText.contains("the receipt would overwrite a photo"))
    let backup = try Data(contentsOf: folder.url.appending(path: "a.jpg.original"))
    #expect(backup == Data(Self.photo))
  }

  @Test func writesNoCopyToStandardOutput() throws {
    try folder.write(Self.photo, to: "a.jpg")
    let run = try tool.run("copy", path("a.jpg"), "-o", "-")
    #expect(run.status == 2 && run.errorText.contains("./-"), "\(run.errorText)")
    #expect(run.text.isEmpty)
  }

  @Test func keepsTheOriginalOfACopyInPlace() throws {
    try folder.write(Self.photo, to: "a.jpg")
    let run = try tool.run("copy", path("a.jpg"), "--in-place", "--remove", "location")
    #expect(run.status == 0)
    let backup = try Data(contentsOf: folder.url.appending(path: "a.jpg.original"))
    #expect(backup == Data(Self.photo))
    #expect(try Data(contentsOf: folder.url.appending(path: "a.jpg")) != backup)
    // Nothing is left to remove, and the backup stays.
    #expect(try tool.run("copy", path("a.jpg"), "--in-place", "--remove", "location").status == 0)
    #expect(try tool.run("copy", path("a.jpg"), "--in-place").status == 2)
  }

  @Test(arguments: [
    ("en", "2 11 '25"), ("ko", "'25 2 11"), ("th,ko", "11 2 '68"), ("de", "11 2 '25"),
  ])
  func drawsTheCaptureDate(language: String, text: String) throws {
    let sample = Repository.samples.appending(path: "cafe.jpg").path
    let run = try tool.run(
      "copy", sample, "-o", path("b.jpg"), "--date-stamp", "--language", language,
      "--receipt-output", path("receipt.json"))
    #expect(run.status == 0, "\(run.errorText)")
    #expect(try folder.text(of: "receipt.json").contains("date \(text) corner=bottom-right"))
    #expect(try tool.run("audit", path("b.jpg"), "--verbose").text.contains("date \(text) corner"))
    #expect(try tool.run("verify", path("receipt.json")).status == 0)
  }

  @Test func refusesADateThatIsNotRecorded() throws {
    try folder.write(Self.photo, to: "a.jpg")
    let run = try tool.run("copy", path("a.jpg"), "-o", path("b.jpg"), "--date-stamp")
    #expect(run.status == 1)
    let corner = try tool.run(
      "copy", path("a.jpg"), "-o", path("b.jpg"), "--date-stamp-corner", "top-left")
    #expect(corner.status == 2 && corner.errorText.contains("--date-stamp."))
    #expect(try folder.names == ["a.jpg"])
  }

  @Test(.needs(.mount))
  func leavesNothingOnAFullDisk() throws {
    try folder.write(Self.photo + Array(repeating: 0, count: 20_000), to: "a.jpg")
    let script = """
      mkdir disk && mount -t tmpfs -o size=16k tmpfs disk || exit 99
      "$TOOL" copy a.jpg -o disk/b.jpg --remove comments
      status=$?
      ls disk
      exit $status
      """
    let environment = [
      "LANG": "en_US.UTF-8", "TOOL": tool.executable.path, "PATH": "/usr/bin:/bin",
    ]
    let run = try #require(Program(named: "unshare")).run(
      ["-rm", "/bin/sh", "-c", script], environment: environment, folder: folder.url)
    #expect(run.status == 1 && run.text.isEmpty)
    #expect(run.errorText.contains("Can’t write disk/b.jpg: No space left on device"))
  }

  @Test(.needs(.permissions))
  func leavesAFolderAloneThatItMustNotChange() throws {
    try folder.write(Self.photo, to: "closed/a.jpg")
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: path("closed"))
    defer { try? manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path("closed")) }
    let run = try tool.runWithoutPrivileges(
      "copy", path("closed/a.jpg"), "--in-place", "--remove", "location")
    #expect(run.status == 1 && run.errorText.contains("Permission denied"))
    #expect(try manager.contentsOfDirectory(atPath: path("closed")) == ["a.jpg"])
    #expect(try Data(contentsOf: folder.url.appending(path: "closed/a.jpg")) == Data(Self.photo))
  }

  @Test func tellsWhyAPhotoWasNotCopied() throws {
    try folder.write(Self.photo, to: "a.jpg")
    try folder.write(Array("GIF89a......".utf8), to: "b.gif")
    let run = try tool.run(
      "copy", path("b.gif"), path("a.jpg"), "-o", path("out"), "--remove", "location")
    #expect(run.status == 1)
    #expect(run.errorText.contains("b.gif: error: The structure of the file is damaged"))
    #expect(FileManager.default.fileExists(atPath: path("out/a.jpg")))
    #expect(!FileManager.default.fileExists(atPath: path("out/b.gif")))
  }
}
