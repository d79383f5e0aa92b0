import TestSupport
import Testing

@testable import CodeProjects

@Suite struct YAMLParserTests {
  private func parsed(_ text: String) -> YAMLValue? { YAMLParser.value(of: Array(text.utf8)) }

  @Test func readsMappingsAndLists() throws {
    let value = try #require(
      parsed(
        """
        # A comment
        name: "App # one"   # another
        list:
        - a
        - path: b
          excludes: [x, 'y z', { k: v }]
        -
          path: c
        map:
          inner: { a: 1, b: [2, 3] }
          script: |
            echo: "not a key"
            - nor a list
          last: a:b
        empty:
        """))
    #expect(value["name"]?.text == "App # one")
    let list = try #require(value["list"]?.elements)
    #expect(list.map { $0.text ?? $0["path"]?.text } == ["a", "b", "c"])
    #expect(list[1]["excludes"]?.elements.map(\.text) == ["x", "y z", nil])
    #expect(list[1]["excludes"]?.elements.last?["k"]?.text == "v")
    #expect(value["map"]?["inner"]?["b"]?.elements.map(\.text) == ["2", "3"])
    #expect(value["map"]?["script"]?.text == "")
    #expect(value["map"]?["last"]?.text == "a:b")
    #expect(value["empty"]?.text == "")
  }

  /// An alias is never what it names, so nothing grows.
  @Test func replacesNoAliases() throws {
    let bomb = "a: &a [x, x]\n" + (0..<40).map { "b\($0): &b\($0) [*a, *a]\n" }.joined()
    let value = try #require(parsed(bomb))
    #expect(value["a"]?.elements.map(\.text) == ["x", "x"])
    #expect(value["b39"]?.elements.map(\.text) == ["*a", "*a"])
    #expect(try #require(parsed("a: *b\nc: d"))["a"]?.text == "")
  }

  @Test(arguments: [
    "", "text", "a: [", "a: {b: [}", "a:\n    b: 1\n  c: 2", "\t- a\n- b: [",
    String(repeating: "[", count: 100_000), "a: " + String(repeating: "{a: ", count: 10_000),
    (0..<1_000).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
    String(repeating: "- ", count: 10_000), "a: [" + String(repeating: "\n  x,", count: 100_000),
  ])
  func refusesWhatNoSpecificationIs(text: String) {
    #expect(parsed(text) == nil)
  }

  @Test func endsForAnyBytes() {
    var random = SeededGenerator(seed: 39)
    let pieces = [
      "a", ":", " ", "\n", "- ", "[", "]", "{", "}", ",", "\"", "'", "#", "&x ", "*x", "|", "  ",
      "\t",
    ]
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }
      _ = parsed(text.joined())
    }
  }
}
