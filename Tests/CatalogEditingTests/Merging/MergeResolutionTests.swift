import CatalogEditing
import StringCatalogs
import TestSupport
import Testing

struct MergeResolutionTests {
  private func unit(_ text: String, _ state: String = "translated") -> String {
    #"{"stringUnit":{"state":"\#(state)","value":"\#(text)"}}"#
  }

  private func catalog(_ texts: [String: String]) throws -> StringCatalog {
    let strings = texts.map { #""\#($0)":{"localizations":{"ko":\#($1)}}"# }
    return try StringCatalog(
      bytes: CatalogFormatter.formatted(Catalogs.catalog(strings: strings.joined(separator: ","))))
  }

  private func resolution(
    _ base: [String: String], _ ours: [String: String], _ theirs: [String: String]
  ) throws -> MergeResolution {
    try MergeResolution(base: catalog(base), ours: catalog(ours), theirs: catalog(theirs))
  }

  private let plural =
    #"{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"x"}},"other":{"stringUnit":{"state":"translated","value":"x"}}}}}"#

  @Test(arguments: [
    (MergeDecision.ours, ["a": "2", "b": "2"]), (.theirs, ["a": "3", "b": "3"]),
    (.base, ["a": "1", "b": "1"]), (.text("4", state: nil), ["a": "4", "b": "4"]),
  ])
  func writesWhatIsDecidedAsXcodeWould(
    decision: MergeDecision, expected: [String: String]
  ) throws {
    var merge = try resolution(
      ["a": unit("1"), "b": unit("1")], ["a": unit("2"), "b": unit("2")],
      ["a": unit("3"), "b": unit("3")])
    #expect(merge.openConflicts.map(\.key) == ["a", "b"])
    for conflict in merge.conflicts { try merge.decide(decision, for: conflict) }
    #expect(merge.openConflicts.isEmpty)
    #expect(try merge.ours.bytes == catalog(expected.mapValues { unit($0) }).bytes)
    #expect(merge.theirs.bytes == merge.ours.bytes)
  }

  @Test func keepsTheOthersOpenInBothVersions() throws {
    var merge = try resolution(
      ["a": unit("1"), "b": unit("1")], ["a": unit("2"), "b": unit("2")], ["a": unit("3")])
    #expect(merge.conflicts.map(\.kind) == [.changed, .removedByThem])
    try merge.decide(.theirs, for: merge.conflicts[0])
    #expect(merge.openConflicts == [merge.conflicts[1]])
    #expect(try merge.ours.bytes == catalog(["a": unit("3"), "b": unit("2")]).bytes)
    #expect(try merge.theirs.bytes == catalog(["a": unit("3")]).bytes)
    // What was decided can be decided again.
    try merge.decide(.base, for: merge.conflicts[0])
    try merge.decide(.theirs, for: merge.conflicts[1])
    #expect(try merge.ours.bytes == catalog(["a": unit("1")]).bytes)
    #expect(merge.decided(for: merge.conflicts[0])?.texts == ["1"])
    #expect(merge.decided(for: merge.conflicts[1]) == nil && merge.openConflicts.isEmpty)
    // A removed string comes back whole.
    try merge.decide(.ours, for: merge.conflicts[1])
    #expect(try merge.ours.bytes == catalog(["a": unit("1"), "b": unit("2")]).bytes)
  }

  @Test func writesATextOnlyWhereThereIsOne() throws {
    var merge = try resolution(
      ["a": unit("1"), "b %@": unit("1 %@")], ["a": plural, "b %@": unit("2 %@")],
      ["a": unit("3"), "b %@": unit("3 %@")])
    #expect(merge.conflicts.map(\.isText) == [false, true])
    #expect(throws: EditingError.notOneText(key: "a")) {
      try merge.decide(.text("4", state: nil), for: merge.conflicts[0])
    }
    let before = merge.ours.bytes
    #expect(throws: EditingError.self) {
      try merge.decide(
        [(merge.conflicts[0], .ours), (merge.conflicts[1], .text("", state: nil))])
    }
    #expect(merge.ours.bytes == before && merge.openConflicts.count == 2)
    try merge.decide(.text("4 %@", state: .needsReview), for: merge.conflicts[1])
    let text = merge.ours.entry(for: "b %@")?.localization(for: "ko")?.leaves.first
    #expect(text?.value == "4 %@" && text?.state == .needsReview)
  }

  @Test func decidesOneFormOfAPlural() throws {
    func forms(_ one: String) -> String {
      #"{"variations":{"plural":{"one":\#(unit(one)),"other":\#(unit("x"))}}}"#
    }
    var merge = try resolution(["a": forms("1")], ["a": forms("2")], ["a": forms("3")])
    #expect(merge.conflicts.map(\.part) == ["ko plural one"])
    try merge.decide(.text("4", state: nil), for: merge.conflicts[0])
    #expect(try merge.ours.bytes == catalog(["a": forms("4")]).bytes)
  }

  @Test func goesOnInAFileThatWasEditedElsewhere() throws {
    let start = try resolution(
      ["a": unit("1"), "b": unit("1"), "c": unit("1")],
      ["a": unit("2"), "b": unit("2"), "c": unit("1")],
      ["a": unit("3"), "b": unit("3"), "c": unit("1")])
    var merge = start
    let mine = try catalog(["a": unit("5"), "b": unit("2"), "c": unit("9")])
    let other = try catalog(["a": unit("5"), "b": unit("3"), "c": unit("9")])
    let fits = merge.goOn(ours: mine, theirs: other)
    #expect(fits)
    #expect(merge.openConflicts.map(\.key) == ["b"])
    #expect(merge.decided(for: merge.conflicts[0])?.texts == ["5"])
    try merge.decide(.theirs, for: merge.conflicts[1])
    #expect(merge.ours.bytes == other.bytes)

    // The versions differ where no conflict is.
    var refused = start
    let foreign = try catalog(["a": unit("5"), "b": unit("3"), "c": unit("8")])
    let foreignFits = refused.goOn(ours: mine, theirs: foreign)
    #expect(!foreignFits)
    #expect(refused.ours.bytes == start.ours.bytes)
  }

  @Test func refusesAStringThatIsGoneFromTheFile() throws {
    var merge = try resolution(["a": unit("1")], ["a": unit("2")], ["a": unit("3")])
    let empty = try catalog([:])
    let fits = merge.goOn(ours: empty, theirs: empty)
    #expect(fits)
    #expect(merge.openConflicts.isEmpty)
    #expect(throws: EditingError.unknownKey("a")) {
      try merge.decide(.theirs, for: merge.conflicts[0])
    }
  }
}
