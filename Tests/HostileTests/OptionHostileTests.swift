import Foundation
import TestSupport
import Testing

/// No untrusted number, text, configuration or baseline crashes a tool.
@Suite(.needs(.python)) struct OptionHostileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(HostileCatalog.complete.bytes, to: "A.xcstrings")
    try folder.write(
      HostileCatalog.texts(["", "%@ x", "\"\u{301}"], name: "B").bytes, to: "B.xcstrings")
  }

  private static let numbers =
    HostileCorpus.sample(HostileTexts.numbers, 2) + ["-9223372036854775808"]
  /// Every seventh text, with each character and each mark, for half of the options in turn:
  /// all of them would take thirty runs.
  ///
  /// Not the root folder and the one above, whose catalogs are not these.
  private static let texts = HostileCorpus.sample(HostileCorpus.every(7, of: HostileTexts.all), 2)
    .filter { !$0.contains("\0") && !["/", ".."].contains($0) }

  @Test(arguments: numbers)
  func boundsEachNumericOption(number: String) throws {
    for arguments in [
      ["set", "A.xcstrings", "set", "x", "-l", "ko"],
      ["set", "A.xcstrings", "new", "x", "-l", "ko"],
    ] {
      try HostileTool.edit.run(arguments + ["--force", "--diff", "--phrase=\(number)"], in: folder)
    }
    let unset = ["unset", "A.xcstrings", "set", "-l", "en", "--allow-source", "--diff"]
    try HostileTool.edit.run(unset + ["--phrase=\(number)"], in: folder)
    try HostileTool.preview.run(["show", "A.xcstrings", "--width=\(number)"], in: folder)
    try HostileTool.preview.run(
      ["show", "A.xcstrings", "--value=1=\(number)", "--value=\(number)=x"], in: folder)
    try HostileTool.preview.run(["serve", "no.xcstrings", "--port=\(number)"], in: folder)
  }

  @Test(arguments: HostileCorpus.sample(HostileTexts.numbers, 1) + ["9223372036854775807", "1"])
  func boundsTheWidthOfTheTerminal(columns: String) throws {
    var judge = try OutputJudge()
    for (tool, arguments) in [
      (HostileTool.lint, ["--isolated", "--preset", "all", "--color", "never"]),
      (.lint, ["--isolated", "-f", "github"]), (.lint, ["stats"]), (.lint, ["rules"]),
      (.lint, ["rule", "format-argument-type"]), (.lint, ["--help"]),
      (.preview, ["show", "B.xcstrings"]),
      (.preview, ["list", "B.xcstrings"]), (.edit, ["help", "set"]), (.edit, ["x"]),
    ] {
      let run = try tool.run(arguments, in: folder, environment: ["COLUMNS": columns])
      try judge.add(
        arguments.contains("github") ? .github : .log, run.output, "\(arguments) at \(columns)")
    }
    try judge.expectSoundOutputs()
  }

  @Test(arguments: zip(texts, texts.indices))
  func acceptsAnyTextForAnOption(text: String, position: Int) throws {
    func inTurn<Element>(_ elements: [Element]) -> [Element] {
      HostileCorpus.every(2, of: Array(elements.dropFirst(position % 2)))
    }
    var judge = try OutputJudge()
    for (tool, arguments) in inTurn([
      (HostileTool.lint, ["--isolated", "--stdin-filename=\(text)", "-f", "json", "-"]),
      (.lint, ["--isolated", "--stdin-filename=\(text)", "-f", "junit", "-"]),
    ]) {
      let run = try tool.run(arguments, in: folder, input: HostileCatalog.complete.bytes)
      if run.status < 2 {
        try judge.add(arguments[3] == "json" ? .json : .junit, run.output, text.debugDescription)
      }
    }
    for option in inTurn([
      "select", "ignore", "severity", "required-languages", "format", "language", "config",
      "baseline", "error-on",
    ]) {
      let run = try HostileTool.lint.run(
        ["--isolated", "--\(option)=\(text)", "A.xcstrings"], in: folder)
      try judge.add(.log, run.errors, "--\(option) \(text.debugDescription)")
    }
    for (tool, arguments) in inTurn([
      (HostileTool.lint, ["rule", "--", text]), (.lint, ["--", text]),
      (.lint, ["init", "--", text + "/no"]),
      (.edit, ["set", "A.xcstrings", "-l", "ko", "--force", "--diff", "--", text, text]),
      (
        .edit,
        [
          "set", "A.xcstrings", "--language=\(text)", "--allow-unknown-language", "--diff", "plain",
          "x",
        ]
      ),
      (.edit, ["add-language", "A.xcstrings", "--diff", "--", text]),
      (.edit, ["export", "xliff", "A.xcstrings", "--language=\(text)"]),
      (.edit, ["export", "strings", "A.xcstrings", "--language=\(text)", "-o", "out"]),
      (.edit, ["import", "csv", "--catalog=\(text)", "no.csv"]),
      (.edit, ["merge", "--", text, text, text]),
      (.preview, ["show", "B.xcstrings", "--", text]),
      (.preview, ["show", "B.xcstrings", "--language=\(text)"]),
      (.preview, ["show", "B.xcstrings", "--value=\(text)=\(text)"]),
      (.preview, ["show", "--", text]),
      (.preview, ["list", "B.xcstrings", "--language=\(text)"]),
    ]) {
      let run = try tool.run(arguments, in: folder)
      try judge.add(.log, run.errors, "\(arguments)")
    }
    try HostileTool.lint.run(
      ["--isolated"], in: folder,
      environment: ["LANG": text, "LANGUAGE": text, "VTE_VERSION": text])
    try judge.expectSoundOutputs()
    #expect(
      try folder.names.filter { $0.hasSuffix(".xcstrings") } == ["A.xcstrings", "B.xcstrings"])
  }

  @Test func readsAnyConfiguration() throws {
    let texts: JSONTree = .array([.text("a/**"), .text("*.x")])
    let whole: JSONTree = [
      "preset": .text("all"), "select": .array([.text("plural")]),
      "ignore": .array([.text("format")]),
      "rules": ["empty-translation": .text("error")], "required-languages": .array([.text("ko")]),
      "coverage": ["ko": .literal("99.5")], "glossary": ["photo": ["ko": .text("사진")]],
      "length-limits": ["*": .literal("12")], "forbidden-texts": .array([.text("OK")]),
      "do-not-translate": .array([.text("Xcode")]), "exclude": texts,
      "overrides": .array([["files": texts, "rules": ["plural": .text("off")]]]),
    ]
    let numbers = HostileTexts.numbers.flatMap { number in
      [
        ["coverage": ["ko": .literal(number)]], ["coverage": .literal(number)],
        ["length-limits": ["*": .literal(number)]],
      ] as [JSONTree]
    }
    let patterns = HostileTexts.all.map { text -> JSONTree in
      [
        "exclude": .array([.text(text)]), "forbidden-texts": .array([.text(text)]),
        "do-not-translate": .array([.text(text)]),
        "glossary": .object([.init(name: JSONTree.quoted(text), value: ["ko": .text(text)])]),
        "length-limits": .object([.init(name: JSONTree.quoted(text), value: .literal("1"))]),
        "overrides": .array([
          [
            "files": .array([.text(text)]), "keys": .array([.text(text)]),
            "rules": ["plural": .text("off")],
          ]
        ]),
      ]
    }
    for configuration in HostileCorpus.sample(whole.mutations() + numbers + patterns, 8) {
      try folder.write(configuration.bytes, to: ".catalog-lint.json")
      try HostileTool.lint.run([], in: folder) { _ in configuration.text }
    }
    for text in [
      "{\"exclude\": [\"" + String(repeating: "*a", count: 2_000) + "b\"]}",
      "{\"exclude\": [\"" + String(repeating: "**/", count: 2_000) + "b\"]}",
      String(repeating: "{\"overrides\":[", count: 10_000),
      "// " + String(repeating: "x", count: 100_000),
      "/*", "[", "\u{FEFF}{}", "{,}", "{\"preset\" : \"all\",,}",
    ] {
      try folder.write(text.utf8, to: ".catalog-lint.json")
      try HostileTool.lint.run([], in: folder) { _ in String(text.prefix(500)) }
    }
    for bytes in HostileTexts.malformed {
      try folder.write(
        Array("{\"preset\":\"".utf8) + bytes + Array("\"}".utf8), to: ".catalog-lint.json")
      try HostileTool.lint.run([], in: folder)
    }
  }

  @Test func readsAnyBaseline() throws {
    let entry: JSONTree = [
      "file": .text("A.xcstrings"), "rule": .text("missing-translation"), "key": .text("plain"),
      "language": .text("ko, ja"), "variation": .text("plural:one"), "hash": .text("01234567"),
    ]
    let texts = HostileTexts.all.map { text -> JSONTree in
      [
        "file": .text(text), "rule": .text(text), "key": .text(text), "language": .text(text),
        "variation": .text(text), "hash": .text(text),
      ]
    }
    // Invalid lines of a baseline are rejected one by one.
    for lines in HostileCorpus.sample(
      entry.mutations().map { [$0] } + [texts, Array(repeating: entry, count: 10_000)], 4)
    {
      let text = lines.map { $0.text.replacing("\n", with: " ") }.joined(separator: "\n")
      try folder.write(text.utf8, to: "known")
      for option in ["--strict-baseline", "--prune-baseline"] {
        try HostileTool.lint.run(["--isolated", "--baseline", "known", option], in: folder) { _ in
          String(text.prefix(2000))
        }
      }
    }
  }
}
