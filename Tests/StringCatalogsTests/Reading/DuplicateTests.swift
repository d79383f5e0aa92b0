import StringCatalogs
import Testing

struct DuplicateTests {
  private func read(_ members: [String]) throws -> StringCatalog {
    try Reading.catalog(strings: members.joined(separator: ","))
  }

  @Test func readsTheLastOfSeveralEntriesWithOneKey() throws {
    let catalog = try read([
      #""a":{"comment":"1"}"#, #""b":{}"#, #""a":{"comment":"2"}"#, #""a":{"comment":"3"}"#,
    ])
    #expect(catalog.entries.map(\.key) == ["b", "a"])
    #expect(catalog.entry(for: "a")?.comment == "3")
    let written = catalog.json["strings"]?.writtenMembers ?? []
    #expect(written.map(\.name) == ["a", "b", "a", "a"])
    #expect(
      catalog.irregularities.map(\.kind)
        == [.overriddenMember(later: written[2]), .overriddenMember(later: written[3])])
    #expect(catalog.irregularities.map(\.key) == ["a", "a"])
    #expect(
      catalog.irregularities.map(\.byteRange) == [written[0].byteRange, written[2].byteRange])
  }

  @Test func findsDuplicatesInLargeObjects() throws {
    let keys = (0..<2_000).map { "key \($0)" }
    let members = (keys + [keys[3], keys[1_999]]).map { "\"\($0)\":{}" }
    let catalog = try read(members)
    #expect(catalog.entries.count == 2_000)
    #expect(catalog.irregularities.map(\.key) == [keys[3], keys[1_999]])
    #expect(keys.allSatisfy { catalog.entry(for: $0)?.key == $0 })
    #expect(catalog.entry(for: "key") == nil)
    #expect(catalog.entry(for: "") == nil)
  }

  @Test(arguments: 2...70) func findsADuplicateAtAnyDistance(count: Int) throws {
    // Names of one length that share their first eight bytes, so that only the rest differs.
    var names = (0..<count).map { "language-\(10 + $0)" }
    names.append(names[count / 2])
    let catalog = try read(names.map { "\"\($0)\":{}" })
    #expect(catalog.irregularities.map(\.key) == [names[count / 2]])
    #expect(catalog.entries.count == count)
  }

  @Test func comparesNamesAfterResolvingEscapes() throws {
    let catalog = try read([#""a":{}"#, #""\u0061":{}"#, #""a":{}"#, #""/":{}"#, #""\/":{}"#])
    #expect(catalog.entries.map(\.key) == ["a", "/"])
    #expect(catalog.irregularities.map(\.key) == ["a", "a", "/"])
  }

  @Test func distinguishesCanonicallyEquivalentTexts() throws {
    let catalog = try read([#""\#u{E9}":{"comment":"1"}"#, #""e\#u{301}":{"comment":"2"}"#])
    #expect(catalog.entries.count == 2)
    #expect(catalog.entry(for: "\u{E9}")?.comment == "1")
    #expect(catalog.entry(for: "e\u{301}")?.comment == "2")
  }

  @Test func readsTheLastOfSeveralMembersEverywhere() throws {
    let catalog = try read([
      #""k":{"localizations":{"ko":{},"ko":{"stringUnit":{"value":"1","state":"new","value":"2"}}}}"#
    ])
    let localization = catalog.entry(for: "k")?.localization(for: "ko")
    #expect(localization?.content.unit?.value == "2")
    #expect(catalog.irregularities.map(\.member.name) == ["ko", "value"])
    #expect(catalog.irregularities.map(\.language) == ["ko", "ko"])
  }
}
