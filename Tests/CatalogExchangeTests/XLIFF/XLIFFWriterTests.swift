import CatalogExchange
import Foundation
import StringCatalogs
import TestSupport
import Testing

struct XLIFFWriterTests {
  private func units(_ strings: String, language: LanguageTag) throws -> [String] {
    var writer = XLIFFWriter(tool: Documents.tool)
    let bytes = writer.bytes(
      of: [.init(original: "App/A.xcstrings", catalog: try Catalogs.catalog(strings))],
      language: language)
    let text = String(decoding: bytes, as: UTF8.self)
    return text.split(separator: "<trans-unit id=").dropFirst().map { unit in
      unit.split(separator: "</trans-unit>")[0].split(separator: "\n")
        .map { $0.trimmingPrefix { $0 == " " } }.joined()
        .replacing(#" xml:space="preserve""#, with: "").replacing("<note/>", with: "")
    }
  }

  @Test func writesEveryShapeAsXcodeDoes() throws {
    #expect(
      try units(Catalogs.shapes, language: "ko") == [
        #""cancel"><source>cancel</source><target state="translated">취소</target><note>A button</note>"#,
        #""birds"><source>%1$#@BIRDS@ in %2$#@v.2@</source>"#,
        #""birds|==|substitutions.BIRDS.plural.other"><source>%1$lld birds</source>"#,
        #""birds|==|substitutions.@v.2@.plural.other"><source>%2$lld trees</source>"#,
        #""photos|==|plural.other"><source>%lld photos</source>"#,
        #""start|==|stringSet.0"><source>Start ${applicationName}</source>"#,
        #""start|==|stringSet.1"><source>Begin ${applicationName}</source>"#,
        #""tap|==|device.mac"><source>Click</source><target state="needs-review-l10n">클릭</target>"#,
        #""tap|==|device.other"><source>Tap</source>"#
          + #"<target state="translated" state-qualifier="leveraged-mt">탭</target>"#,
      ])
  }

  @Test func asksForThePluralCategoriesOfTheLanguage() throws {
    let plural = #"""
      "n":{"localizations":{"en":{"variations":{"plural":{
        "one":\#(Catalogs.unit("1 day")),"other":\#(Catalogs.unit("%lld days"))}}}}}
      """#
    #expect(
      try units(plural, language: "uk") == [
        #""n|==|plural.few"><source>%lld days</source>"#,
        #""n|==|plural.many"><source>%lld days</source>"#,
        #""n|==|plural.one"><source>1 day</source>"#,
        #""n|==|plural.other"><source>%lld days</source>"#,
      ])
    // French has `many` for whole millions only, for which Xcode does not ask.
    #expect(try units(plural, language: "fr").count == 2)
  }

  @Test func escapesAsXcodeDoes() throws {
    #expect(
      try units(#""<a>\t\n\r\"":{}"#, language: "ko") == [
        "\"&lt;a&gt;&#9;&#10;&#13;&quot;\"><source>&lt;a&gt;\t&#13;\"</source>"
      ])
  }

  @Test func namesWhatXMLCannotHold() throws {
    var writer = XLIFFWriter(tool: Documents.tool)
    let catalog = try Catalogs.catalog(
      #""a\u0000b":{},"c":{"comment":"\u0001","localizations":{"ko":\#(Catalogs.unit(#"\u0018"#))}},"d":{}"#
    )
    let bytes = writer.bytes(of: [.init(original: "A", catalog: catalog)], language: "ko")
    #expect(writer.omitted.map(\.key) == ["a\0b", "c"])
    #expect(writer.omitted.map(\.reason) == [.character("U+0000"), .character("U+0018")])
    #expect(try XLIFFReader.files(in: bytes).count == 1)
  }
}
