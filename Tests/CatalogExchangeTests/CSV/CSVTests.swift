import CatalogExchange
import Foundation
import StringCatalogs
import TestSupport
import Testing

struct CSVTests {
  private func imported(
    _ csv: String, into strings: String = Catalogs.shapes
  ) throws -> CatalogImport {
    var result = CatalogImport(into: try Catalogs.catalog(strings))
    try result.add(csv: Array(csv.utf8))
    return result
  }

  private func error(_ csv: String) -> ExchangeError? {
    #expect(throws: ExchangeError.self) { try imported(csv) }
  }

  private func text(_ strings: String, _ languages: LanguageTag...) throws -> String {
    let bytes = CSVWriter.bytes(
      of: try Catalogs.catalog(strings),
      languages: languages)
    #expect(bytes.starts(with: [0xEF, 0xBB, 0xBF]))
    return String(decoding: bytes.dropFirst(3), as: UTF8.self)
  }

  @Test(.needs(.data), arguments: Catalogs.sound)
  func changesNoByteWithoutAnEdit(path: String) throws {
    let catalog = try Catalogs.real(path)
    let languages = Array(catalog.languages.filter { $0 != "" && $0 != "ru" }.prefix(4)) + ["ru"]
    var result = CatalogImport(into: catalog)
    try result.add(csv: CSVWriter.bytes(of: catalog, languages: languages))
    #expect(result.changes.isEmpty && result.refusals.isEmpty)
    #expect(result.catalog == catalog)
  }

  @Test(arguments: [",", ";", "\t", "|"]) func readsTheLineThatNamesTheSeparator(
    separator: String
  ) throws {
    let rows = "key,variation,source,ko\r\ncancel,,cancel,그만".replacing(",", with: separator)
    let result = try imported("sep=\(separator)\r\n" + rows)
    #expect(result.changes.map(\.new) == ["그만"] && result.changes.map(\.line) == [3])
  }

  @Test func keepsATextWhoseCellWasEmptied() throws {
    let table = "key,variation,source,ko,ko state\r\ncancel,,cancel,,"
    #expect(try imported(table).refusals.isEmpty && imported(table + "new").refusals.isEmpty)
    let kept = try imported(table + "translated")
    #expect(kept.refusals.map(\.reason) == [.emptied("취소")] && kept.changes.isEmpty)
  }

  @Test(arguments: [" en", "en ", "'en", "=en"])
  func findsALanguageWithAnOddName(name: String) throws {
    let text = #"{"sourceLanguage":"\#(name)","strings":{"Cancel":{}},"version":"1.0"}"#
    let catalog = try StringCatalog(bytes: Array(text.utf8))
    var result = CatalogImport(into: catalog)
    try result.add(csv: CSVWriter.bytes(of: catalog, languages: catalog.languages))
    #expect(result.changes.isEmpty && result.refusals.isEmpty && result.catalog == catalog)
  }

  @Test func leavesATextWithoutAValueAlone() throws {
    let strings = #""a":{"localizations":{"ko":{"stringUnit":{"state":"translated"}}}}"#
    let catalog = try Catalogs.catalog(strings)
    var result = CatalogImport(into: catalog)
    try result.add(csv: CSVWriter.bytes(of: catalog, languages: ["ko"]))
    #expect(result.changes.isEmpty && result.refusals.isEmpty && result.catalog == catalog)
  }

