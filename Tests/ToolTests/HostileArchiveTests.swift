import Foundation
import Reports
import TestSupport
import Testing

/// Files in an archive that are not photos, or pretend to be something else.
struct HostileArchiveTests {
  private let folder: TemporaryFolder
  private var tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(folder: folder.url)
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "in"), withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.url.path + "/in/" + name }

  /// Copies a photo; Foundation's functions would parse names that look like URLs.
  private func add(_ name: String) throws {
    let photo = try Data(contentsOf: Repository.samples.appending(path: "cafe.jpg"))
    let descriptor = unsafe open(path(name), O_WRONLY | O_CREAT | O_EXCL, 0o600)
    try #require(descriptor >= 0)
    try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: photo)
  }

  private func rows(_ run: Program.Run) throws -> [[String: Any]] {
    try run.text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test(.endsHangs) func readsNoPipeAndNoDevice() throws {
    try #require(unsafe mkfifo(path("pipe.jpg"), 0o600) == 0)
    for (name, target) in [
      ("zero.jpg", "/dev/zero"), ("random.jpg", "/dev/urandom"), ("null.jpg", "/dev/null"),
      ("terminal.jpg", "/dev/tty"), ("memory.jpg", "/proc/self/mem"), ("nowhere.jpg", "absent"),
      ("itself.jpg", "itself.jpg"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: path(name), withDestinationPath: target)
    }
    try add("photo.jpg")
    let rows = try rows(tool.run("audit", "in", "-f", "ndjson"))
    #expect(rows.count == 9)
    #expect(
      rows.filter { $0["error"] is NSNull }.map { $0["file"] as? String } == ["in/photo.jpg"])
  }

  @Test(.endsHangs) func readsNoMoreOfAFileThanItHolds() throws {
    let file = path("endless.jpg")
    try add("endless.jpg")
    try #require(unsafe truncate(file, 1 << 42) == 0)
    let rows = try rows(tool.run("audit", "in", "-f", "ndjson"))
    #expect(rows.count == 1)
    #expect(rows.first?["sha256"] is NSNull)
  }

  @Test(.endsHangs) func followsNoLinkCycles() throws {
    try FileManager.default.createDirectory(
      atPath: path("a/b"), withIntermediateDirectories: true)
    try add("a/b/photo.jpg")
    for (name, target) in [("a/b/up", "../.."), ("a/self", "."), ("root", "/")] {
      try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }
    let rows = try rows(tool.run("audit", "in", "-r", "-f", "ndjson"))
    #expect(rows.map { $0["file"] as? String } == ["in/a/b/photo.jpg"])
  }

  @Test(.needs(.permissions))
  func writesARowForAnUnreadableFolder() throws {
    try FileManager.default.createDirectory(
      atPath: path("closed"), withIntermediateDirectories: true)
    try #require(unsafe chmod(path("closed"), 0) == 0)
    defer { _ = unsafe chmod(path("closed"), 0o700) }
    try add("photo.jpg")
    let run = try tool.runWithoutPrivileges("audit", "in", "-r", "-f", "ndjson")
    #expect(run.status == 2)
    let rows = try rows(run)
    #expect(rows.map { $0["file"] as? String } == ["in/closed", "in/photo.jpg"])
    #expect(rows.first?["error"] is [String: Any])
  }

  private static let names = [
    "line\nbreak.jpg", "tab\tand\rreturn.jpg", "right\u{202E}gpj.exe.jpg", "\u{2066}isolate.jpg",
    "-rf.jpg", "=cmd|' 'A1.jpg", "<script>alert(1)<script>.jpg", "`rm -rf`.jpg", "$(id).jpg",
    "%00%2e%2e.jpg", "a..jpg.jpg", "\u{1B}[31m.jpg", "quote\"'.jpg", "back\\slash.jpg",
    "\u{FEFF}.jpg", "{{report.title}}.jpg", "a,b;c.jpg", "#anchor?query.jpg", "CON.jpg",
  ]

  @Test(arguments: ReportFormat.withoutBrowser.map(\.rawValue))
  func showsEveryNameAndObeysNone(format: String) throws {
    for name in Self.names { try add(name) }
    let run = try tool.run("audit", "in", "-f", format, "-l", "en,ko")
    #expect(run.status == 0)
    #expect(run.errorText.isEmpty)
    for scalar in ["\u{1B}", "\u{202E}", "\u{FEFF}"] as [Unicode.Scalar] {
      #expect(!run.text.unicodeScalars.contains(scalar))
    }
    if format == "html" { #expect(!run.text.contains("<script")) }
    if format == "ndjson" { #expect(try rows(run).count == Self.names.count) }
    if format == "json" { #expect(run.text.components(separatedBy: "\"sha256\"").count == 20) }
    // No name leads anywhere else.
    #expect(try folder.names == ["in"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: path("")).count == 19)
  }

  @Test func acceptsNamesThatAreNotUTF8AsArguments() throws {
    try add("photo.jpg")
    let shell = Tool(executable: URL(filePath: "/bin/sh"), folder: folder.url)
    let run = try shell.run(
      "-c",
      """
      first=$(printf 'caf\\351.jpg'); second=$(printf 'caf\\350.jpg')
      cp in/photo.jpg "in/$first"; : >"in/$second"
      '\(Tool.built.path)' audit in/photo.jpg "in/$second" "in/$first" -f ndjson
      """)
    let rows = try rows(run)
    #expect(
      rows.map { $0["file"] as? String } == [
        "in/photo.jpg", "in/caf⟨xE8⟩.jpg", "in/caf⟨xE9⟩.jpg",
      ])
    #expect(rows.map { $0["error"] is NSNull } == [true, false, true])
  }

  @Test func acceptsNamesWithLineFeedsFromAPipe() throws {
    for name in Self.names { try add(name) }
    let shell = Tool(executable: URL(filePath: "/bin/sh"), folder: folder.url)
    let run = try shell.run(
      "-c", "find in -type f -print0 | '\(Tool.built.path)' audit - -f ndjson")
    #expect(try Set(rows(run).map { $0["file"] as? String }) == Set(Self.names.map { "in/\($0)" }))
    #expect(try rows(run).allSatisfy { $0["error"] is NSNull })
  }

  @Test(.endsHangs, arguments: [UInt64(1), 2, 3])
  func answersWhateverStandardInputHas(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let bytes = (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let run = try Program(at: Tool.built).run(
      ["audit", "-", "-f", "ndjson"], input: Data(bytes), folder: folder.url)
    #expect(run.status == 0)
    #expect(
      try rows(run).count == bytes.split(separator: 0, omittingEmptySubsequences: false).count)
    let line = try Program(at: Tool.built).run(
      ["audit", "-", "-f", "ndjson"], input: Data(repeating: 97, count: 5_000_000))
    #expect(try rows(line).count == 1)
  }

  @Test(.needs(.data, .python), .endsHangs)
  func reportsEveryDamagedPhotoInLittleMemory() throws {
    let photos = Repository.sharedData.appending(path: "bad-photos").path
    let python = try #require(Program.python)
    // The system reports the peak memory of the process to its parent.
    let script = """
      import os, resource, subprocess, sys
      files = [os.path.join(place, name) for place, _, names in os.walk(sys.argv[2]) for name in names]
      run = subprocess.run([sys.argv[1], "audit", "-", "-f", "ndjson", "-j", "4"], stdout=subprocess.PIPE,
                           input=b"".join(os.fsencode(file) + bytes(1) for file in files))
      usage = resource.getrusage(resource.RUSAGE_CHILDREN)
      print(len(files), run.returncode, run.stdout.count(b"\\n"), usage.ru_maxrss // 1024)
      """
    let run = try python.run(["-c", script, Tool.built.path, photos])
    let numbers = run.text.split(separator: " ").compactMap {
      Int($0.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    try #require(numbers.count == 4, "\(run.errorText)")
    #expect(numbers[0] > 100)
    #expect(numbers[1] == 0)
    #expect(numbers[2] == numbers[0])
    #expect(numbers[3] < 100)
  }
}
