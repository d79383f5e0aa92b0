import Testing

@testable import CodeChecks

/// The bytes of literals in source code.
@Suite struct LiteralRangeTests {
  private func literal(_ source: String) -> String {
    let bytes = Array(source.utf8)
    return String(decoding: bytes[LiteralRange.range(at: 0, in: bytes)], as: UTF8.self)
  }

  @Test(arguments: [
    #""Save""#, #""a \" b""#, #""a \(f(")")) b""#, ##"#"a " b"#"##, #"@"Save""#,
    "\"\"\"\n  a \" b\n  \"\"\"", "\"\"",
  ])
  func endsAtItsQuotationMark(source: String) {
    #expect(literal(source + " + x) \"") == source)
  }

  @Test(arguments: ["name", "", "#if"])
  func isEmptyWithoutALiteral(source: String) {
    #expect(literal(source).isEmpty)
  }

  @Test func endsWithTheFile() {
    #expect(literal("\"open") == "\"open")
    #expect(literal("\"open\\") == "\"open\\")
    #expect(literal("\"open\nnext\"") == "\"open")
    #expect(LiteralRange.range(at: 9, in: [34]) == 1..<1)
  }
}
