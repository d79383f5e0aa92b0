import Foundation
import TestSupport
import Testing

/// Nothing that a tool prints for people is a command for the CI system that shows it.
@Suite(.needs(.python)) struct LogCommandTests {
  /// Texts that CI systems obey at the beginning of a line or anywhere in it.
  private static let texts = [
    "::set-output name=a::b", " ::error::x", "x\n::stop-commands::x", "\u{3000}::add-mask::x",
    "##[group]x", "##vso[task.setvariable variable=a]b", "##teamcity[buildStatus text='x']",
  ]

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ tool: String, _ arguments: [String]) throws -> Program.Run {
    try Tool(executable: Tool.built(tool), folder: folder.url).run(arguments: arguments)
  }

  @Test(arguments: TestScope.sample(texts, count: 3))
  func printsNoCommandAboutPhotos(text: String) throws {
    var exif = ExifBuilder()
    exif.primary = [0x010F, 0x0110, 0x0131].map { exif.text($0, text) }
    let packet = XMPBuilder.packet(attributes: XMPBuilder.attribute("xmp:CreatorTool", text))
    let photo = JPEGBuilder.file(
      JPEGBuilder.exif(exif.block),
      JPEGBuilder.segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + packet),
      JPEGBuilder.segment(0xFE, Array(text.utf8)), JPEGBuilder.frame(), JPEGBuilder.picture)
    try folder.write(photo, to: "\(text)/\(text).jpg")
    try folder.write(photo, to: "\(text).jpg")
    try folder.write("no photo".utf8, to: "\(text)/\(text)x.jpg")
    try folder.write(#"{"photos":[]}"#.utf8, to: "empty.json")
    let (file, inside) = ("\(text).jpg", "\(text)/\(text).jpg")
    var judge = try OutputJudge()
    for arguments in [
      ["audit", "--format", "text", "--log-level=debug", "--", file, inside],
      ["audit", "--format", "markdown", "--", file, inside],
      ["audit", "-r", "--log-level=debug", "--", text],
      ["audit", "--format", text, "--", file], ["audit", "--language", text, "--", file],
      ["audit", "-o", "\(text).csv", "--log-level=debug", "--", file],
      ["audit", "-o", "none/\(text)", "--", file],
      ["audit", "--format", "json", "-o", "a.json", "--", file, inside],
      ["audit", "--format", "json", "-o", "b.json", "--", file],
      ["diff", "a.json", "b.json"], ["diff", "b.json", "a.json"], ["diff", text, "a.json"],
      ["verify", "a.json", "--", text], ["verify", "--", text], ["report", "--", text],
      ["copy", "-o", "out", "--receipt", "text", "--", file, "\(text)/\(text)x.jpg"],
      ["copy", "-o", "out2", "--receipt", "markdown", "-r", "--", text],
      ["copy", "-o", "out", "--remove", text, "--", file], [text], ["help", text], ["--\(text)"],
    ] {
      let run = try run("metalens", arguments)
      try judge.add(.log, run.output, "metalens \(arguments)")
      try judge.add(.log, run.errors, "errors of metalens \(arguments)")
    }
    try judge.expectSoundOutputs()
  }

  @Test(arguments: TestScope.sample(texts, count: 3))
  func printsNoCommandAboutScreenshots(text: String) throws {
    let picture = "Tests/TextRecognitionTests/Samples/en-light.png"
    try folder.write(
      Data(contentsOf: Repository.root.appending(path: picture)), to: "\(text)/\(text).png")
    try folder.write("no picture".utf8, to: "\(text)/\(text)x.png")
    var judge = try OutputJudge()
    for arguments in [
      ["find", "show", text, "--", text], ["find", "show", "--annotate", "out", "--", text],
      ["find", "--", text, "none"], ["find", "show", "--color", text, text], ["check", "--", text],
      ["export", "--", text], [text], ["--\(text)"],
    ] {
      let run = try run("screen-words", arguments)
      try judge.add(.log, run.output, "screen-words \(arguments)")
      try judge.add(.log, run.errors, "errors of screen-words \(arguments)")
    }
    try judge.expectSoundOutputs()
  }

  @Test(arguments: TestScope.sample(texts, count: 3))
  func printsNoCommandAboutCatalogs(text: String) throws {
    let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    let unit = #"{"stringUnit":{"state":"translated","value":\#(quoted)}}"#
    let catalog = #"""
      {"sourceLanguage":"en","strings":{\#(quoted):{"comment":\#(quoted),"extractionState":"stale",
      "localizations":{"en":\#(unit),"ko":\#(unit),\#(quoted):\#(unit)}}},"version":"1.0"}
      """#
    let configuration = #"{"rules":{\#(quoted):"error"},"exclude":[\#(quoted)]}"#
    let (folder, file) = ("\(text)/A", "\(text)/A/\(text).xcstrings")
    try self.folder.write(catalog.utf8, to: file)
    try self.folder.write(catalog.dropLast().utf8, to: "\(text)/B/\(text).xcstrings")
    try self.folder.write(configuration.utf8, to: "\(text)/C/.catalog-lint.json")
    try self.folder.write(
      "key,en,ko\n\"\(text)\",\"\(text)\",\"\(text) x\"\n".utf8, to: "\(text).csv")
    let (damaged, configured) = ("\(text)/B/\(text).xcstrings", "\(text)/C")
    let logs: [(tool: String, arguments: [String])] = [
      ("catalog-lint", ["--isolated", "--preset", "all", "--include-stale", "--", folder]),
      ("catalog-lint", ["--isolated", "--preset", "all", "-f", "concise", "--", folder]),
      ("catalog-lint", ["--isolated", "--preset", "all", "-f", "markdown", "--", folder]),
      ("catalog-lint", ["--", damaged]), ("catalog-lint", ["stats", "--", folder]),
      ("catalog-lint", ["stats", "-f", "markdown", "--", folder, damaged]),
      ("catalog-lint", ["--", configured, folder]),
      ("catalog-lint", ["config", "check", configured]),
      ("catalog-lint", ["--changed-since=\(text)", "--", folder]),
      ("catalog-lint", ["--select=\(text)", "--", folder]), ("catalog-lint", ["rule", "--", text]),
      ("catalog-lint", ["init", "--", folder]),
      ("catalog-lint", ["--baseline=\(text)", "--", folder]),
      ("catalog-lint", ["--isolated", "--fix", "--unsafe-fixes", "--diff", "--", folder]),
      ("catalog-edit", ["format", "--check", "--", text]),
      ("catalog-edit", ["format", "--diff", "--", folder]),
      ("catalog-edit", ["set", file, "-l", "ko", "--diff", "--force", "--", text, "\(text) y"]),
      ("catalog-edit", ["set", file, "-l", text, "--", "none", "x"]),
      ("catalog-edit", ["import", "csv", "--dry-run", "--catalog=\(file)", "--", "\(text).csv"]),
      ("catalog-edit", ["remove-stale", "--diff", "--", file]), ("catalog-edit", [text]),
      ("catalog-edit", ["export", "xliff", "-l", text, "--", damaged]),
      ("catalog-preview", ["show", "--", file]), ("catalog-preview", ["list", "--", file]),
      ("catalog-preview", ["show", "--value=\(text)=\(text)", "--", file, text]),
      ("catalog-preview", ["show", "--patterns", "--", file, text]),
      ("catalog-preview", ["show", "--", damaged]), ("catalog-preview", ["serve", "--", damaged]),
      ("catalog-preview", ["--\(text)"]),
    ]
    var judge = try OutputJudge()
    for (tool, arguments) in logs {
      let run = try run(tool, arguments)
      let kind: OutputJudge.Kind = arguments.contains("--diff") ? .difference : .log
      try judge.add(kind, run.output, "\(tool) \(arguments)")
      try judge.add(.log, run.errors, "errors of \(tool) \(arguments)")
    }
    let github = try run(
      "catalog-lint", ["--isolated", "--preset", "all", "-f", "github", "--", folder])
    try judge.add(.github, github.output, "annotations")
    #expect(github.text.contains("\n::notice "))
    try judge.expectSoundOutputs()
  }
}
