import Foundation
import TestSupport
import Testing

/// Reports about thousands of photos, whose entries wait in a temporary file.
struct MemoryTests {
  private let folder: TemporaryFolder

  /// The most that 2,700 more photos may take, in megabytes; in memory they would take 60 or more.
  private static let growth = 25

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([], to: "temporary/.keep")
  }

  private func link(_ count: Int, to name: String) throws {
    let samples = try FileManager.default.contentsOfDirectory(atPath: Repository.samples.path)
      .filter { $0.hasSuffix(".jpg") }.sorted()
    try folder.write([], to: "\(name)/.keep")
    for number in 0..<count {
      let sample = samples[number % samples.count]
      try FileManager.default.createSymbolicLink(
        at: folder.url.appending(path: "\(name)/\(number)-\(sample)"),
        withDestinationURL: Repository.samples.appending(path: sample))
    }
  }

  @Test(.needs(.python), .endsHangs, arguments: ["text", "markdown", "json", "html"])
  func growsLittleWithTheNumberOfPhotos(format: String) throws {
    try link(300, to: "few")
    try link(3_000, to: "many")
    let python = try #require(Program.python)
    // The system reports the peak memory of each process to its parent.
    let script = """
      import os, subprocess, sys
      for name in ["few", "many"]:
          process = subprocess.Popen([sys.argv[1], "audit", name, "-o", name + "." + sys.argv[2],
                                      "-f", sys.argv[2], "--no-compare-thumbnails", "-j", "2"],
                                     stderr=subprocess.DEVNULL)
          _, status, usage = os.wait4(process.pid, 0)
          print(status, usage.ru_maxrss // 1024)
      """
    let run = try python.run(
      ["-c", script, Tool.built.path, format],
      environment: ["TMPDIR": folder.url.appending(path: "temporary").path], folder: folder.url)
    let numbers = run.text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    try #require(numbers.count == 4, "\(run.errorText)")
    #expect(numbers[0] == 0 && numbers[2] == 0)
    #expect(numbers[3] - numbers[1] < Self.growth, "\(numbers)")
    #expect(try folder.text(of: "many.\(format)").utf8.count > 10_000)
    let left = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "temporary").path)
    #expect(left == [".keep"])
  }

  /// The decoder of pictures would keep each compressed text before the picture.
  @Test(.needs(.python), .endsHangs) func keepsNoTextsOfPNGForAPage() throws {
    let python = try #require(Program.python)
    let script = """
      import os, struct, subprocess, sys, zlib
      def chunk(name, data):
          return struct.pack(">I", len(data)) + name + data + struct.pack(
              ">I", zlib.crc32(name + data))
      text = chunk(b"zTXt", b"Comment\\0\\0" + zlib.compress(b"a" * (4 << 20), 9))
      rows = zlib.compress(b"".join(b"\\0" + os.urandom(192) for _ in range(64)))
      with open("texts.png", "wb") as file:
          file.write(b"\\x89PNG\\r\\n\\x1a\\n" + chunk(
              b"IHDR", struct.pack(">IIBBBBB", 64, 64, 8, 2, 0, 0, 0)) + text * 200
              + chunk(b"IDAT", rows) + chunk(b"IEND", b""))
      process = subprocess.Popen([sys.argv[1], "audit", "texts.png", "-o", "page.html"],
                                 stderr=subprocess.DEVNULL)
      _, status, usage = os.wait4(process.pid, 0)
      print(status, usage.ru_maxrss // 1024)
      """
    let run = try python.run(["-c", script, Tool.built.path], folder: folder.url)
    let numbers = run.text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    try #require(numbers.count == 2, "\(run.errorText)")
    #expect(numbers[0] == 0 && numbers[1] < 300, "\(numbers)")
    // The page has the picture.
    #expect(try folder.text(of: "page.html").contains("data:image/"))
  }

  @Test(.needs(.mount), .endsHangs)
  func tellsThatTheFolderOfTemporaryFilesIsFull() throws {
    try link(1_500, to: "many")
    let run = try #require(Program(named: "unshare")).run(
      [
        "-rm", "sh", "-c",
        """
        mount -t tmpfs -o size=1m tmpfs /mnt && TMPDIR=/mnt exec '\(Tool.built.path)' audit many \
        --no-compare-thumbnails -o report.txt
        """,
      ], environment: ["LANG": "C", "PATH": "/usr/bin:/bin"], folder: folder.url)
    #expect(run.status == 2)
    #expect(run.errorText == "error: Can’t write /mnt: No space left on device\n")
    #expect(try folder.names == ["many", "temporary"])
  }

  @Test(.endsHangs) func needsNoTemporaryFileForFewPhotos() throws {
    var tool = Tool()
    tool.environment["TMPDIR"] = "/nowhere"
    tool.folder = folder.url
    try link(20, to: "few")
    #expect(try tool.run("audit", "few").status == 0)
    #expect(try tool.run("audit", "few", "-o", "report.json").status == 0)
    try link(1_500, to: "many")
    let run = try tool.run("audit", "many", "--no-compare-thumbnails")
    #expect(run.status == 2)
    #expect(run.text.isEmpty)
    #expect(run.errorText.contains("/nowhere"))
  }

  @Test(.endsHangs) func leavesNothingWhenKilled() throws {
    try link(3_000, to: "many")
    let shell = try #require(Program(named: "sh"))
    // It waits for further paths from standard input. The test may have blocked other signals.
    let run = try shell.run(
      [
        "-c",
        """
        sleep 9 | '\(Tool.built.path)' audit many - --no-compare-thumbnails -o report.txt & \
        sleep 3; kill -KILL $!; wait $!; echo $?
        """,
      ],
      environment: [
        "TMPDIR": folder.url.appending(path: "temporary").path, "PATH": "/usr/bin:/bin",
      ], folder: folder.url)
    #expect(run.text == "137\n")
    #expect(try folder.names == ["many", "temporary"])
    let left = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "temporary").path)
    #expect(left == [".keep"])
  }
}
