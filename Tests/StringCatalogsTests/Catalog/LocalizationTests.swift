import StringCatalogs
import Testing

struct LocalizationTests {
  private func paths(_ json: String) throws -> [[LeafStep]] {
    try #require(try Reading.localization(json)).leaves.map(\.path)
  }

  @Test func readsAStringUnit() throws {
    let localization = try #require(
      try Reading.localization(#"{"stringUnit":{"state":"needs_review","value":"사진\n"}}"#))
    let unit = try #require(localization.content.unit)
    #expect(unit.state == .needsReview)
    #expect(unit.value == "사진\n")
    let leaf = try #require(localization.leaves.first)
    #expect(leaf.path.isEmpty)
    #expect(leaf.value == "사진\n")
    #expect(leaf.state == .needsReview)
    #expect(leaf.valueRange == unit.valueRange)
    #expect(leaf.byteRange == unit.byteRange)
    #expect(localization.leaves.count == 1)
  }

  @Test(arguments: ["", "error", "stale", "new", "translated"])
  func readsEveryState(state: String) throws {
    let unit = try Reading.localization(#"{"stringUnit":{"state":"\#(state)"}}"#)?.content.unit
    #expect(unit?.state?.rawValue == state)
    #expect(unit?.value == nil)
    #expect(unit?.valueRange == nil)
  }

  @Test func readsTheTextsOfASet() throws {
    let localization = try #require(
      try Reading.localization(#"{"stringSet":{"state":"translated","values":["a","b"]}}"#))
    let set = try #require(localization.content.set)
    #expect(set.values == ["a", "b"])
    #expect(set.state == .translated)
    #expect(localization.leaves.map(\.path) == [[.element(0)], [.element(1)]])
    #expect(localization.leaves.map(\.valueRange) == set.valueRanges)
    #expect(localization.leaves.map(\.state) == [.translated, .translated])
  }

  @Test func readsVariationsNestedEitherWay() throws {
    let unit = #"{"stringUnit":{"state":"new","value":"x"}}"#
    #expect(
      try paths(#"{"variations":{"device":{"mac":{"variations":{"plural":{"one":\#(unit)}}}}}}"#)
        == [[.variation(.device, "mac"), .variation(.plural, "one")]])
    #expect(
      try paths(#"{"variations":{"plural":{"few":{"variations":{"device":{"ipad":\#(unit)}}}}}}"#)
        == [[.variation(.plural, "few"), .variation(.device, "ipad")]])
  }

  @Test func readsUnknownAxesAndCases() throws {
    let unit = #"{"stringUnit":{"value":"x"}}"#
    let localization = try #require(
      try Reading.localization(
        #"{"variations":{"width":{"20":\#(unit)},"plural":{"=0":\#(unit)}}}"#))
    let variations = try #require(localization.content.variations)
    #expect(variations.axes == [VariationAxis(rawValue: "width"), .plural])
    #expect(variations.all.map(\.name) == ["20", "=0"])
    #expect(variations.all.map(\.category) == [nil, PluralCategory(rawValue: "=0")])
    #expect(variations.content(for: PluralCategory(rawValue: "=0"))?.unit?.value == "x")
    #expect(variations.content(for: .other as PluralCategory) == nil)
    #expect(localization.leaves.count == 2)
  }

  @Test func findsTheTextForACategoryOrADevice() throws {
    let localization = try Reading.localization(
      #"{"variations":{"device":{"iphone":{"stringUnit":{"value":"tap"}},"other":{}}}}"#)
    let variations = try #require(localization?.content.variations)
    #expect(variations.content(for: Device.iPhone)?.unit?.value == "tap")
    #expect(variations.content(for: Device.other)?.unit == nil)
    #expect(variations.content(for: Device.mac) == nil)
    #expect(variations.cases(of: .device).map(\.device) == [.iPhone, .other])
    #expect(variations.cases(of: .plural).isEmpty)
  }

  @Test func readsSubstitutions() throws {
    let localization = try #require(
      try Reading.localization(
        #"""
        {"stringUnit":{"value":"%#@total.photos@ in %#@albums@"},"substitutions":{
        "total.photos":{"argNum":1,"formatSpecifier":"lld",
        "variations":{"plural":{"one":{"stringUnit":{"value":"%arg photo"}}}}},
        "albums":{"variations":{"plural":{"other":{"stringUnit":{"value":"%arg albums"}}}}}}}
        """#))
    #expect(localization.substitutions.map(\.name) == ["total.photos", "albums"])
    #expect(localization.substitutions.map(\.argumentNumber) == [1, nil])
    #expect(localization.substitution(named: "total.photos")?.formatSpecifier == "lld")
    #expect(localization.substitution(named: "x") == nil)
    #expect(
      localization.leaves.map(\.path) == [
        [], [.substitution("total.photos"), .variation(.plural, "one")],
        [.substitution("albums"), .variation(.plural, "other")],
      ])
  }

  @Test func readsVariationsNestedAsDeepAsTheLimitAllows() throws {
    let levels = 160
    let json =
      String(repeating: #"{"variations":{"device":{"mac":"#, count: levels)
      + #"{"stringUnit":{"value":"deep"}}"# + String(repeating: "}}}", count: levels)
    let leaves = try #require(try Reading.localization(json)).leaves
    #expect(leaves.map(\.value) == ["deep"])
    #expect(leaves[0].path.count == levels)
    let catalog = try Reading.catalog(strings: #""key":{"localizations":{"ko":\#(json)}}"#)
    #expect(catalog.irregularities.isEmpty)
  }
}
