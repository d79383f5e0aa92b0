import CatalogBatches
import CatalogEditing
import CatalogExchange
import CatalogHistory
import CatalogReports
import CatalogRules
import Documents
import Foundation
import LintFormats
import LintProject
import ProductStrings
import StringCatalogs
import StringPreviews
import TestSupport
import Testing
import TranslationMemory

/// The examples in the documentation of types for catalogs, compiled and run.
///
/// `TypeExampleTests` compares them with the documentation.
struct CatalogTypeExampleTests {
  /// Returns a catalog with members of `strings`.
  private func bytes(_ strings: String) -> [UInt8] {
    Array(#"{"sourceLanguage":"en","strings":{\#(strings)},"version":"1.0"}"#.utf8)
  }

  /// Returns an entry with a Korean text.
  private func entry(_ key: String, _ text: String) -> String {
    #""\#(key)":{"localizations":{"ko":{"stringUnit":{"state":"translated","value":"\#(text)"}}}}"#
  }

  private func catalog(_ strings: String...) throws -> StringCatalog {
    try StringCatalog(bytes: bytes(strings.joined(separator: ",")))
  }

  @Test func stringCatalog() throws {
    let bytes = bytes(entry("cancel", "취소"))
    // example: StringCatalog
    let catalog = try StringCatalog(bytes: bytes)
    let value = catalog.entry(for: "cancel")?.localization(for: "ko")?.content.unit?.value
    // end
    #expect(value == "취소")
  }

  @Test func catalogEntry() throws {
    let catalog = try catalog(entry("cancel", "취소"))
    // example: CatalogEntry
    for entry in catalog.entries where entry.shouldTranslate {
      let languages = entry.localizations.map(\.language)
      print(entry.key, languages, entry.comment ?? "")
    }
    // end
    #expect(catalog.entries.first?.localizations.map(\.language) == ["ko"])
  }

  @Test(.needs(.git)) func catalogHistoryReader() throws {
    let repository = try TemporaryFolder()
    let git = try #require(Program(named: "git"))
    let name = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    var bytes: [UInt8] = []
    for arguments in [["init", "-q"], ["commit", "-q", "-m", "x"], ["commit", "-q", "-m", "x"]] {
      #expect(try git.run(name + arguments, folder: repository.url).status == 0)
      let source = arguments[0] == "init" ? "Close" : "Close all"
      bytes = self.bytes(
        #"""
        "close":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"\#(source)"}},
        "ko":{"stringUnit":{"state":"translated","value":"닫기"}}}}
        """#)
      try repository.write(bytes, to: "Localizable.xcstrings")
      #expect(try git.run(["add", "--all"], folder: repository.url).status == 0)
    }
    let catalog = try StringCatalog(bytes: bytes)
    let folder = repository.url.path
    // example: CatalogHistoryReader
    let reader = CatalogHistoryReader(root: folder)
    let histories = try reader.histories(of: ["Localizable.xcstrings"])
    let texts = histories["Localizable.xcstrings"]?.outdatedTexts(in: catalog) ?? []
    let languages = texts.filter(\.hasOtherMeaning).map(\.language)
    // end
    #expect(languages == ["ko"])
  }

  @Test(.needs(.git)) func textHistoryReader() throws {
    let repository = try TemporaryFolder()
    let git = try #require(Program(named: "git"))
    let name = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    try repository.write(
      bytes(#""cancel":{"localizations":{"ko":{"stringUnit":{"state":"new","value":"취소"}}}}"#),
      to: "Localizable.xcstrings")
    for arguments in [["init", "-q"], ["add", "--all"], ["commit", "-q", "-m", "x"]] {
      #expect(try git.run(name + arguments, folder: repository.url).status == 0)
    }
    let folder = repository.url.path
    // example: TextHistoryReader
    let reader = TextHistoryReader(root: folder)
    let history = try reader.history(of: "cancel", in: "ko", file: "Localizable.xcstrings")
    let authors = history?.versions.map(\.author)
    // end
    #expect(authors == ["A"])
  }

  @Test func localizer() throws {
    let catalog = try catalog(entry("cancel", "취소"))
    // example: Localizer
    let localizer = Localizer(catalog: catalog, languages: ["ko-KR", "ja"])
    let text = localizer.text(for: LocalizedMessage("cancel"))
    // end
    #expect(text == "취소")
  }

  @Test func localizedMessage() throws {
    let localizer = Localizer(
      catalog: try catalog(entry("greeting", "안녕하세요, %@ 님"), entry("files", "파일 %lld개")),
      languages: ["ko"])
    let name = "Ada"
    // example: LocalizedMessage
    let greeting = LocalizedMessage("greeting", .text(name))
    let count = LocalizedMessage("files", 3)
    // end
    #expect([greeting, count].map(localizer.text) == ["안녕하세요, Ada 님", "파일 3개"])
  }

  @Test func languageTag() {
    // example: LanguageTag
    let tag = LanguageTag(rawValue: "zh_hans_cn")
    let canonical = tag.canonical  // zh-Hans-CN
    let script = canonical.script  // Hans
    // end
    #expect(canonical.rawValue == "zh-Hans-CN" && script == "Hans")
  }

  @Test func pluralRules() {
    // example: PluralRules
    let rules = PluralRules.cardinal(for: "ru")
    let categories = rules.categories  // one, few, many, other
    let category = rules.category(of: 21)  // one
    // end
    #expect(categories == [.one, .few, .many, .other] && category == .one)
  }

  @Test func pluralOperands() {
    // example: PluralOperands
    let rules = PluralRules.cardinal(for: "en")
    let operands = PluralOperands(1, fractionDigits: 1)
    let category = operands.map(rules.category(of:))  // other, as in “1.0 miles”
    // end
    #expect(category == .other)
  }

  @Test func catalogEditor() throws {
    let catalog = try catalog(entry("cancel", "캔슬"))
    // example: CatalogEditor
    var editor = try CatalogEditor(catalog)
    let location = TextLocation(key: "cancel", language: "ko")
    try editor.apply(.setText("취소", state: .translated, at: location))
    let bytes = editor.catalog.bytes
    // end
    #expect(bytes == self.bytes(entry("cancel", "취소")))
  }

  @Test func catalogFormatter() throws {
    let catalog = try catalog(#""b":{},"a":{}"#)
    // example: CatalogFormatter
    let bytes = try CatalogFormatter.formatted(catalog)
    let isFormatted = bytes == catalog.bytes
    // end
    let keys = try StringCatalog(bytes: bytes).entries.map(\.key)
    #expect(!isFormatted && keys == ["a", "b"])
  }

  @Test func catalogMerge() throws {
    let base = try catalog(entry("cancel", "캔슬"))
    let ours = try catalog(entry("cancel", "취소"))
    let theirs = try catalog(entry("cancel", "캔슬"), entry("save", "저장"))
    // example: CatalogMerge
    let merge = try CatalogMerge(base: base, ours: ours, theirs: theirs)
    if merge.conflicts.isEmpty { print("\(merge.bytes.count) bytes to write") }
    // end
    let merged = try StringCatalog(bytes: merge.bytes)
    #expect(merged.entries.map(\.key) == ["cancel", "save"])
    #expect(merged.entry(for: "cancel")?.localization(for: "ko")?.content.unit?.value == "취소")
  }

  @Test func mergeResolution() throws {
    let base = try catalog(entry("cancel", "캔슬"))
    let ours = try catalog(entry("cancel", "취소"))
    let theirs = try catalog(entry("cancel", "그만두기"))
    // example: MergeResolution
    var resolution = try MergeResolution(base: base, ours: ours, theirs: theirs)
    for conflict in resolution.openConflicts { try resolution.decide(.theirs, for: conflict) }
    let bytes = resolution.ours.bytes
    // end
    #expect(bytes == theirs.bytes)
  }

  @Test func stringsFiles() throws {
    let catalog = try catalog(entry("cancel", "취소"))
    // example: StringsFiles
    let files = StringsFiles(of: catalog, in: "ko")
    let strings = files.strings.map { String(decoding: $0, as: UTF8.self) }
    // end
    #expect(strings?.contains(#""cancel" = "취소";"#) == true)
  }

  @Test func exchangeUnits() throws {
    let catalog = try catalog(entry("cancel", "취소"), #""save":{}"#)
    // example: ExchangeUnits
    let units = ExchangeUnits(of: catalog, in: "ko").units
    let missing = units.filter { $0.target == nil }.map(\.key)
    // end
    #expect(missing == ["save"])
  }

  @Test func xliff() throws {
    let catalog = try catalog(entry("cancel", "취소"))
    // example: XLIFFWriter
    var writer = XLIFFWriter(tool: .init(identifier: "org.example", name: "Example", version: "1"))
    let source = XLIFFWriter.Source(original: "Localizable.xcstrings", catalog: catalog)
    let bytes = writer.bytes(of: [source], language: "ko")
    // end
    // example: XLIFFReader
    let files = try XLIFFReader.files(in: bytes)
    // end
    #expect(files.count == 1)
  }

  @Test func csvWriter() throws {
    let catalog = try catalog(entry("cancel", "취소"))
    // example: CSVWriter
    let table = CSVWriter.bytes(of: catalog, languages: ["ko", "ja"])
    // end
    #expect(String(decoding: table, as: UTF8.self).contains("취소"))
  }

  @Test func flatWriter() throws {
    let catalog = try catalog(entry("cancel", "취소"))
    // example: FlatWriter
    let file = FlatWriter.bytes(of: catalog, in: "ko")
    // end
    #expect(file.map { String(decoding: $0, as: UTF8.self) } == "{\n  \"cancel\": \"취소\"\n}\n")
  }

  @Test func batchEdit() {
    // example: BatchEdit
    let edit = BatchEdit(.set("취소"), key: "cancel", language: "ko")
    // end
    #expect(edit.key == "cancel")
  }

  @Test func editBatch() throws {
    let catalog = try catalog(#""cancel":{}"#)
    // example: EditBatch
    let batch = EditBatch([EditBatch.Catalog(path: "Localizable.xcstrings", catalog: catalog)])
    let result = batch.applying([.success(BatchEdit(.set("취소"), key: "cancel", language: "ko"))])
    let bytes = result.catalogs.first?.bytes
    // end
    #expect(bytes.map { String(decoding: $0, as: UTF8.self) }?.contains("취소") == true)
  }

  @Test func translationMemory() throws {
    let catalog = try catalog(entry("Open the file", "파일 열기"))
    // example: TranslationMemory
    let texts = RememberedText.texts(of: catalog, file: "App/Localizable.xcstrings")
    let memory = TranslationMemory(texts)
    let match = memory.matches(for: "Open the file", in: "ko").first
    // end
    #expect(match?.translation == "파일 열기")
    // example: TMXWriter
    let bytes = TMXWriter.bytes(of: texts, sourceLanguage: "en", tool: "example", version: "1.0")
    // end
    #expect(String(decoding: bytes, as: UTF8.self).contains("파일 열기"))
  }

  @Test func glossaryFile() throws {
    let bytes = Array("en,ko\nPhoto,사진\n".utf8)
    // example: GlossaryFile
    let terms = try GlossaryFile.terms(in: bytes)
    // end
    #expect(terms == [GlossaryTerm(source: "Photo", translations: ["ko": ["사진"]])])
  }

  @Test func catalogLinter() {
    let bytes = bytes(entry("cancel", ""))
    // example: CatalogLinter
    let linter = CatalogLinter(configuration: LintConfiguration())
    let file = linter.lint(bytes: bytes, path: "App/Localizable.xcstrings")
    let errors = file.findings.filter { $0.severity == .error }
    // end
    #expect(errors.map(\.rule.rawValue) == ["empty-translation"])
  }

  @Test func lintConfiguration() {
    // example: LintConfiguration
    var configuration = LintConfiguration()
    configuration.requiredLanguages = ["ko", "ja"]
    configuration.forbiddenTexts = [ForbiddenTerm("Log-in", language: "en", replacement: "Sign In")]
    configuration.glossary = [GlossaryTerm(source: "Catalog", translations: ["ko": ["카탈로그"]])]
    // end
    let linter = CatalogLinter(configuration: configuration)
    let findings = linter.lint(bytes: bytes(entry("Catalog", "목록")), path: "a.xcstrings").findings
    #expect(Set(findings.map(\.rule.rawValue)).isSuperset(of: ["missing-translation"]))
  }

  @Test func catalogFixer() {
    let bytes = bytes(entry("Cancel", "취소 ") + "," + entry("Save", "저장"))
    // example: CatalogFixer
    let linter = CatalogLinter(configuration: LintConfiguration())
    let fixer = CatalogFixer(includesUnsafe: false) { bytes in
      linter.lint(bytes: bytes, path: "Localizable.xcstrings")
    }
    let result = fixer.fix(linter.lint(bytes: bytes, path: "Localizable.xcstrings"))
    let fixed = result.fixed.map(\.rule)
    // end
    #expect(fixed.count == result.count)
  }

  @Test func regularExpression() throws {
    // example: RegularExpression
    let expression = try RegularExpression(#"(?<=v)\d+\.\d+"#)
    let version = expression.firstMatch(in: "Album v2.1")  // 2.1
    // end
    #expect(version == "2.1")
  }

  @Test func ruleRegistry() {
    // example: RuleRegistry
    let names = RuleRegistry.descriptions.map(\.id.rawValue)
    // end
    #expect(names.contains("empty-translation"))
  }

  @Test func translationStatistics() throws {
    let catalog = try catalog(entry("cancel", "취소"), #""save":{}"#)
    // example: TranslationStatistics
    let statistics = TranslationStatistics(of: catalog)
    let korean = statistics.counts["ko"]
    // end
    #expect(korean != nil && statistics.languages.contains("ko"))
  }

  @Test func lintReport() {
    let linter = CatalogLinter(configuration: LintConfiguration())
    let file = linter.lint(bytes: bytes(entry("cancel", "")), path: "Localizable.xcstrings")
    // example: LintReport
    let report = LintReport(files: [file], rules: RuleRegistry.descriptions, toolVersion: "1.0.0")
    let style = LintReportStyle(localizer: ProductStrings.localizer(languages: ["ko"]))
    let sarif = report.text(as: .sarif, style: style)
    // end
    #expect(sarif.contains("empty-translation"))
  }

  @Test func projectLinter() throws {
    let catalog = try catalog(entry("cancel", ""))
    // example: ProjectLinter
    var configuration = ProjectConfiguration()
    let file = try ConfigurationFile(bytes: Array(#"{ "preset": "strict" }"#.utf8))
    try file.apply(to: &configuration)
    let linter = ProjectLinter(configuration, path: "Localizable.xcstrings")
    let findings = linter.findings(in: catalog)
    // end
    #expect(findings.contains { $0.rule.rawValue == "empty-translation" })
  }

  @Test func baseline() {
    let linter = CatalogLinter(configuration: LintConfiguration())
    let path = "Localizable.xcstrings"
    let file = linter.lint(bytes: bytes(entry("cancel", "")), path: path)
    // example: Baseline
    let known = file.findings.map { BaselineEntry($0, in: file, path: path) }
    var baseline = Baseline(known)
    let new = baseline.filter(file, path: path).findings
    // end
    #expect(!known.isEmpty && new.isEmpty)
  }

  @Test func catalogPreview() throws {
    let bytes = bytes(entry("files", "파일 %lld개"))
    // example: CatalogPreview
    let preview = try CatalogPreview(bytes: bytes, path: "App/Localizable.xcstrings")
    let string = preview.strings(for: ["files"]).first
    let text = string?.language("ko")?.variations.first?.mainRendering?.text
    // end
    #expect(text?.hasPrefix("파일 ") == true && text?.contains("%") == false)
  }

  @Test func catalogReport() throws {
    let catalog = try catalog(entry("cancel", "취소"))
    // example: CatalogReport
    let survey = CatalogSurvey(of: catalog, path: "Localizable.xcstrings")
    let report = CatalogReport([survey], toolVersion: "1.0")
    let korean = report.languages.first { $0.language == "ko" }
    // end
    #expect(korean?.translated == 1)
    var files: [String: String] = [:]
    // example: Badge
    for badge in Badge.all(of: report) { files["\(badge.name).svg"] = badge.svg }
    // end
    #expect(Set(files.keys) == ["all.svg", "ko.svg"])
    // example: ProgressRenderer
    let renderer = ProgressRenderer(
      catalog: try ProductStrings.catalog(), templates: try DocumentTemplates())
    let page = try renderer.text(of: report, as: .html, languages: ["ko", "en"], columns: 80)
    // end
    #expect(page.contains("번역 진행 상황"))
  }

  @Test func staticPage() throws {
    let bytes = bytes(entry("cancel", "취소"))
    // example: StaticPage
    let preview = try CatalogPreview(bytes: bytes, path: "App/Localizable.xcstrings")
    let words = ProductStrings.localizer(languages: ["ko"])
    let page = StaticPage(preview, options: PreviewOptions(languages: ["ko"]), localizer: words)
    let html = page.html()
    // end
    #expect(html.contains("취소"))
  }
}
