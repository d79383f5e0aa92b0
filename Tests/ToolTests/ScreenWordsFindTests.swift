import Foundation
import TestSupport
import Testing

/// `screen-words find`, run as by a user.
struct ScreenWordsFindTests {
  private let folder: TemporaryFolder
  private let tool: Tool
  private let sample: Data

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(executable: Tool.built("screen-words"), folder: folder.url)
    let path = "Tests/TextRecognitionTests/Samples/en-light.png"
    sample = try Data(contentsOf: Repository.root.appending(path: path))
    try folder.write(sample, to: "shots/one.png")
    try folder.write("no picture".utf8, to: "shots/notes.txt")
  }

  @Test func printsWhereAWordStands() throws {
    let run = try tool.run("find", "show answer", "shots")
    #expect(run.status == 0 && run.errorText.isEmpty)
    #expect(run.text.contains(/^shots\/one\.png:1\d\d,2\d\d: Show answer\n$/))
    let colored = try tool.run("find", "answer", "shots/one.png", "--color", "always")
    #expect(colored.text.hasSuffix(": Show \u{1B}[1;31manswer\u{1B}[0m\n"))
  }

  @Test(.endsHangs) func searchesAFolderOnceWhateverLinksLeadThere() throws {
    for name in ["a", "b"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: "shots/" + name).path, withDestinationPath: ".")
    }
    let run = try tool.run("find", "show answer", "shots")
    #expect(run.status == 0 && run.text.split(separator: "\n").count == 1)
  }

  @Test(.needs(.permissions)) func saysWhichFolderCannotBeRead() throws {
    try folder.write(sample, to: "shots/locked/two.png")
    let locked = folder.url.appending(path: "shots/locked").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: locked)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: locked)
    }
    let run = try tool.runWithoutPrivileges("find", "show answer", "shots")
    #expect(run.status == 0 && run.text.contains("shots/one.png"))
    #expect(run.errorText.contains("shots/locked: Permission denied"))
  }

  @Test func writesJSONLines() throws {
    let run = try tool.run("find", "GO", "hours", "shots", "--json")
    let lines = run.text.split(separator: "\n")
    let words = try lines.map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect((object?["frame"] as? [String: Int])?.count == 4)
      return object?["word"] as? String
    }
    #expect(words == ["hours", "GO"])
  }

  @Test func escapesHostileTextsOfPicturesAndNames() throws {
    let path = "Tests/TextRecognitionTests/Samples/hostile.png"
    let picture = try Data(contentsOf: Repository.root.appending(path: path))
    try folder.write(picture, to: "bad/<b>\u{1B}]8;;x\u{7}\u{202E}.png")
    let run = try tool.run("find", "script", "calc", "bad", "--exact", "--annotate", "copies")
    #expect(run.status == 0)
    #expect(run.text.contains("⟨ESC⟩]8;;x⟨BEL⟩"))
    #expect(run.text.contains("<script>alert"))
    #expect(!run.text.contains("\u{1B}") && !run.text.contains("\u{202E}"))
    let json = try tool.run("find", "script", "bad", "--exact", "--json")
    for line in json.text.split(separator: "\n") {
      _ = try JSONSerialization.jsonObject(with: Data(line.utf8))
      #expect(!line.contains("\u{1B}"))
    }
  }

  @Test func drawsItsProgressOnATerminal() throws {
    let script = try #require(Program(named: "script"))
    let command = "'\(tool.executable.path)' find Go shots --color never"
    let run = try script.run(
      ["-qec", command, "/dev/null"], environment: tool.environment, folder: folder.url)
    #expect(run.status == 0)
    #expect(run.text.contains("░"))
    // The line is removed before a finding.
    #expect(run.text.contains(/\r\u{1B}\[Kshots\/one\.png:\d+,\d+: Go/))
    let quiet = try script.run(
      ["-qec", command + " --no-progress", "/dev/null"], environment: tool.environment,
      folder: folder.url)
    #expect(!quiet.text.contains("░"))
  }

  @Test func endsWith1WhereNothingIsFoundAndSaysWhatWasRead() throws {
    let run = try tool.run("find", "Zebra", "shots")
    #expect(run.status == 1 && run.text.isEmpty)
    #expect(run.errorText == "note: nothing found in 1 picture, read with: eng\n")
  }

  /// Han may be Chinese or Japanese: each model that is installed is tried.
  @Test func looksForHanInAllInstalledLanguages() throws {
    let run = try tool.run("find", "斑馬", "shots")
    #expect(run.status == 1 && run.text.isEmpty)
    #expect(run.errorText.contains("chi_sim") && run.errorText.contains("jpn"))
    let path = "Tests/TextRecognitionTests/Samples/ja-light.png"
    let picture = try Data(contentsOf: Repository.root.appending(path: path))
    try folder.write(picture, to: "ja/one.png")
    #expect(try tool.run("find", "設定", "ja").text.contains(/^ja\/one\.png:4\d\d,2\d\d: 設定\n$/))
  }

  @Test func saysWhatItCannotRead() throws {
    try folder.write("no picture".utf8, to: "e\u{1B}[2J.png")
    let run = try tool.run("find", "Go", ".")
    #expect(run.status == 0)
    #expect(run.errorText.contains("⟨ESC⟩[2J.png"))
    #expect(run.errorText.contains("isn’t a JPEG, PNG, or WebP"))
    let alone = try tool.run("find", "Go", "shots/notes.txt")
    #expect(alone.status == 2 && alone.text.isEmpty)
    #expect(try tool.run("find", "Go", "missing.png").status == 2)
  }

  @Test(arguments: [
    [], ["Go"], [" ", "shots"], ["Go", "shots", "--languages", "xx"],
    ["Go", "shots", "--jobs", "0"],
    ["Go", "--frames", "file"], ["Go", "--frames", "-", "--watch", "shots"],
    ["Go", "shots", "--frames", "-"], ["Go", "shots/one.png", "--watch", "shots"],
    ["Go", "--watch", "missing"], ["Go", "--watch", "shots", "--annotate", "shots/../shots"],
  ])
  func refuses(arguments: [String]) throws {
    let run = try tool.run(arguments: ["find"] + arguments)
    #expect(run.status == 2 && run.text.isEmpty && run.errorText.contains("error: "))
  }

  @Test func namesThePackageOfAMissingModel() throws {
    let run = try tool.run("find", "Go", "shots", "--languages", "eo")
    #expect(run.status == 2 && run.errorText.contains("tesseract-ocr-epo"))
  }

  @Test(arguments: [
    ("libtesseract.so.5", "libtesseract5"), ("liblept.so.5", "liblept5 libtesseract5"),
  ])
  func namesThePackagesOfMissingLibraries(library: String, packages: String) throws {
    try folder.write([], to: "libraries/\(library)")
    var tool = tool
    tool.environment["LD_LIBRARY_PATH"] = folder.url.appending(path: "libraries").path
    let run = try tool.run("find", "Go", "shots", "--languages", "en")
    #expect(run.status == 2 && run.text.isEmpty)
    // Lines of a message end where the terminal does.
    let words = run.errorText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(library) && words.hasSuffix("apt-get install \(packages)"), "\(words)")
    #expect(try tool.run("find", "--help").status == 0)
    #expect(try tool.run("--version").status == 0)
  }

  @Test func readsStandardInputAndFrames() throws {
    let program = Program(at: tool.executable)
    let one = try program.run(
      ["find", "Go", "-"], input: sample, environment: tool.environment, folder: folder.url)
    #expect(one.status == 0 && one.text.hasPrefix("-:"))
    let frames = try program.run(
      ["find", "Go", "--frames", "-"], input: Data("noise".utf8) + sample + sample + Data([1, 2]),
      environment: tool.environment, folder: folder.url)
    #expect(
      frames.status == 0
        && frames.text.contains(/^frame-\d:\d+,\d+: Go$/.anchorsMatchLineEndings()))
  }

  @Test func writesAnnotatedCopies() throws {
    let run = try tool.run("find", "Go", "shots", "--annotate", "copies")
    #expect(run.status == 0)
    let copy = try Data(contentsOf: folder.url.appending(path: "copies/one.png"))
    #expect(copy.starts(with: [0x89, 0x50, 0x4E, 0x47]) && copy != sample)
    let over = try tool.run("find", "Go", "shots", "--annotate", "shots")
    #expect(over.status == 2)
    #expect(try Data(contentsOf: folder.url.appending(path: "shots/one.png")) == sample)
  }

  @Test func replacesNoFileUnlessItIsForced() throws {
    try folder.write("mine".utf8, to: "copies/one.png")
    try folder.write("mine".utf8, to: "mine")
    let run = try tool.run("find", "Go", "shots", "--annotate", "copies")
    #expect(run.status == 2 && run.errorText.contains("copies/one.png already exists"))
    #expect(try folder.text(of: "copies/one.png") == "mine")
    #expect(try tool.run("find", "Go", "shots", "--annotate", "copies", "--force").status == 0)
    // The same copy is there already.
    #expect(try tool.run("find", "Go", "shots", "--annotate", "copies").status == 0)
    let copy = folder.url.appending(path: "copies/one.png")
    let bytes = try Data(contentsOf: copy)
    try FileManager.default.removeItem(at: copy)
    try FileManager.default.createSymbolicLink(
      atPath: copy.path, withDestinationPath: "../mine")
    #expect(try tool.run("find", "Go", "shots", "--annotate", "copies", "--force").status == 0)
    #expect(try folder.text(of: "mine") == "mine" && Data(contentsOf: copy) == bytes)
  }

  @Test(.endsHangs) func searchesAFolderUntilItIsInterrupted() throws {
    let process = Process()
    process.executableURL = tool.executable
    process.arguments = ["find", "Go", "--watch", "shots", "--annotate", "copies"]
    process.currentDirectoryURL = folder.url
    process.environment = tool.environment
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    // Whatever the load, one of the copies comes after the first look. Another process makes them:
    // threads of this one may all be waiting.
    let writer = Process()
    writer.executableURL = URL(filePath: "/bin/sh")
    writer.arguments = [
      "-c", "for n in $(seq 60); do sleep 2; cp shots/one.png new && mv new shots/new$n.png; done",
    ]
    writer.currentDirectoryURL = folder.url
    try writer.run()
    let line = output.fileHandleForReading.availableData
    writer.terminate()
    writer.waitUntilExit()
    #expect(String(decoding: line, as: UTF8.self).contains(/^shots\/new\d+\.png:\d+,\d+: Go/))
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    // What is there is complete.
    let copies = folder.url.appending(path: "copies")
    for name in try FileManager.default.contentsOfDirectory(atPath: copies.path) {
      let copy = try Data(contentsOf: copies.appending(path: name))
      #expect(name.hasSuffix(".png") && copy.dropLast(4).suffix(4).elementsEqual("IEND".utf8))
    }
  }
}
