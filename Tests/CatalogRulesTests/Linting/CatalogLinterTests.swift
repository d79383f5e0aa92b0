import CatalogRules
import StringCatalogs
import Testing

struct CatalogLinterTests {
  /// Lints entries of an English catalog.
  private func findings(
    _ strings: String, _ configuration: LintConfiguration = LintConfiguration(),
    path: String = "Localizable.xcstrings"
  ) -> [Finding] {
    let text = #"{"sourceLanguage":"en","strings":{\#(strings)},"version":"1.0"}"#
    return CatalogLinter(configuration: configuration)
      .lint(bytes: Array(text.utf8), path: path).findings
  }

  private let emptyVariants = #"""
    "photos":{"localizations":{
      "en":{"stringUnit":{"state":"translated","value":"Photos"}},
      "ko":{"variations":{"device":{
        "ipad":{"variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":""}}}}},
        "mac":{"stringUnit":{"state":"translated","value":"사진"}},
        "other":{"stringUnit":{"state":"translated","value":" "}}}}}}}
    """#

  @Test func makesOneFindingOfAllVariants() {
    let found = findings(emptyVariants)
    #expect(found.map(\.rule) == ["empty-translation"])
    #expect(
      found.first?.variations.map(\.rawValue) == ["device.ipad/plural.other", "device.other"])
    #expect(found.first?.key == "photos")
    #expect(found.first?.language == "ko")
  }

  @Test func saysWhereTheValueIs() throws {
    let text = "{\"sourceLanguage\":\"en\",\"strings\":{\(emptyVariants)},\"version\":\"1.0\"}"
    let file = CatalogLinter(configuration: LintConfiguration())
      .lint(bytes: Array(text.utf8), path: "a.xcstrings")
    let range = try #require(file.findings.first?.range)
    #expect(file.bytes[range].elementsEqual("\"\"".utf8))
  }

  @Test(arguments: CatalogError.Reason.allCases.filter { $0 != .tooLarge })
  func hasAFindingForEveryReasonThatAFileIsNotACatalog(reason: CatalogError.Reason) throws {
    let bytes: [UInt8] =
      switch reason {
      case .empty: []
      case .cutOff: Array(#"{"strings":{"a"#.utf8)
      case .conflictMarkers: Array("{\n<<<<<<< HEAD\n}".utf8)
      case .largeFilePointer:
        Array("version https://git-lfs.github.com/spec/v1\noid sha256:1\n".utf8)
      case .notUTF8: [0xFF, 0xFE, 0x7B, 0x00]
      case .invalidUTF8: Array("{\"strings\":{\"".utf8) + [0xC0, 0x80] + Array("\":{}}}".utf8)
      case .trailingComma: Array(#"{"strings":{},}"#.utf8)
      case .nestingTooDeep: Array(repeating: UInt8(ascii: "["), count: 10_000)
      case .stringsMissing: Array("{}".utf8)
      case .missingComma: Array(#"{"strings":{} "a":1}"#.utf8)
      case .missingColon: Array(#"{"strings" {}}"#.utf8)
      case .missingValue: Array(#"{"strings":}"#.utf8)
      case .unclosedString: Array("{\"strings\n\":{}}".utf8)
      case .badEscape: Array(#"{"\q":1}"#.utf8)
      case .controlCharacter: Array("{\"strings\u{1}\":{}}".utf8)
      case .badNumber: Array(#"{"strings":01}"#.utf8)
      case .unexpectedCharacter: Array(#"{"strings":x}"#.utf8)
      case .contentAfterEnd: Array(#"{"strings":{}}x"#.utf8)
      case .notAnObject: Array("[]".utf8)
      case .stringsNotAnObject: Array(#"{"strings":[]}"#.utf8)
      case .tooLarge: []
      }
    let file = CatalogLinter(configuration: LintConfiguration())
      .lint(bytes: bytes, path: "a.xcstrings")
    #expect(file.catalog == nil)
    #expect(file.findings.count == 1)
    let finding = try #require(file.findings.first)
    #expect(finding.rule == "catalog-syntax")
    #expect(finding.severity == .error)
    #expect(finding.message.key == "error.catalog.\(reason.rawValue).description")
    #expect((0...bytes.count).contains(finding.range.lowerBound))
  }

  @Test func ordersFindingsAsTheFileDoes() {
    let found = findings(
      #"""
      "b":{"localizations":{"ko":{"stringUnit":{"state":"translated","value":""}}}},
      "a":{},
      "c":{"localizations":{"ko":{"stringUnit":{"state":"translated","value":""}}}}
      """#)
    #expect(found.map(\.key) == ["b", "a", "c"])
    #expect(found.map(\.rule) == ["empty-translation", "missing-translation", "empty-translation"])
  }

  @Test func comparesAVariantWithTheSameOneOfTheSource() {
    // The text for one photo may be empty in the source, the one for others may not.
    let found = findings(
      #"""
      "photos":{"localizations":{
        "en":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":""}},
          "other":{"stringUnit":{"state":"translated","value":"%lld photos"}}}}},
        "fr":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":""}},
          "other":{"stringUnit":{"state":"translated","value":""}}}}},
        "ru":{"variations":{"plural":{"few":{"stringUnit":{"state":"translated","value":""}}}}}}}
      """#, LintConfiguration(select: ["empty-translation"]))
    #expect(found.map { $0.variations.map(\.rawValue) } == [["plural.other"], ["plural.few"]])
  }

  @Test func distinguishesRequiredLanguages() {
    var configuration = LintConfiguration()
    configuration.requiredLanguages = ["ja"]
    let entry = #""Save":{"localizations":{"ko":{"stringUnit":{"state":"new","value":""}}}}"#
    #expect(findings(entry, configuration).map(\.severity) == [.error])
    #expect(findings(entry).map(\.severity) == [.warning])
  }

  @Test func ignoresANewSourceLanguage() {
    let found = findings(
      #""a.b":{"localizations":{"en":{"stringUnit":{"state":"new","value":"A b"}}}}"#)
    #expect(found.isEmpty)
  }
}