  @Test func writesARowForEachText() throws {
    let strings = """
      "cancel":{"comment":"A button, \\"small\\"","localizations":{"ko":\(Catalogs.unit("취소\\n"))}},
      "n":{"localizations":{"en":{"variations":{"plural":{
        "one":\(Catalogs.unit("1")),"other":\(Catalogs.unit("2"))}}}}}
      """
    #expect(
      try text(strings, "ko", "ru")
        == [
          "key,comment,variation,source,ko,ko state,ru,ru state",
          "cancel,\"A button, \"\"small\"\"\",,cancel,\"취소\n\",translated,,",
          "n,,plural.few,2,,,,", "n,,plural.many,2,,,,", "n,,plural.one,1,,,,",
          "n,,plural.other,2,,,,", "",
        ].joined(separator: "\r\n"))
  }

  @Test(arguments: [
    "=1+2", "+1", "-1", "@a", "\t=1", "\r=1", "'=1", "''=1", "'a", "'", "＝1", "a=1", "", " =1",
    "\n=1", "|a", "%@ a", "a'\u{301},=1", "=\u{301}1", ";=1",
  ])
  func guardsAndRestoresFormulas(text: String) throws {
    let escaped = text.replacing("\t", with: "\\t").replacing("\r", with: "\\r")
      .replacing("\n", with: "\\n")
    let strings = #""\#(escaped)":{"localizations":{"ko":\#(Catalogs.unit(escaped))}}"#
    let csv = try self.text(strings, "ko")
    let row = try #require(csv.split(separator: "\r\n", maxSplits: 1).last)
    #expect(!"=+-@\t\r\n＝".contains { row.hasPrefix(String($0)) || row.hasPrefix("\"\($0)") })
    let result = try imported(csv, into: strings)
    #expect(result.refusals.isEmpty && result.changes.isEmpty)
    #expect(result.unchangedCount == 1)
  }

  /// A quotation mark and the mark above it are one `Character`.
  @Test func keepsAQuoteUnderAMarkInItsCell() throws {
    let value = #"a\"\u0301,=1+1,b"#
    let strings = #""a":{"localizations":{"ko":\#(Catalogs.unit(value))}}"#
    let csv = try text(strings, "ko")
    #expect(
      csv.utf8.elementsEqual(
        "key,comment,variation,source,ko,ko state\r\na,,,a,\"a\"\"\u{301},=1+1,b\",translated\r\n"
          .utf8))
    #expect(try imported(csv, into: strings).unchangedCount == 1)
  }

  @Test func guardsTheNamesOfLanguages() throws {
    let strings = #""a":{"localizations":{"=1+1":\#(Catalogs.unit("b"))}}"#
    let csv = try text(strings, "=1+1")
    #expect(csv.hasPrefix("key,comment,variation,source,'=1+1,'=1+1 state\r\n"))
    #expect(try imported(csv, into: strings).unchangedCount == 1)
  }

  @Test func changesTheTextThatWasEdited() throws {
    let result = try imported(
      "key,variation,source,ko,ko state\ncancel,,cancel,그만,needs_review\ntap,device.mac,Click,클릭,translated\n"
    )
    #expect(result.refusals.isEmpty && result.changes.map(\.line) == [2, 3])
    #expect(
      result.catalog.entry(for: "cancel")?.localization(for: "ko")?.content.unit?.value == "그만")
    #expect(result.changes.map(\.state) == [.needsReview, .translated])
  }

  @Test func treatsAnOverwrittenCopyAsTranslated() throws {
    let strings = """
      "a":{"localizations":{"ko":\(Catalogs.unit("a", "new"))}},
      "b":{"localizations":{"ko":\(Catalogs.unit("비", "needs_review"))}},
      "c":{"localizations":{"ko":\(Catalogs.unit("씨"))}},
      "d":{"localizations":{"ko":\(Catalogs.unit("d", "new"))}}
      """
    let result = try imported(
      """
      key,variation,source,ko,ko state
      a,,a,에이,new
      b,,b,비이,needs_review
      c,,c,시,new
      d,,d,d,new
      """, into: strings)
    #expect(result.changes.map(\.state) == [.translated, .needsReview, .new])
    #expect(result.unchangedCount == 1 && result.refusals.isEmpty)
  }

  @Test(arguments: [
    "key;variation;source;ko\ncancel;;cancel;그만",
    "key\tvariation\tsource\tko\r\ncancel\t\tcancel\t그만\r\n",
    "ko,source,more,variation,key\r그만,cancel,,,cancel\r",
    "\u{FEFF}key,variation,source,ko\ncancel,,cancel,그만",
  ])
  func readsWhatSpreadsheetsMakeOfIt(csv: String) throws {
    let result = try imported(csv)
    #expect(result.changes.map(\.new) == ["그만"] && result.refusals.isEmpty)
  }

  @Test(arguments: ["no", "id", "ID", "No", "KO", "fr"])
  func ignoresColumnsThatMayNotBeLanguages(name: String) throws {
    let table = "\(name),key,variation,source,ko\n1,cancel,,cancel,그만\n"
    let result = try imported(table)
    #expect(result.changes.map(\.new) == ["그만"])
    #expect(
      result.refusals == [ImportRefusal(reason: .doubtfulColumn(name), identifier: "", line: 1)])
    #expect(try imported("key,variation,source,\(name)\ncancel,,cancel,1\n").changes.isEmpty)
  }

  @Test func importsALanguageThatTheCatalogLacks() throws {
    let result = try imported(
      "no,key,variation,source,id,id state\n1,cancel,,cancel,Batal,translated\n")
    #expect(result.changes.map(\.language) == ["id"] && result.refusals.map(\.line) == [1])
    #expect(result.catalog.languages.contains("id") && !result.catalog.languages.contains("no"))
  }

  @Test(arguments: ["en,ko\ncancel,,cancel,CANCEL,그만", "ko,en\ncancel,,cancel,그만,CANCEL"])
  func acceptsColumnsInAnyOrder(columns: String) throws {
    let result = try imported("key,variation,source,\(columns)\n")
    #expect(result.refusals.isEmpty && result.changes.map(\.new) == ["그만", "CANCEL"])
  }

  @Test func importsTheRequestedLanguages() throws {
    let table = "id,key,variation,source,ko,no\n1,cancel,,cancel,그만,Avbryt\n"
    var result = CatalogImport(into: try Catalogs.catalog(Catalogs.shapes))
    try result.add(csv: Array(table.utf8), languages: ["no"])
    #expect(result.changes.map(\.new) == ["Avbryt"] && result.refusals.isEmpty)
    #expect(throws: ExchangeError.self) {
      try result.add(csv: Array(table.utf8), languages: ["ko", "fr"])
    }
  }

  @Test func readsTheLineEndsOfOtherSystems() throws {
    let strings = #""a\nb":{"localizations":{"ko":\#(Catalogs.unit(#"가\n나"#))}}"#
    let csv = "key,variation,source,ko\r\n\"a\r\nb\",,\"a\r\nb\",\"가\r\n다\"\r\n"
    let result = try imported(csv, into: strings)
    #expect(result.changes.map(\.new) == ["가\n다"])
  }

  @Test func saysWhatIsWrongWithTheTable() {
    #expect(error("") == ExchangeError(.noHeader, line: 1))
    #expect(
      error("key,source,ko\n")
        == ExchangeError(.columnMissing("variation", found: ["key", "source", "ko"]), line: 1))
    #expect(error("key,variation,source,notes\n") == ExchangeError(.noLanguageColumn, line: 1))
    #expect(error("key,variation,source,ko,ko\n") == ExchangeError(.columnTwice("ko"), line: 1))
    #expect(error("key,variation,source,ko\na,,\"b\n\n") == ExchangeError(.quoteNotClosed, line: 2))
  }

  @Test(arguments: ["plural.zwei", "plural.Other", "device.toaster", "device.mac.plural.zwei"])
  func refusesMissingVariations(name: String) throws {
    let result = try imported(
      "key,variation,source,ko\ncancel,\(name),cancel,그만\ncancel,device.other,cancel,취소\n")
    #expect(result.refusals.map(\.reason).contains(.unknownKey))
    #expect(!result.changes.contains { $0.variation == name })
  }

  /// Found by libFuzzer: both had a position, but not at once, and the error ended the whole
  /// import.
  @Test(arguments: [
    (",a,하나,", "device.other,a,둘,"), ("device.other,a,하나,", ",a,둘,"),
    ("device.other,a,하나,", "plural.other,a,둘,"),
    ("device.mac.plural.other,a,하나,", "device.mac,a,둘,"),
  ])
  func refusesATextBesideItsVariations(first: String, second: String) throws {
    let result = try imported(
      """
      key,variation,source,ko,ko state
      a,\(first)
      a,\(second)
      a,device.other,a,기타,
      b,,b,비,
      """, into: #""a":{},"b":{}"#)
    #expect(result.refusals.map(\.reason).contains(.contradiction))
    #expect(result.changes.map(\.new).contains("비"))
  }

  @Test func importsVariationsThatOnlyTheCatalogKnows() throws {
    let result = try imported(
      "key,variation,source,ko,ko state\nn,plural.=0,none,없음,\nn,plural.other,some,있음,\n",
      into: """
        "n":{"localizations":{"en":{"variations":{"plural":{
          "=0":\(Catalogs.unit("none")),"other":\(Catalogs.unit("some"))}}}}}
        """)
    #expect(result.refusals.isEmpty && result.changes.map(\.new) == ["없음", "있음"])
  }

  @Test func refusesWhatDoesNotFit() throws {
    let result = try imported(
      """
      key,variation,source,ko,ko state
      absent,,absent,x,
      cancel,,Cancel,x,
      photos,plural.other,%lld photos,사진,
      tap,device.mac,Click,누름,done
      tap
      """)
    #expect(result.changes.isEmpty && result.refusals.map(\.line) == [2, 3, 4, 5])
  }
}
