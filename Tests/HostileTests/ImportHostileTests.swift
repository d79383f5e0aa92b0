import Foundation
import StringCatalogs
import TestSupport
import Testing

/// No file from a translator crashes `catalog-edit` or makes its catalog unreadable.
@Suite(.needs(.python)) struct ImportHostileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(HostileCatalog.complete.bytes, to: "A.xcstrings")
  }

  private static func xliff(_ units: String, file: String = #"original="A.xcstrings""#) -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file \(file) source-language="en" target-language="ko" datatype="plaintext"><body>
      \(units)
      </body></file></xliff>
      """.utf8)
  }

  private static func escaped(_ text: String) -> String {
    String(
      text.unicodeScalars.map { scalar in
        ["<", ">", "&", "\"", "'", "\n"].contains(scalar) ? "&#\(scalar.value);" : String(scalar)
      }.joined())
  }

  private static func unit(
    id: String, source: String, target: String, state: String = "translated"
  ) -> String {
    #"<trans-unit id="\#(escaped(id))"><source>\#(escaped(source))</source>"#
      + #"<target state="\#(escaped(state))">\#(escaped(target))</target><note>\#(escaped(target))</note></trans-unit>"#
  }

  private static let variations = [
    "plural.one", "plural.", "device.iphone.plural.few", "device.x", "stringSet.0", "stringSet.1",
    "stringSet.-1",
    "stringSet.3000000", "stringSet.9223372036854775807", "stringSet.18446744073709551616",
    "substitutions.a",
    "substitutions.a.plural.one", "substitutions.@a.b@.plural.other", "substitutions.@",
    "substitutions..plural.x",
    "width.20", "plural.one.plural.one", "..", ".", "x",
  ]

  @Test func importsAnyUnit() throws {
    let texts = HostileCorpus.sample(HostileTexts.all, 60)
    var documents: [String: [UInt8]] = [:]
    let keys = ["plain", "%lld photos", "device", "%lld of %lld", "set", "old", "no", ""]
    for key in keys {
      let units = Self.variations.map { variation in
        Self.unit(id: "\(key)|==|\(variation)", source: "Plain %@", target: "x %@")
      }
      documents["variations of \(key)"] = Self.xliff(units.joined())
      for (number, unit) in HostileCorpus.sample(units, 1).enumerated() {
        documents["variation \(number) of \(key)"] = Self.xliff(unit)
      }
    }
    // XML has no control characters, so a document that contains one is not XML.
    let (sound, others) = (
      texts.filter { !$0.contains(where: Self.isNotXML) },
      texts.filter { $0.contains(where: Self.isNotXML) }
    )
    documents["texts"] = Self.xliff(
      sound.map { Self.unit(id: "plain", source: "Plain %@", target: $0) }.joined())
    documents["states"] = Self.xliff(
      sound.map { Self.unit(id: "plain", source: "Plain %@", target: "x", state: $0) }.joined())
    documents["identifiers"] = Self.xliff(
      sound.map { Self.unit(id: $0, source: $0, target: $0) }.joined())
    for (number, text) in HostileCorpus.sample(others, 1).enumerated() {
      documents["control \(number)"] = Self.xliff(Self.unit(id: "plain", source: "x", target: text))
    }
    for (number, text) in HostileCorpus.sample(sound, 1).enumerated() {
      documents["file \(number)"] = Self.xliff("", file: #"original="\#(Self.escaped(text))""#)
    }
    documents["empty"] = []
    documents["numbers"] = Self.xliff(
      HostileTexts.numbers.map { Self.unit(id: "set|==|stringSet.\($0)", source: $0, target: $0) }
        .joined())
    try run(documents, "xliff")
  }

  @Test func importsAnyXML() throws {
    let size = TestScope.isComplete ? 100_000 : 2_000
    let unit = Self.unit(id: "plain", source: "Plain %@", target: "x")
    var documents: [String: [UInt8]] = [
      "deep": Self.xliff(String(repeating: "<group>", count: size)),
      "deep and closed": Self.xliff(
        String(repeating: "<group>", count: size) + String(repeating: "</group>", count: size)),
      "wide": Self.xliff(String(repeating: unit, count: size)),
      "attributes": Self.xliff(
        "<trans-unit " + (0..<size).map { "a\($0)=\"x\" " }.joined() + "><source/></trans-unit>"),
      "text": Self.xliff(
        Self.unit(
          id: "plain", source: "Plain %@", target: String(repeating: "x\u{301} %@", count: size))),
      "entities": Array(
        (#"<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><xliff>&b;</xliff>"#)
          .utf8),
      "references": Self.xliff(
        "<trans-unit id=\"plain\"><source>&#0;&#xD800;&#x110000;</source></trans-unit>"),
      "markup": Self.xliff(
        #"<trans-unit id="plain"><source>Plain <x id="1"/><g id="2">%@</g></source><target><g>x</g></target></trans-unit>"#
      ),
      "no namespace": Array("<xliff><file><body><trans-unit/></body></file></xliff>".utf8),
      "another root": Array("<html/>".utf8), "not closed": Array("<xliff".utf8),
      "utf16": [0xFF, 0xFE, 0x3C, 0],
      "latin": Array(#"<?xml version="1.0" encoding="ISO-8859-1"?><xliff>é</xliff>"#.utf8),
      "unknown": Array(#"<?xml version="9.9" encoding="x-none"?><xliff/>"#.utf8),
      "twice": Self.xliff(unit) + Self.xliff(unit),
    ]
    for (number, bytes) in HostileTexts.malformed.enumerated() {
      documents["bytes \(number)"] =
        Self.xliff("<trans-unit id=\"plain\"><target>") + bytes + Array("</target>".utf8)
    }
    let whole = Self.xliff(unit)
    for length in stride(from: 1, to: whole.count, by: TestScope.isComplete ? 7 : 131) {
      documents["cut at \(length)"] = Array(whole.prefix(length))
    }
    try run(documents, "xliff")
  }

  @Test func importsAnyTable() throws {
    let texts = HostileCorpus.sample(HostileTexts.all, 60)
    func quoted(_ text: String) -> String {
      "\""
        + String(decoding: text.utf8.flatMap { $0 == 0x22 ? [0x22, 0x22] : [$0] }, as: UTF8.self)
        + "\""
    }
    let head = "Key,Variation,Comment,en,en state,ko,ko state\n"
    func table(_ rows: [[String]]) -> [UInt8] {
      Array(
        (head + rows.map { $0.map(quoted).joined(separator: ",") }.joined(separator: "\n")).utf8)
    }
    let size = TestScope.isComplete ? 100_000 : 2_000
    let documents: [String: [UInt8]] = [
      "texts": table(texts.map { ["plain", "", "", "Plain %@", "translated", $0, "translated"] }),
      "states": table(texts.map { ["plain", "", "", "Plain %@", "translated", "x", $0] }),
      "keys": table(texts.map { [$0, $0, $0, $0, $0, $0, $0] }),
      "variations": table(Self.variations.map { ["set", $0, "", "x", "new", "x", "new"] }),
      "numbers": table(
        HostileTexts.numbers.map { ["set", "stringSet.\($0)", "", "x", "new", $0, "new"] }),
      "wide": Array(String(repeating: "ko,", count: size).utf8),
      "long": Array(repeating: 0x2C, count: size),
      "lines": Array(repeating: 0x0A, count: size),
      "quotes": Array(repeating: 0x22, count: size + 1),
      "open": Array((head + "\"plain").utf8),
      "returns": Array(head.replacing("\n", with: "\r").utf8),
      "semicolons": Array(head.replacing(",", with: ";").utf8),
      "tabs": Array(head.replacing(",", with: "\t").utf8),
      "rows of several lengths": Array((head + "plain\nplain,,\nplain,,,,,,,,,,,,\n").utf8),
      "empty": [],
      "columns twice": Array(
        (head.dropLast() + ",ko,ko state,Key\nplain,,,,,x,new,y,new,z\n").utf8),
      "columns of nothing": Array(",,,,\n,,,,\n".utf8), "null": Array((head + "plain\0,\0\n").utf8),
      "utf16": [0xFF, 0xFE] + Array(head.utf8).flatMap { [$0, 0] },
      "odd utf16": [0xFE, 0xFF, 0, 0x4B, 0],
      "surrogates": [0xFE, 0xFF, 0xD8, 0, 0, 0x41, 0xDC, 0],
      "cells": table([
        ["plain", "", "", "Plain %@", "new", String(repeating: "\"\u{301}%@", count: size), "new"]
      ]),
    ]
    var all = documents
    for (number, bytes) in HostileTexts.malformed.enumerated() {
      all["bytes \(number)"] = Array(head.utf8) + bytes
    }
    try run(all, "csv")
  }

  @Test func importsAnyFolder() throws {
    let contents: JSONTree = [
      "developmentRegion": .text("en"), "project": .text("A"), "targetLocale": .text("ko"),
      "toolInfo": [
        "toolBuildNumber": .text("1"), "toolID": .text("x"), "toolName": .text("x"),
        "toolVersion": .text("1"),
      ],
      "version": .text("1.0"),
    ]
    let document = Self.xliff(Self.unit(id: "plain", source: "Plain %@", target: "x"))
    let languages = HostileTexts.all.map { text -> JSONTree in
      ["targetLocale": .text(text), "version": .text(text)]
    }
    for (number, tree) in HostileCorpus.sample(contents.mutations() + languages, 6).enumerated() {
      try folder.write(tree.bytes, to: "\(number).xcloc/contents.json")
      try folder.write(document, to: "\(number).xcloc/Localized Contents/ko.xliff")
      try HostileTool.edit.run(
        ["import", "xcloc", "\(number).xcloc", "--dry-run", "--catalog", "A.xcstrings"], in: folder
      ) {
        _ in tree.text
      }
    }
    #expect(
      try Array(Data(contentsOf: folder.url.appending(path: "A.xcstrings")))
        == HostileCatalog.complete.bytes)
  }

  private static func isNotXML(_ character: Character) -> Bool {
    character.unicodeScalars.contains {
      $0.value < 0x20 && ![9, 10, 13].contains($0.value) || $0.value | 1 == 0xFFFF
    }
  }

  /// Imports files with and without writing, and expects a readable catalog.
  private func run(_ documents: [String: [UInt8]], _ form: String) throws {
    let whole = HostileCatalog.complete.bytes
    let sorted = documents.sorted { $0.key < $1.key }
    for (name, bytes) in HostileCorpus.sample(sorted, 10) {
      try folder.write(bytes, to: "file")
      let arguments = ["import", form, "file", "--catalog", "A.xcstrings"]
      let culprit: (HostileTool) -> String = { _ in
        "\(name): \(String(decoding: bytes.prefix(2000), as: UTF8.self))"
      }
      try HostileTool.edit.run(arguments + ["--dry-run"], in: folder, culprit: culprit)
      try expect(whole, "\(name): a dry run writes")
      try HostileTool.edit.run(
        arguments + ["--allow-lost-placeholders", "--allow-changed-source"], in: folder,
        culprit: culprit)
      let written = try Array(Data(contentsOf: folder.url.appending(path: "A.xcstrings")))
      #expect((try? StringCatalog(bytes: written)) != nil, "\(name): the catalog can't be read")
      try folder.write(whole, to: "A.xcstrings")
    }
    #expect(try folder.names.filter { !$0.hasSuffix(".xcstrings") } == ["file"])
  }

  private func expect(_ bytes: [UInt8], _ sentence: String) throws {
    #expect(
      try Array(Data(contentsOf: folder.url.appending(path: "A.xcstrings"))) == bytes, "\(sentence)"
    )
  }
}
