import StringCatalogs
import Testing

struct JSONValueTests {
  private func value(_ json: String) throws -> JSONValue? {
    try StringCatalog(bytes: Array(#"{"strings":{},"x":\#(json)}"#.utf8)).json["x"]
  }

  @Test func knowsTheBytesOfEveryPart() throws {
    let text = #"{ "strings" : { } , "é" : [ 1.5 , "a\n" ] }"#
    let catalog = try StringCatalog(bytes: Array(text.utf8))
    func written(_ range: Range<Int>) -> String {
      String(decoding: catalog.bytes[range], as: UTF8.self)
    }
    let member = try #require(catalog.json.member(named: "é"))
    #expect(written(member.nameRange) == "\"é\"")
    #expect(written(member.byteRange) == #""é" : [ 1.5 , "a\n" ]"#)
    #expect(member.value.elements.map { written($0.byteRange) } == ["1.5", #""a\n""#])
    #expect(written(catalog.byteRange) == text)
  }

  @Test(arguments: [
    (#""""#, ""), (#""a""#, "a"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\u6F22""#, "Aé漢"), (#""\uD83D\uDE00!""#, "😀!"), (#""\u0000""#, "\u{0}"),
    (#""\ud800""#, "\u{FFFD}"), (#""\udc00\ud800""#, "\u{FFFD}\u{FFFD}"),
    (#""\ud800\n""#, "\u{FFFD}\n"), (#""\ud800\ud83d\ude00""#, "\u{FFFD}😀"),
    (#""\ud800\u0041""#, "\u{FFFD}A"),
  ])
  func resolvesEscapes(json: String, text: String) throws {
    #expect(try value(json)?.string == text)
  }

  @Test func readsScalarsOnlyAsWhatTheyAre() throws {
    #expect(try value("true")?.boolean == true)
    #expect(try value("false")?.boolean == false)
    #expect(try value("null")?.boolean == nil)
    #expect(try value("-12")?.integer == -12)
    #expect(try value("1.0")?.integer == nil)
    #expect(try value("1e3")?.integer == nil)
    #expect(try value("99999999999999999999")?.integer == nil)
    #expect(try value("\"1\"")?.integer == nil)
    #expect(try value("1")?.string == nil)
    #expect(try value("{}")?.elements.isEmpty == true)
    #expect(try value("[]")?.members.isEmpty == true)
    #expect(try value("[1]")?.kind == .array)
    #expect(try value("null")?.kind == .null)
  }

  @Test func findsMembersWhoseNamesAreEscaped() throws {
    let object = try #require(try value(#"{"st\u0061te":1,"\n":2}"#))
    #expect(object["state"]?.integer == 1)
    #expect(object["\n"]?.integer == 2)
    #expect(object["st"] == nil)
  }

  @Test func isEqualWhenTheBytesAre() throws {
    let list = try #require(try value(#"[{"a":1},{"a":1},{"a": 1}]"#)).elements
    #expect(list[0] == list[1])
    #expect(list[0].hashValue == list[1].hashValue)
    #expect(list[0] != list[2])
    #expect(list[0].members == list[1].members)
    #expect(list[0].members.hashValue == list[1].members.hashValue)
  }
}
