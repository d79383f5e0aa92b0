import Foundation
import TestSupport
import Testing

/// No key, in code or in a catalog, corrupts an output of `catalog-code`.
@Suite(.needs(.python)) struct HostileKeysTests {
  private static let texts = HostileTexts.all

  /// Returns a text as a literal of Swift.
  private static func literal(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined() + "\""
  }

  @Test func survivesInEveryFormat() throws {
    let folder = try TemporaryFolder()
    var entries: [String: [String: String]] = [:]
    for (number, text) in Self.texts.enumerated() where number % 2 == 0 {
      entries["\(text) \(number)"] = number % 4 == 0 ? [:] : ["extractionState": "stale"]
    }
    let catalog: [String: Any] = ["sourceLanguage": "en", "strings": entries, "version": "1.0"]
    try folder.write(
      JSONSerialization.data(withJSONObject: catalog), to: "Localizable.xcstrings")
    let code = Self.texts.enumerated().map { number, text in
      "let a\(number) = Text(\(Self.literal("\(text) \(number % 3 == 0 ? number : -number)x")))\n"
        + "let b\(number) = Text(\(Self.literal("\(text) \(number)")))"
    }
    try folder.write(
      ("import SwiftUI\n" + code.joined(separator: "\n")).utf8, to: "Sources/A é.swift")
    var judge = try OutputJudge()
    let formats = OutputJudge.reportFormats
    let check = try run(
      ["check", "--preset", "all"] + formats.flatMap { ["-f", "\($0.name)=\($0.name)"] }, in: folder
    )
    #expect(check.status == 1, "\(check.errorText)")
    for format in formats {
      try judge.add(format.kind, at: folder.url.appending(path: format.name), format.name)
    }
    let unused = try run(["unused"], in: folder)
    #expect(unused.status == 0, "\(unused.errorText)")
    try judge.add(.terminal, unused.output, "unused")
    let baseline = try run(["check", "--write-baseline", "baseline"], in: folder)
    #expect(baseline.status == 0, "\(baseline.errorText)")
    try judge.add(.jsonl, at: folder.url.appending(path: "baseline"), "baseline")
    try judge.expectSoundOutputs()
  }

  @Test func survivesInComments() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"sourceLanguage":"en","strings":{"a":{}},"version":"1.0"}"#.utf8,
      to: "Localizable.xcstrings")
    let code = Self.texts.map { "let a = Text(\"b\")  // catalog-code:ignore[\($0)] \($0)\n" }
    try folder.write(("import SwiftUI\n" + code.joined()).utf8, to: "A.swift")
    var judge = try OutputJudge()
    let formats = OutputJudge.reportFormats
    let check = try run(
      ["check"] + formats.flatMap { ["-f", "\($0.name)=\($0.name)"] }, in: folder)
    #expect(check.status == 1, "\(check.errorText)")
    for format in formats {
      try judge.add(format.kind, at: folder.url.appending(path: format.name), format.name)
    }
    try judge.expectSoundOutputs()
  }

  private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> Program.Run {
    let tool = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
      .deletingLastPathComponent().appending(path: "catalog-code")
    return try Program(at: tool).run(
      arguments, environment: ["LANG": "en_US.UTF-8"], folder: folder.url)
  }
}
