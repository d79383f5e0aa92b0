import CatalogExchange
import Foundation
import StringCatalogs
import TestSupport
import Testing

struct XLIFFImportTests {
  private func unit(_ id: String, _ source: String, _ target: String, state: String = "") -> String
  {
    "<trans-unit id=\"\(id)\"><source>\(source)</source><target\(state)>\(target)</target></trans-unit>"
  }

  private func set(_ phrases: String...) -> String {
    phrases.enumerated().map { #"<mrk mtype="x-set" mid="\#($0)">\#($1)</mrk>"# }.joined()
  }

  private func imported(
    _ units: String..., into strings: String = Catalogs.shapes,
    options: ImportOptions = ImportOptions()
  ) throws -> CatalogImport {
    try Documents.imported(
      Documents.xliff(units: units.joined(separator: "\n")), into: Catalogs.catalog(strings),
      options: options)
  }

  private func reasons(_ result: CatalogImport) -> [ImportRefusal.Reason] {
    result.refusals.map(\.reason)
  }

  @Test(.needs(.data), arguments: Catalogs.sound)
  func changesNoByteWithoutAnEdit(path: String) throws {
    let catalog = try Catalogs.real(path)
    for language in catalog.languages.prefix(4) + ["ru"] where language != "" {
      let result = try Documents.imported(Documents.xliff(catalog, language), into: catalog)
      #expect(result.changes.isEmpty && result.refusals.isEmpty, "\(language)")
      #expect(result.catalog == catalog, "\(language)")
    }
  }

  @Test func changesTheTextThatWasEdited() throws {
    let result = try imported(
      unit("cancel", "cancel", "그만두기", state: #" state="needs-review-translation""#))
    let catalog = try Catalogs.catalog(Catalogs.shapes)
    #expect(
      String(decoding: result.catalog.bytes, as: UTF8.self)
        == String(decoding: catalog.bytes, as: UTF8.self).replacing("취소", with: "그만두기")
        .replacing(
          #""ko":{"stringUnit":{"state":"translated""#,
          with: #""ko":{"stringUnit":{"state":"needs_review""#))
    #expect(result.changes.map(\.line) == [4] && result.changes.map(\.old) == ["취소"])
  }

  @Test func refusesAnElementBesideATextThatIsTheSame() throws {
    let result = try imported(unit("cancel", "cancel", #"취소<x id="1"/>"#))
    #expect(reasons(result) == [.opaqueElements] && result.unchangedCount == 0)
  }

  @Test func importsWhatACatalogWithoutSourceLanguageExported() throws {
    let catalog = try StringCatalog(
      bytes: Array(#"{"strings":{"cancel":{"localizations":{"ko":\#(Catalogs.unit("취소"))}}}}"#.utf8)
    )
    let result = try Documents.imported(Documents.xliff(catalog, "ko"), into: catalog)
    #expect(result.refusals.isEmpty && result.unchangedCount == 1 && result.catalog == catalog)
  }

  @Test func keepsATextWhoseTranslationCameBackEmpty() throws {
    let empty = unit("cancel", "cancel", "", state: #" state="translated""#)
    let kept = try imported(empty)
    #expect(try kept.changes.isEmpty && kept.catalog == Catalogs.catalog(Catalogs.shapes))
    #expect(reasons(kept) == [.emptied("취소")] && kept.refusals.map(\.line) == [4])
    var options = ImportOptions()
    options.allowsEmptyTexts = true
    let emptied = try imported(empty, options: options)
    #expect(emptied.refusals.isEmpty && emptied.changes.map(\.new) == [""])
    let lost = unit("%@ saved", "%@ saved", "", state: #" state="final""#)
    #expect(try reasons(imported(lost, into: #""%@ saved":{}"#)) == [.emptied("")])
    #expect(try imported(lost, into: #""%@ saved":{}"#, options: options).refusals.isEmpty)
  }

  @Test func importsSubstitutionsAsTheCatalogHasThem() throws {
    let result = try imported(
      unit("birds", "%1$#@BIRDS@ in %2$#@v.2@", "%2$#@v.2@ 속 %1$#@BIRDS@"),
      unit("birds|==|substitutions.BIRDS.plural.other", "%1$lld birds", "새 %1$lld마리"),
      unit("birds|==|substitutions.@v.2@.plural.other", "%2$lld trees", "나무 %2$lld그루"))
    #expect(result.refusals.isEmpty && result.changes.count == 3)
    let localization = try #require(result.catalog.entry(for: "birds")?.localization(for: "ko"))
    #expect(localization.content.unit?.value == "%#@v.2@ 속 %#@BIRDS@")
    #expect(
      localization.leaves.map(\.value) == [
        "%#@v.2@ 속 %#@BIRDS@", "새 %arg마리", "나무 %arg그루",
      ])
    #expect(localization.substitution(named: "v.2")?.argumentNumber == 2)
  }

  @Test func makesTheWholePluralSetAtOnce() throws {
    let document = Documents.xliff(
      units: unit("photos|==|plural.few", "%lld photos", "%lld фото")
        + unit("photos|==|plural.one", "%lld photo", "%lld фото"))
    let text = String(decoding: document, as: UTF8.self)
      .replacing(#"target-language="ko""#, with: #"target-language="ru""#)
    let result = try Documents.imported(
      Array(text.utf8), into: Catalogs.catalog(Catalogs.shapes))
    let cases = try #require(
      result.catalog.entry(for: "photos")?.localization(for: "ru")?.content.variations)
    #expect(cases.all.map(\.name) == ["few", "many", "one", "other"])
    #expect(
      cases.all.map(\.content.unit?.state) == [.translated, .new, .translated, .new])
  }

  @Test(arguments: ["{}", #"{"localizations":{"ru":{}}}"#, Self.plain])
  func makesTheWholePluralSetWhereTheSourceTextDoesNotVary(entry: String) throws {
    func cases(_ prefix: String, _ names: String...) throws -> Variations? {
      let units = names.map { unit("%lld files|==|\(prefix)\($0)", "%lld files", "%lld \($0)") }
      let text = String(decoding: Documents.xliff(units: units.joined()), as: UTF8.self)
      let result = try Documents.imported(
        Array(text.replacing(#"target-language="ko""#, with: #"target-language="ru""#).utf8),
        into: Catalogs.catalog("\"%lld files\":\(entry)"))
      #expect(result.refusals.isEmpty && result.changes.count == names.count)
      return result.catalog.entry(for: "%lld files")?.localization(for: "ru")?.content.variations
    }
    let all = try #require(try cases("plural.", "one", "other")).all
    #expect(all.map(\.name) == ["few", "many", "one", "other"])
    #expect(all.map(\.content.unit?.state) == [.new, .new, .translated, .translated])
    #expect(
      all.map(\.content.unit?.value) == ["%lld other", "%lld other", "%lld one", "%lld other"])
    let other = try cases("device.other.plural.", "other")?.content(for: Device.other)
    #expect(other?.variations?.all.map(\.name) == ["few", "many", "one", "other"])
  }

  private static let plain = #"{"localizations":{"ru":\#(Catalogs.unit("%lld файлов"))}}"#

  @Test func variesATextThatDidNotVary() throws {
    let result = try imported(
      unit("cancel|==|device.mac", "cancel", "취소하기"),
      unit("cancel|==|device.other", "cancel", "취소"))
    #expect(result.refusals.isEmpty)
    let variations = result.catalog.entry(for: "cancel")?.localization(for: "ko")?.content
      .variations
    #expect(variations?.content(for: .mac)?.unit?.value == "취소하기")
    #expect(result.changes.map(\.old) == ["취소", "취소"])
    let refused = try imported(unit("cancel|==|device.mac", "cancel", "취소하기"))
    #expect(refused.changes.isEmpty && refused.refusals.count == 1)
  }

  @Test func keepsTextsThatVaryFromOthers() throws {
    let options: ImportOptions = {
      var options = ImportOptions()
      options.allowsChangedSource = true
      return options
    }()
    let strings = """
      \(Catalogs.shapes),
      "n":{"localizations":{"ko":{"variations":{"plural":{"other":\(Catalogs.unit("%lld개"))}}}}},
      "go":{"localizations":{"ko":{"stringSet":{"state":"translated","values":["가기","출발"]}}}},
      "sub":{"localizations":{"ko":{"stringUnit":{"state":"translated","value":"%#@A@"},
        "substitutions":{"A":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
          "other":\(Catalogs.unit("%arg개"))}}}}}}}
      """
    let result = try imported(
      unit("tap", "tap", "누르기"),
      unit("tap|==|plural.one", "tap", "하나"), unit("tap|==|plural.other", "tap", "누르기"),
      unit("n", "n", "개"), unit("go", "go", "가기"), unit("sub|==|substitutions.A", "", "개"),
      into: strings, options: options)
    #expect(try result.changes.isEmpty && result.catalog == Catalogs.catalog(strings))
    let devices = ImportRefusal.Reason.variationsLost(["device.mac", "device.other"])
    #expect(
      reasons(result) == [
        devices, devices, devices, .variationsLost(["plural.other"]),
        .variationsLost(["stringSet.0", "stringSet.1"]),
        .variationsLost(["substitutions.A.plural.other"]),
      ])
  }

  @Test func setsOnePhraseOfASet() throws {
    let result = try imported(
      unit("start|==|stringSet.1", "Begin ${applicationName}", "${applicationName} 시작"))
    #expect(
      result.catalog.entry(for: "start")?.localization(for: "ko")?.content.set?.values
        == ["Start ${applicationName}", "${applicationName} 시작"])
  }

  @Test func importsThePhrasesOfASetAsXcodeWritesThem() throws {
    let result = try imported(
      """
      <trans-unit id="start">
        <source>\(set("Start ${applicationName}", "Begin ${applicationName}"))</source>
        <target state="translated">\(set("${applicationName} 시작", "${applicationName} 열기"))</target>
      </trans-unit>
      """)
    #expect(result.refusals.isEmpty)
    #expect(
      result.catalog.entry(for: "start")?.localization(for: "ko")?.content.set?.values
        == ["${applicationName} 시작", "${applicationName} 열기"])
  }

  @Test(arguments: ["시작", #"<mrk mtype="term">시작</mrk>"#, #"<mrk mtype="x-set">시작</mrk>"#])
  func refusesOneTextForTheMarkedPhrasesOfASet(target: String) throws {
    let source = set("Start ${applicationName}", "Begin ${applicationName}")
    let result = try imported(unit("start", source, target))
    #expect(reasons(result) == [.phrasesLost] && result.changes.isEmpty)
    #expect(try imported(unit("start", source, " \n ")).refusals.isEmpty)
  }

  @Test func skipsWhatIsNotToBeTranslated() throws {
    let result = try imported(
      #"<trans-unit id="same" translate="no"><source>same</source><target>같음</target></trans-unit>"#
    )
    #expect(result.changes.isEmpty && result.refusals.isEmpty)
  }

  @Test func refusesWhatDoesNotFit() throws {
    let result = try imported(
      unit("absent", "x", "y"), unit("same", "same", "같음"),
      unit("cancel", "Cancel", "그만"), unit("photos|==|plural.other", "%lld photos", "사진"),
      unit("photos|==|plural.other", "%lld photos", "사진 %lld장 %@"),
      unit("tap|==|device.mac", "Click", "누름", state: #" state="odd""#),
      unit("tap|==|device.other", "Tap", #"<x id="1"/>누름"#))
    #expect(result.changes.isEmpty && result.refusals.map(\.line) == Array(4...10))
    #expect(
      reasons(result) == [
        .unknownKey, .unknownKey, .sourceChanged(was: "Cancel", now: "cancel"),
        .placeholdersLost(["%lld"]),
        .placeholdersAdded(["%@"]), .unknownState("odd"), .opaqueElements,
      ])
  }

  @Test func refusesMarkupThatWouldBeLost() throws {
    let result = try imported(unit("cancel", "cancel", "<b>취소</b>"))
    #expect(reasons(result) == [.markup("b")] && result.changes.isEmpty)
  }

  @Test func refusesAUnitWithoutAnIdentifier() throws {
    let result = try imported(
      "<trans-unit><source>cancel</source><target>취소</target></trans-unit>")
    #expect(reasons(result) == [.noIdentifier] && result.changes.isEmpty)
  }

  @Test func refusesProseThatFoundationReadsAsAPlaceholder() throws {
    let result = try imported(
      unit("photos|==|plural.other", "%lld photos", "%lld장, 20% de plus"))
    #expect(reasons(result) == [.placeholdersMisread(["% d"])])
  }

  @Test(arguments: [
    (["취소", "새"], [String]()), (["새", "취소"], ["새"]), (["새", "새", "취소"], ["새"]),
    (["취소", "취소", "새"], []),
  ])
  func usesTheFirstOfTwoTranslations(targets: [String], taken: [String]) throws {
    let units = targets.map { unit("cancel", "cancel", $0) }.joined(separator: "\n")
    let result = try imported(units)
    #expect(result.changes.map(\.new) == taken && reasons(result) == [.repeated])
    #expect(result.unchangedCount == (taken.isEmpty ? 1 : 0))
    let files = units.replacing("\n", with: "</body></file>\n" + Self.file)
    let apart = try imported(files)
    #expect(apart.changes.map(\.new) == taken && reasons(apart) == [.repeated])
  }

  private static let file =
    #"<file original="A.xcstrings" source-language="en" target-language="ko" ><body>"#

  @Test func importsWhatWasConfirmed() throws {
    var options = ImportOptions()
    options.allowsChangedSource = true
    options.allowsLostPlaceholders = true
    let result = try imported(
      unit("cancel", "Cancel", "그만"), unit("photos|==|plural.other", "%lld photos", "사진"),
      options: options)
    #expect(result.refusals.isEmpty && result.changes.count == 2)
  }

  @Test func leavesWhatIsNotTranslatedYet() throws {
    let result = try imported(
      "<trans-unit id=\"photos|==|plural.other\"><source>%lld photos</source></trans-unit>",
      unit("photos|==|plural.other", "%lld photos", ""),
      unit("cancel", "cancel", "", state: #" state="new""#))
    #expect(result.changes.isEmpty && result.refusals.isEmpty)
  }

  @Test func saysThatANameCanMeanTwoTexts() throws {
    let strings = """
      "n":{"localizations":{"en":{"variations":{"plural":{"one":\(Catalogs.unit("a")),"other":\(Catalogs.unit("b"))}}}}},
      "n|==|plural.other":{}
      """
    let result = try imported(unit("n|==|plural.other", "b", "비"), into: strings)
    #expect(reasons(result) == [.ambiguous] && result.changes.isEmpty)
  }

  @Test func refusesTheFileOfAnotherSourceLanguage() throws {
    let text = String(
      decoding: Documents.xliff(units: unit("cancel", "cancel", "x")), as: UTF8.self)
    for (old, new) in [("source-language=\"en\"", "source-language=\"de\""), ("\"ko\"", "\"k0\"")] {
      let result = try Documents.imported(
        Array(text.replacing(old, with: new).utf8), into: Catalogs.catalog(Catalogs.shapes))
      #expect(result.changes.isEmpty && result.refusals.count == 1)
    }
  }
}
