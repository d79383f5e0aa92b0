import Foundation
import TestSupport
import Testing

/// Whose files copies may change, and who may read them.
struct CopyFileTests {
  private let tool: Tool
  private let folder: TemporaryFolder
  private let original: Data

  init() throws {
    folder = try TemporaryFolder()
    original = try Data(contentsOf: Repository.samples.appending(path: "cafe.jpg"))
    try folder.write(original, to: "p/sub/a.jpg")
    try folder.write(original, to: "victim/v.jpg")
    tool = Tool(folder: folder.url)
  }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: folder.url.appending(path: name))
  }

  private func status(_ name: String) throws -> stat {
    var status = stat()
    try #require(unsafe stat(path(name), &status) == 0)
    return status
  }

  // MARK: - Links

  @Test func replacesNoPhotoThatAFoundLinkLeadsTo() throws {
    try link("p/v.jpg", to: "../victim/v.jpg")
    try link("p/folder", to: "../victim")
    let run = try tool.run("copy", "p", "-r", "--in-place", "--remove", "all-private")
    #expect(run.status == 1)
    #expect(run.errorText.contains("A link is changed only if you specify the link itself"))
    #expect(try bytes("victim/v.jpg") == original && bytes("p/sub/a.jpg") != original)
    #expect(try FileManager.default.contentsOfDirectory(atPath: path("victim")) == ["v.jpg"])
  }

  @Test func replacesThePhotoThatANamedLinkLeadsTo() throws {
    try link("v.jpg", to: "victim/v.jpg")
    let run = try tool.run(
      "copy", "v.jpg", "--in-place", "--remove", "all-private", "--receipt-output", "r.json")
    #expect(run.status == 0)
    #expect(try bytes("victim/v.jpg") != original && bytes("victim/v.jpg.original") == original)
    #expect(try tool.run("verify", "r.json").status == 0)
  }

  @Test func copiesPhotosThatFoundLinksLeadTo() throws {
    try link("p/v.jpg", to: "../victim/v.jpg")
    #expect(try tool.run("copy", "p", "-o", "out").status == 0)
    #expect(try bytes("out/v.jpg") == original)
  }

  @Test func followsNoLinkInTheFolderForCopies() throws {
    try folder.write("victim".utf8, to: "victim/text")
    try link("p/a.jpg", to: "sub/a.jpg")
    try FileManager.default.createDirectory(
      atPath: path("out"), withIntermediateDirectories: false)
    try link("out/sub", to: "../victim")
    try link("out/a.jpg", to: "../victim/text")
    let run = try tool.run("copy", "p", "-r", "-o", "out")
    #expect(run.status == 1 && run.errorText.contains("2 couldn’t be made."))
    let forced = try tool.run("copy", "p", "-r", "-o", "out", "--force")
    #expect(forced.status == 1 && forced.errorText.contains("1 couldn’t be made."))
    #expect(try bytes("out/a.jpg") == original && folder.text(of: "victim/text") == "victim")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: path("victim")).sorted()
        == ["text", "v.jpg"])
  }

  // MARK: - Pipes

  @Test(.endsHangs, arguments: [[], ["--force"]])
  func refusesAPipeInThePlaceOfACopy(options: [String]) throws {
    try folder.write([], to: "out/b.jpg")
    try #require(unsafe mkfifo(path("out/a.jpg"), 0o600) == 0)
    let arguments = ["copy", "p/sub/a.jpg", "-o", "out/"] + options
    let run = try tool.run(arguments: arguments)
    #expect(run.status == 1)
    #expect(run.errorText.contains("Can’t write out/a.jpg: Not a regular file"))
  }

  // MARK: - Access

  @Test func keepsPermissionsAndDates() throws {
    try #require(unsafe chmod(path("p/sub/a.jpg"), 0o600) == 0)
    let times = [timespec(tv_sec: 1, tv_nsec: 2), timespec(tv_sec: 1_500_000_000, tv_nsec: 7)]
    try #require(unsafe utimensat(AT_FDCWD, path("p/sub/a.jpg"), times, 0) == 0)
    #expect(try tool.run("copy", "p", "-r", "-o", "plain").status == 0)
    #expect(try tool.run("copy", "p", "-r", "-o", "private", "--remove", "all-private").status == 0)
    #expect(try tool.run("copy", "p", "-r", "--in-place", "--remove", "all-private").status == 0)
    for name in ["plain/sub/a.jpg", "private/sub/a.jpg", "p/sub/a.jpg", "p/sub/a.jpg.original"] {
      let status = try status(name)
      #expect(status.st_mode & 0o7777 == 0o600, "\(name)")
      #expect(status.st_mtim.tv_sec == 1_500_000_000 && status.st_mtim.tv_nsec == 7, "\(name)")
    }
  }

  /// An attribute can say where a photo comes from.
  @Test(.needs(.python))
  func keepsExtendedAttributesUnlessAllThatIsPrivateGoes() throws {
    let python = try #require(Program.python)
    let set = "import os, sys; os.setxattr(sys.argv[1], 'user.note', b'a shop')"
    let get = "import os, sys; print(os.listxattr(sys.argv[1]))"
    let photo = path("p/sub/a.jpg")
    try #require(try python.run(["-c", set, photo]).status == 0, "no extended attributes here")
    for (name, options, list) in [
      ("plain", [], "['user.note']"), ("some", ["--remove", "location"], "['user.note']"),
      ("all", ["--remove", "all-private"], "[]"), ("only", ["--keep-only", "camera"], "[]"),
    ] {
      #expect(try tool.run(arguments: ["copy", photo, "-o", "\(name).jpg"] + options).status == 0)
      #expect(try python.run(["-c", get, path("\(name).jpg")]).text == list + "\n")
    }
    #expect(try tool.run("copy", photo, "--in-place", "--remove", "all-private").status == 0)
    #expect(try python.run(["-c", get, photo]).text == "[]\n")
    #expect(try python.run(["-c", get, photo + ".original"]).text == "['user.note']\n")
  }

  // MARK: - Other files

  @Test func takesNoBackupAndNoTemporaryFileForAPhoto() throws {
    #expect(try tool.run("copy", "p", "-r", "--in-place", "--remove", "all-private").status == 0)
    for name in ["a.jpg.4194305.tmp", "a.jpg.original.4194305-2.tmp"] {
      try folder.write(original, to: "p/sub/\(name)")
    }
    #expect(try tool.run("copy", "p", "-r", "-o", "out").status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: path("out/sub")) == ["a.jpg"])
    let audit = try tool.run("audit", "p", "-r", "--format", "ndjson")
    #expect(audit.text.split(separator: "\n").count == 1, "\(audit.text)")
  }

  /// Two programs work on the same photos at random moments.
  @Test(.endsHangs) func losesNoSave() throws {
    var random = SeededGenerator(seed: 4)
    let theirs = original + Data("theirs".utf8)
    for number in 0..<(TestScope.isComplete ? 500 : 5) {
      let name = "race/\(number).jpg"
      try folder.write(original, to: name)
      try folder.write(theirs, to: "new")
      let process = Process()
      process.executableURL = Tool.built
      process.arguments = ["copy", path(name), "--in-place", "--remove", "all-private"]
      process.environment = tool.environment
      process.standardError = FileHandle.nullDevice
      try process.run()
      usleep(UInt32.random(in: 0..<100_000, using: &random))
      #expect(unsafe rename(path("new"), path(name)) == 0)
      process.waitUntilExit()
      let kept = [name, name + ".original"].contains { (try? bytes($0)) == theirs }
      #expect(kept, "\(number): \(process.terminationStatus)")
    }
  }
}
