import CatalogEditing
import Foundation
import StringCatalogs
import TestSupport
import Testing

/// What a change of values comes to in bytes.
struct PatchWriterTests {
  private func patched(_ strings: String, _ patch: JSONPatch) throws -> String {
    let head = #"{"strings":"#
    let catalog = try StringCatalog(bytes: Array((head + strings + "}").utf8))
    let bytes = PatchWriter.bytes(of: catalog, applying: .at(["strings"], patch))
    return String(String(decoding: bytes, as: UTF8.self).dropFirst(head.count).dropLast())
  }

  private func removal(_ names: [String]) -> JSONPatch {
    .members(names.map { (name: $0, patch: .removal) })
  }

  @Test(arguments: [
    (["a"], #"{"b":2, "c" :3}"#), (["b"], #"{"a": 1 , "c" :3}"#), (["c"], #"{"a": 1 , "b":2}"#),
    (["a", "b"], #"{"c" :3}"#), (["c", "b"], #"{"a": 1 }"#), (["a", "c"], #"{"b":2}"#),
    (["a", "b", "c"], "{}"), (["d"], #"{"a": 1 , "b":2, "c" :3}"#),
  ])
  func takesOutMembers(names: [String], expected: String) throws {
    #expect(try patched(#"{"a": 1 , "b":2, "c" :3}"#, removal(names)) == expected)
  }

  @Test(arguments: [
    ("{\n\t\t\"a\": 1\n\t}", "{\n\n\t}"), ("{\r\n    \"a\" : 1\r\n  }", "{\r\n\r\n  }"),
    ("{ \"a\" : 1 }", "{  }"), ("{\"a\" : [\n]}", "{}"),
  ])
  func leavesALineEmptyWhereNothingStays(strings: String, expected: String) throws {
    #expect(try patched(strings, removal(["a"])) == expected)
  }

  @Test func takesOutTheMemberThatIsRead() throws {
    #expect(try patched(#"{"a":1,"b":2,"a":3}"#, removal(["a"])) == #"{"a":1,"b":2}"#)
  }

  @Test(arguments: [
    (
      "{\n    \"b\" : 1,\n    \"d\" : 2\n  }", "a",
      "{\n    \"a\":0,\n    \"b\" : 1,\n    \"d\" : 2\n  }"
    ),
    (
      "{\n    \"b\" : 1,\n    \"d\" : 2\n  }", "c",
      "{\n    \"b\" : 1,\n    \"c\":0,\n    \"d\" : 2\n  }"
    ),
    (
      "{\n    \"b\" : 1,\n    \"d\" : 2\n  }", "e",
      "{\n    \"b\" : 1,\n    \"d\" : 2,\n    \"e\":0\n  }"
    ),
    ("{\n  }", "a", "{\n    \"a\":0\n  }"), (#"{"b":1}"#, "a", #"{"a":0,"b":1}"#),
    ("{}", "a", #"{"a":0}"#),
    ("{\r\n  }", "a", "{\r\n    \"a\":0\r\n  }"),
  ])
  func addsAMemberInItsPlace(strings: String, name: String, expected: String) throws {
    let zero = try #require(
      StringCatalog(bytes: Array(#"{"strings":{},"zero":0}"#.utf8)).json["zero"])
    let patch = JSONPatch.members([(name: name, patch: .value(.copy(zero)))])
    #expect(try patched(strings, patch) == expected)
  }

  @Test func changesWhatStandsSideBySide() throws {
    let patch = JSONPatch.members([
      (name: "e", patch: .value(.string("4"))), (name: "c", patch: .removal),
      (name: "a", patch: .value(.string("1"))), (name: "d", patch: .removal),
      (name: "b", patch: .value(.string("2"))), (name: "B", patch: .value(.string("3"))),
    ])
    #expect(
      try patched(#"{"b":0,"c":0,"d":0}"#, patch) == #"{"a":"1","b":"2","B":"3","e":"4"}"#)
  }

  /// In an object that is in no order, a new member goes before the first one with a later name.
  @Test func addsMembersToUnsortedObjects() throws {
    let patch = JSONPatch.members([
      (name: "e", patch: .value(.string("3"))), (name: "c", patch: .value(.string("2"))),
      (name: "aa", patch: .value(.string("1"))),
    ])
    #expect(
      try patched(#"{"b":0,"d":0,"a":0}"#, patch)
        == #"{"aa":"1","b":0,"c":"2","d":0,"a":0,"e":"3"}"#)
  }

  @Test func changesElements() throws {
    let text = #"{"a":[ 0, 1, 2 ]}"#
    let changes: (_ changes: [Int: JSONPatch]) -> JSONPatch = { .at(["a"], .elements($0)) }
    #expect(try patched(text, changes([0: .removal])) == #"{"a":[ 1, 2 ]}"#)
    #expect(try patched(text, changes([1: .removal, 2: .removal])) == #"{"a":[ 0 ]}"#)
    #expect(
      try patched(text, changes([2: .removal, 3: .value(.string("x"))])) == #"{"a":[ 0, 1, "x" ]}"#)
    #expect(
      try patched(text, changes([0: .removal, 1: .removal, 2: .removal])) == #"{"a":[  ]}"#)
  }

  @Test func keepsTheEscapesBesideAPartOfAText() throws {
    let text = #"{"a":"\u00e9 \/ 😀 x \ud83d\ude00"}"#
    let patch = JSONPatch.at(["a"], .text([(10..<11, with: "\"\n"), (0..<2, with: "é")]))
    #expect(try patched(text, patch) == #"{"a":"é \/ 😀 \"\n \ud83d\ude00"}"#)
  }

  /// Real catalogs in which strings go, change and come, against a dictionary in which they do.
  @Test(.needs(.data), arguments: 0..<4)
  func changesOfRealCatalogsAreThoseOfADictionary(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for path in RealCatalogs.readablePaths {
      let catalog = try RealCatalogs.catalog(at: path)
      guard catalog.bytes.count < 100_000, !catalog.hasOverriddenMembers else { continue }
      let text = try JSONSerialization.jsonObject(with: Data(catalog.bytes)) as? [String: Any]
      var wanted = try #require(text)
      var strings = try #require(wanted["strings"] as? [String: Any])
      var changes: [(name: String, patch: JSONPatch)] = []
      for name in strings.keys.sorted() where Bool.random(using: &random) {
        let isGone = Bool.random(using: &random)
        changes.append((name, isGone ? .removal : .at(["comment"], .value(.string("new")))))
        var entry = strings[name] as? [String: Any] ?? [:]
        entry["comment"] = "new"
        strings[name] = isGone ? nil : entry
      }
      for number in 0..<Int.random(in: 0..<4, using: &random) {
        let name = ["", "b", "Könnte"].randomElement(using: &random) ?? ""
        changes.append(("\(name) \(number)", .value(.string(name))))
        strings["\(name) \(number)"] = name
      }
      wanted["strings"] = strings
      var writer = PatchWriter(catalog)
      let edits = writer.edits(of: catalog.json, .at(["strings"], .members(changes)))
      #expect(
        zip(edits, edits.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound })
      let bytes = Data(catalog.bytes.applying(edits))
      #expect(
        try NSDictionary(dictionary: wanted).isEqual(JSONSerialization.jsonObject(with: bytes)),
        "\(path)")
    }
  }
}
