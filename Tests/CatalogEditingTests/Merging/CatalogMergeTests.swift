import CatalogEditing
import StringCatalogs
import TestSupport
import Testing

struct CatalogMergeTests {
  private func unit(_ text: String, _ state: String = "translated") -> String {
    #"{"stringUnit":{"state":"\#(state)","value":"\#(text)"}}"#
  }

  /// Returns a catalog with Korean texts in Xcode's layout.
  private func catalog(_ texts: [String: String]) throws -> StringCatalog {
    let strings = texts.map { #""\#($0)":{"localizations":{"ko":\#($1)}}"# }
    return try StringCatalog(
      bytes: CatalogFormatter.formatted(Catalogs.catalog(strings: strings.joined(separator: ","))))
  }

  private func merge(
    _ base: [String: String], _ ours: [String: String], _ theirs: [String: String],
    preferring preference: MergePreference? = nil
  ) throws -> CatalogMerge {
    try CatalogMerge(
      base: catalog(base), ours: catalog(ours), theirs: catalog(theirs), preferring: preference)
  }

  @Test func mergesWhatEachSideChanged() throws {
    let merge = try merge(
      ["a": unit("1"), "b": unit("1"), "c": unit("1"), "d": unit("1")],
      ["a": unit("2"), "b": unit("1"), "d": unit("1"), "e10": unit("5"), "f": unit("6")],
      ["a": unit("1"), "b": unit("2"), "c": unit("1"), "e9": unit("4"), "f": unit("6")])
    let expected = try catalog([
      "a": unit("2"), "b": unit("2"), "e9": unit("4"), "e10": unit("5"), "f": unit("6"),
    ])
    #expect(merge.conflicts.isEmpty)
    #expect(merge.bytes == expected.bytes)
  }

  @Test func listsOnlyWhatBothChangedDifferently() throws {
    let base = ["a": unit("1"), "b": unit("1"), "c": unit("1")]
    let ours = ["a": unit("2"), "b": unit("2"), "c": unit("2")]
    let theirs = ["a": unit("3"), "b": unit("2")]
    let found = try merge(base, ours, theirs)
    #expect(found.conflicts.map(\.key) == ["a", "c"])
    #expect(found.conflicts.map(\.part) == ["ko", ""])
    #expect(try found.bytes == catalog(ours).bytes)
    #expect(try merge(base, ours, theirs, preferring: .ours).bytes == catalog(ours).bytes)
    let preferred = try merge(base, ours, theirs, preferring: .theirs)
    #expect(try preferred.conflicts.isEmpty && preferred.bytes == catalog(theirs).bytes)
  }

  @Test func prefersTheMoreCompleteText() throws {
    let found = try merge(
      ["a": unit("1"), "b": unit("1"), "c": unit("1")],
      ["a": unit("2", "new"), "b": unit("2"), "c": unit("2")],
      ["a": unit("3", "needs_review"), "b": unit("3", "new"), "c": unit("3")],
      preferring: .newestState)
    #expect(found.conflicts.map(\.key) == ["c"])
    let expected = try catalog(["a": unit("3", "needs_review"), "b": unit("2"), "c": unit("2")])
    #expect(found.bytes == expected.bytes)
  }

  @Test func prefersANewTextOverANewState() throws {
    let base = ["a": unit("1", "needs_review")]
    let (text, state) = (["a": unit("2", "needs_review")], ["a": unit("1")])
    for preference in [nil, .ours, .theirs, .newestState] as [MergePreference?] {
      for found in [
        try merge(base, text, state, preferring: preference),
        try merge(base, state, text, preferring: preference),
      ] {
        #expect(try found.conflicts.isEmpty && found.bytes == catalog(text).bytes)
      }
    }
  }

  @Test func prefersTheStateThatNeedsReview() throws {
    let base = ["a": unit("1", "new")]
    for texts in [("1", "1"), ("2", "2")] {
      let (sure, unsure) = (["a": unit(texts.0)], ["a": unit(texts.1, "needs_review")])
      for found in [try merge(base, sure, unsure), try merge(base, unsure, sure)] {
        #expect(try found.conflicts.isEmpty && found.bytes == catalog(unsure).bytes)
      }
      let newest = try merge(base, unsure, sure, preferring: .newestState)
      #expect(try newest.conflicts.isEmpty && newest.bytes == catalog(sure).bytes)
    }
    let odd = try merge(base, ["a": unit("1", "odd")], ["a": unit("1")])
    #expect(odd.conflicts.count == 1)
  }

  @Test func givesNoTextTwoShapes() throws {
    func plural(_ text: String) -> String { #"{"variations":{"plural":{"other":\#(unit(text))}}}"# }
    func device(_ text: String) -> String { #"{"variations":{"device":{"mac":\#(unit(text))}}}"# }
    for (base, ours, theirs) in [
      ([:], unit("1"), plural("1")), (["a": unit("0")], unit("1"), plural("1")),
      ([:], plural("1"), device("1")), (["a": plural("0")], plural("1"), device("0")),
    ] {
      let found = try merge(base, ["a": ours], ["a": theirs])
      #expect(found.conflicts.count == 1)
      #expect(try found.bytes == catalog(["a": ours]).bytes)
      #expect(
        try merge(base, ["a": ours], ["a": theirs], preferring: .theirs).bytes
          == catalog(["a": theirs]).bytes)
    }
    let moved = try merge(
      ["a": unit("0"), "b": unit("0")], ["a": plural("1"), "b": unit("0")],
      ["a": unit("0"), "b": unit("1")])
    #expect(
      try moved.conflicts.isEmpty
        && moved.bytes == catalog(["a": plural("1"), "b": unit("1")]).bytes)
  }

  /// Returns a text that refers to substitutions, with these substitutions.
  private func counted(
    _ text: String, _ names: String..., state: String = "translated", form: String = "%arg"
  ) -> String {
    let plural = #"{"plural":{"other":\#(unit(form))}}"#
    let substitutions = names.map {
      #""\#($0)":{"argNum":1,"formatSpecifier":"lld","variations":\#(plural)}"#
    }
    return unit(text, state).dropLast()
      + #","substitutions":{\#(substitutions.joined(separator: ","))}}"#
  }

  @Test func mergesATextWithItsSubstitutions() throws {
    let base = ["a": counted("%#@n@", "n")]
    let theirs = ["a": counted("%#@n@ z", "n")]
    for ours in [
      unit("plain %lld", "needs_review"), counted("%#@m@", "m", state: "needs_review"),
    ] {
      for (preference, taken) in [
        (nil, ["a": ours]), (.ours, ["a": ours]), (.theirs, theirs), (.newestState, ["a": ours]),
      ] as [(MergePreference?, [String: String])] {
        let found = try merge(base, ["a": ours], theirs, preferring: preference)
        let isSettled = [.ours, .theirs].contains(preference)
        #expect(found.conflicts.map(\.part) == (isSettled ? [] : ["ko"]))
        #expect(try found.bytes == catalog(taken).bytes)
      }
    }
    let forms = try merge(
      base, ["a": counted("%#@n@ y", "n")], ["a": counted("%#@n@ z", "n", form: "%arg개")],
      preferring: .ours)
    #expect(try forms.bytes == catalog(["a": counted("%#@n@ y", "n", form: "%arg개")]).bytes)
  }

  /// The variants of a text in the merged versions.
  private var versionsWithSubstitutions: [String] {
    [
      unit("%lld"), unit("%lld y", "needs_review"), counted("%#@n@", "n"),
      counted("%#@n@", "n", state: "needs_review"), counted("%#@n@ z", "n", form: "%arg개"),
      counted("%#@m@", "m"), counted("%#@m@ %#@n@", "m", "n", state: "new"),
      #"{"variations":{"device":{"mac":\#(unit("%lld"))}}}"#,
    ]
  }

  @Test(arguments: [nil] + MergePreference.allCases)
  func leavesNoSubstitutionUndefined(preference: MergePreference?) throws {
    let versions = versionsWithSubstitutions
    for base in versions {
      for ours in versions {
        for theirs in versions {
          let found = try merge(
            ["a": base], ["a": ours], ["a": theirs], preferring: preference)
          let merged = try StringCatalog(bytes: found.bytes).entry(for: "a")?.localizations.first
          let localization = try #require(merged)
          for name in ["n", "m"] where localization.substitution(named: name) == nil {
            let isUndefined = localization.content.unit?.value?.contains("@\(name)@") ?? false
            #expect(!isUndefined, "\(base) + \(ours) + \(theirs)")
          }
        }
      }
    }
  }

  @Test func usesTheLaterVersionOfTheFormat() throws {
    func catalog(_ version: String) throws -> StringCatalog {
      try Catalogs.catalog(#"{"strings":{},"version":"\#(version)"}"#)
    }
    let found = try CatalogMerge(
      base: catalog("1.0"), ours: catalog("1.1"), theirs: catalog("1.10"))
    #expect(try found.conflicts.isEmpty && found.bytes == catalog("1.10").bytes)
  }

  @Test func refusesADuplicateMember() throws {
    let sound = try Catalogs.catalog(strings: "")
    let damaged = try Catalogs.catalog(strings: #""a":{},"a":{}"#)
    #expect(throws: EditingError.self) {
      try CatalogMerge(base: sound, ours: sound, theirs: damaged)
    }
  }

  /// Returns edits of every third entry: new texts, new languages, removed entries.
  private func edits(of catalog: StringCatalog, from first: Int) -> [CatalogEdit] {
    var generator = SeededGenerator(seed: UInt64(first))
    return catalog.entries.enumerated().filter { $0.offset % 3 == first }.compactMap { _, entry in
      if entry.extractionState == .stale { return .removeStale(key: entry.key) }
      let unit = entry.localizations.first { $0.content.unit != nil }
      if let unit, Bool.random(using: &generator) {
        let location = TextLocation(key: entry.key, language: unit.language)
        return .setText("\(first)", state: .needsReview, at: location)
      }
      return entry.localization(for: "tlh") == nil ? .addLanguage("tlh", key: entry.key) : nil
    }
  }

  private func edited(_ catalog: StringCatalog, by edits: [CatalogEdit]) throws -> StringCatalog {
    var editor = try CatalogEditor(catalog)
    editor.allowsLostPlaceholders = true
    try editor.apply(edits)
    return editor.catalog
  }

  @Test(.needs(.data), arguments: Catalogs.sound)
  func keepsTheLawsOfMergingInRealCatalogs(path: String) throws {
    let base = try StringCatalog(bytes: CatalogFormatter.formatted(Catalogs.real(path)))
    let one = try edited(base, by: edits(of: base, from: 0))
    let other = try edited(base, by: edits(of: base, from: 1))
    func merge(
      _ base: StringCatalog, _ ours: StringCatalog, _ theirs: StringCatalog
    ) throws -> [UInt8] {
      let merge = try CatalogMerge(base: base, ours: ours, theirs: theirs)
      #expect(merge.conflicts.isEmpty)
      return merge.bytes
    }
    #expect(try merge(base, base, one) == one.bytes)
    #expect(try merge(base, one, base) == one.bytes)
    #expect(try merge(base, one, one) == one.bytes)
    let both = try merge(base, one, other)
    #expect(try both == merge(base, other, one))
    #expect(try both == edited(one, by: edits(of: base, from: 1)).bytes)
    #expect(try CatalogFormatter.formatted(StringCatalog(bytes: both)) == both)
  }

  /// The result with their version of the conflicts is the result of the merge in the other
  /// direction, in our layout.
  @Test func hasTheirVersionOfConflicts() throws {
    let base = try catalog(["a": unit("1"), "b": unit("1"), "c": unit("1"), "d": unit("1")])
    let ours = try catalog(["a": unit("2"), "b": unit("2"), "d": unit("2"), "e": unit("1")])
    let theirs = try catalog(["a": unit("3"), "b": unit("1"), "c": unit("2"), "e": unit("2")])
    let merge = try CatalogMerge(base: base, ours: ours, theirs: theirs)
    #expect(merge.conflicts.map(\.key) == ["a", "d", "e", "c"])
    let back = try CatalogMerge(base: base, ours: theirs, theirs: ours)
    #expect(
      try CatalogFormatter.formatted(StringCatalog(bytes: merge.theirBytes))
        == CatalogFormatter.formatted(StringCatalog(bytes: back.bytes)))
    #expect(
      try CatalogFormatter.formatted(StringCatalog(bytes: merge.bytes))
        == CatalogFormatter.formatted(StringCatalog(bytes: back.theirBytes)))
    let clean = try CatalogMerge(base: base, ours: base, theirs: ours)
    #expect(clean.theirBytes == clean.bytes)
  }
}
