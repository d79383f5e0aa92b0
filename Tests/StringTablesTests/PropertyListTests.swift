import StringTables
import Testing

@Suite struct PropertyListTests {
  private func value(_ text: String) -> PropertyList? {
    PropertyList(openStep: Array(text.utf8))
  }

  @Test func readsWhatXcodeWrites() {
    let list = value(
      """
      // !$*UTF8*$!
      {
        archiveVersion = 1; /* a comment */
        objects = { 0AF /* a.swift */ = {isa = PBXFileReference; path = "a b \\"c\\"\\n\\U00e9.swift"; };
        };
        list = ( a, "b", <0fbd77>, );
        empty = ();
      }
      """)
    #expect(list?["archiveVersion"]?.string == "1")
    #expect(list?["objects"]?["0AF"]?["path"]?.string == "a b \"c\"\né.swift")
    #expect(list?.strings("list") == ["a", "b"])
    #expect(list?["empty"]?.elements == [])
    #expect(list?["none"] == nil)
  }

  /// A character outside the first plane is two escapes.
  @Test func joinsTheHalvesOfCharacters() {
    #expect(value(#"{a = "\Ud83d\Ude00 \U00e9";}"#)?["a"]?.string == "😀 é")
  }

  @Test func readsValuesWithoutTheLastSeparator() {
    #expect(value("{a = (b, c)}")?.strings("a") == ["b", "c"])
    #expect(value("{a = b; a = c;}")?["a"]?.string == "c")
  }

  @Test(arguments: [
    "", "{", "(", "{a", "{a=", "{a=b", "{a=b;", "{=b;}", "(a", "(a b)", "\"a", "\"\\", "'\\U12",
    "<ab", "{} {}", "/*", "bplist00\u{0}", "<?xml version=\"1.0\"?><plist/>", "{a=b}}",
  ])
  func refusesWhatIsDamaged(text: String) {
    #expect(value(text) == nil)
  }

  @Test func refusesMoreValuesThanMemoryHas() {
    let list = { (count: Int) in "(" + String(repeating: "a,", count: count) + ")" }
    #expect(value(list(1_999_999))?.elements.count == 1_999_999)
    #expect(value(list(2_000_000)) == nil)
  }

  @Test func refusesWhatIsNestedTooDeep() {
    #expect(value(String(repeating: "(", count: 1_000_000)) == nil)
    #expect(value(String(repeating: "{a=", count: 1_000_000)) == nil)
    #expect(value("((((a))))") != nil)
  }
}
