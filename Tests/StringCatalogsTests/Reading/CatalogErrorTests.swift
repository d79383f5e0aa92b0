import StringCatalogs
import Testing

struct CatalogErrorTests {
  /// The text, the reason, and the line and column of the error.
  static let cases: [(String, CatalogError.Reason, Int, Int)] = [
    ("", .empty, 1, 1),
    (" \n\t\r\n", .empty, 1, 1),
    ("\u{FEFF}", .empty, 1, 1),
    ("{\n  \"strings\" : {\n", .cutOff, 3, 1),
    ("{\"strings\":{}", .cutOff, 1, 14),
    ("{\"strings\":{\"a", .cutOff, 1, 15),
    ("{\"strings\":{\"a\\", .cutOff, 1, 16),
    ("{\"strings\":{\"a\\u00", .cutOff, 1, 19),
    ("{\"strings\":tr", .cutOff, 1, 14),
    ("{\"strings\":-", .cutOff, 1, 13),
    ("{\"strings\":1.", .cutOff, 1, 14),
    ("{\n<<<<<<< HEAD\n  \"a\":1,\n=======\n>>>>>>> b\n}", .conflictMarkers, 2, 1),
    ("{\n  \"a\" : 1,\n<<<<<<< HEAD\n}", .conflictMarkers, 3, 1),
    ("{\n  \"a\" : 1\n=======\n}", .conflictMarkers, 3, 1),
    ("{\n  \"a\" :\n||||||| base\n}", .conflictMarkers, 3, 1),
    ("{}\n>>>>>>> theirs\n", .conflictMarkers, 2, 1),
    ("<<<<<<< HEAD\n{", .conflictMarkers, 1, 1),
    ("{\n <<<<<<< HEAD\n}", .unexpectedCharacter, 2, 2),
    ("{\n<<<<<<\n}", .unexpectedCharacter, 2, 1),
    (
      "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n", .largeFilePointer, 1,
      1
    ),
    ("{\n  \"a\" : 1,\n}", .trailingComma, 2, 10),
    ("{\"a\":[1,]}", .trailingComma, 1, 8),
    ("{\n  \"a\" : 1\n  \"b\" : 2\n}", .missingComma, 3, 3),
    ("[1 2]", .missingComma, 1, 4),
    ("[[] true]", .missingComma, 1, 5),
    ("{\"a\" 1}", .missingColon, 1, 6),
    ("{\"a\"}", .missingColon, 1, 5),
    ("{\"a\":}", .missingValue, 1, 6),
    ("{\"a\":\n,\"b\":1}", .missingValue, 2, 1),
    ("{\"a\" : \"b\n}", .unclosedString, 1, 8),
    ("{\"a\" : \"b\r\n}", .unclosedString, 1, 8),
    ("[\"é\\x\"]", .badEscape, 1, 5),
    ("[\"\\u12g4\"]", .badEscape, 1, 3),
    ("[\"a\tb\"]", .controlCharacter, 1, 4),
    ("[\"a\u{0}\"]", .controlCharacter, 1, 4),
    ("[01]", .badNumber, 1, 2),
    ("[1.]", .badNumber, 1, 2),
    ("[-x]", .badNumber, 1, 2),
    ("[NaN]", .unexpectedCharacter, 1, 2),
    ("[nul]", .unexpectedCharacter, 1, 2),
    ("{'a':1}", .unexpectedCharacter, 1, 2),
    ("[\u{A0}]", .unexpectedCharacter, 1, 2),
    ("{} {}", .contentAfterEnd, 1, 4),
    ("\n []", .notAnObject, 2, 2),
    ("null", .notAnObject, 1, 1),
    ("{\"sourceLanguage\":\"en\"}", .stringsMissing, 1, 1),
    ("{\"strings\":[]}", .stringsNotAnObject, 1, 12),
    ("{\"strings\":{},\"strings\":0}", .stringsNotAnObject, 1, 25),
  ]

  @Test(arguments: cases)
  func saysWhatIsWrongAndWhere(
    text: String, reason: CatalogError.Reason, line: Int, column: Int
  ) throws {
    let error = try #require(Reading.error(text))
    #expect(error.reason == reason)
    #expect(error.position.line == line)
    #expect(error.position.column == column)
  }

  @Test(arguments: [
    [0xFF, 0xFE, 0x7B, 0x00], [0xFE, 0xFF, 0x00, 0x7B], [0x7B, 0x00, 0x7D, 0x00],
    [0x00, 0x7B, 0x00, 0x7D], [0x00, 0x00, 0x00, 0x7B], [0x7B, 0x00, 0x00, 0x00],
    [0xFF, 0xFE, 0x00, 0x00],
  ])
  func distinguishesOtherEncodingsFromDamage(bytes: [UInt8]) {
    #expect(Reading.error(bytes)?.reason == .notUTF8)
  }

  @Test func treatsZerosAsNoEncoding() {
    #expect(Reading.error([0, 0, 0, 0, 0, 0])?.reason == .unexpectedCharacter)
  }

  @Test func acceptsAByteOrderMarkAndRemembersIt() throws {
    let catalog = try StringCatalog(bytes: [0xEF, 0xBB, 0xBF] + Array(#"{"strings":{}}"#.utf8))
    #expect(catalog.hasByteOrderMark)
    #expect(catalog.byteRange.lowerBound == 3)
    #expect(Reading.error([0xEF, 0xBB, 0xBF] + Array("[1 2]".utf8))?.position.column == 4)
  }

  @Test func carriesALocalizableMessageWithoutThePosition() {
    #expect(
      Reading.error("{\n  \"a\" : 1,\n}")?.localizedMessage
        == LocalizedMessage("error.catalog.trailingComma.description"))
  }
}
