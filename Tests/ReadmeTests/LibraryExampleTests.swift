import CatalogEditing
import CatalogExchange
import CatalogRules
import Documents
import Escaping
import Foundation
import LintFormats
import LintProject
import Originality
import PhotoAudits
import PhotoCopies
import PhotoFormats
import PhotoMetadata
import Pictures
import PreviewServer
import ProductStrings
import Reports
import ScreenTexts
import StringCatalogs
import StringPreviews
import Synchronization
import TestSupport
import Testing
import TextLayout
import TextRecognition

/// The examples in the documentation of the libraries, compiled and run.
struct LibraryExampleTests {
  /// Returns a catalog with members of `strings`.
  private func catalog(_ strings: String) -> [UInt8] {
    Array(#"{"sourceLanguage":"en","strings":{\#(strings)},"version":"1.0"}"#.utf8)
  }

  /// Returns an entry with a Korean text.
  private func entry(_ key: String, _ text: String) -> String {
    #""\#(key)":{"localizations":{"ko":{"stringUnit":{"state":"translated","value":"\#(text)"}}}}"#
  }

  private let plurals = """
    "%lld files":{"localizations":{"ru":{"variations":{"plural":{
      "one":{"stringUnit":{"state":"translated","value":"%lld файл"}},
      "few":{"stringUnit":{"state":"translated","value":"%lld файла"}},
      "many":{"stringUnit":{"state":"translated","value":"%lld файлов"}},
      "other":{"stringUnit":{"state":"translated","value":"%lld файла"}}}}}}}
    """

  @Test func showsAString() throws {
    let bytes = catalog(plurals.replacing("%lld files", with: "photos.count"))
    // example
    let catalog = try StringCatalog(bytes: bytes)
    let localizer = Localizer(catalog: catalog, languages: ["ru"])
    let text = localizer.text(for: LocalizedMessage("photos.count", 3))
    // end
    #expect(text == "3 файла")
  }

  @Test func lintsACatalog() {
    let bytes = catalog(entry("Save", ""))
    // example
    let linter = CatalogLinter(configuration: LintConfiguration())
    let file = linter.lint(bytes: bytes, path: "Localizable.xcstrings")
    let rules = file.findings.map(\.rule.rawValue)
    // end
    #expect(rules == ["empty-translation"])
  }

  @Test func writesALintReport() {
    let bytes = catalog(entry("Save", ""))
    // example
    let linter = CatalogLinter(configuration: LintConfiguration())
    let file = linter.lint(bytes: bytes, path: "Localizable.xcstrings")
    let report = LintReport(files: [file], rules: RuleRegistry.descriptions, toolVersion: "1.0.0")
    let style = LintReportStyle(localizer: ProductStrings.localizer(languages: ["en"]))
    let text = report.text(as: .concise, style: style)
    // end
    #expect(text.hasPrefix("Localizable.xcstrings:1:"))
    #expect(text.hasSuffix(" [empty-translation]\n"))
  }

  @Test func lintsAsAProjectWants() throws {
    let bytes = catalog(entry("Save", ""))
    // example
    let settings = #"{ "rules": { "empty-translation": "warning" } }"#
    var configuration = ProjectConfiguration()
    try ConfigurationFile(bytes: Array(settings.utf8)).apply(to: &configuration)
    let linter = ProjectLinter(configuration, path: "Localizable.xcstrings")
    let findings = linter.findings(in: try StringCatalog(bytes: bytes))
    // end
    #expect(findings.map(\.rule.rawValue) == ["empty-translation"])
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test func changesAText() throws {
    let bytes = catalog(entry("Save", "세이브"))
    // example
    var editor = try CatalogEditor(StringCatalog(bytes: bytes))
    let location = TextLocation(key: "Save", language: "ko")
    try editor.apply(.setText("저장", state: .translated, at: location))
    let changed = editor.catalog.bytes
    // end
    #expect(changed == catalog(entry("Save", "저장")))
  }

  @Test func exportsStringsFiles() throws {
    let bytes = catalog(entry("Save", "저장"))
    // example
    let catalog = try StringCatalog(bytes: bytes)
    let files = StringsFiles(of: catalog, in: "ko")
    let text = files.strings.map { String(decoding: $0, as: UTF8.self) }
    // end
    #expect(text?.contains("\"Save\" = \"저장\";") == true)
  }

  @Test func previewsAString() throws {
    let bytes = catalog(plurals)
    // example
    let preview = try CatalogPreview(bytes: bytes, path: "Localizable.xcstrings")
    let string = preview.strings(for: ["%lld files"]).first
    let texts = string?.language("ru")?.variations.compactMap(\.mainRendering?.text)
    // end
    #expect(texts?.contains { $0.hasSuffix(" файл") } == true)
    #expect(texts?.count == 4)
  }

  /// A catalog that can only be read.
  private struct ReadOnlyStorage: CatalogStorage {
    let name = "Localizable.xcstrings"
    let bytes: [UInt8]

    func stamp() -> FileStamp? { FileStamp([0]) }

    func linting() -> CatalogLinting { CatalogLinting(linter: ProjectLinter(path: name)) }

    func read() throws(StorageError) -> [UInt8] { bytes }

    func replace(_ expected: [UInt8], with bytes: [UInt8]) throws(StorageError) -> Bool { false }
  }

  @Test func servesAPage() async {
    let storage = ReadOnlyStorage(bytes: catalog(plurals))
    // example
    let token = AccessToken()
    let service = PreviewService(catalogs: [storage], token: token)
    let headers = ["host": "localhost:8000", "authorization": "Bearer \(token.text)"]
    let response = await service.answer(PageRequest(path: "/api/overview", headers: headers))
    // end
    #expect(response.status == 200)
    #expect(String(decoding: response.body, as: UTF8.self).contains("Localizable.xcstrings"))
  }

  @Test func readsAPhoto() throws {
    let file = Repository.samples.appending(path: "harbour.jpg")
    let bytes = [UInt8](try Data(contentsOf: file))
    // example
    let metadata = try PhotoReader().metadata(in: bytes)
    let camera = metadata.exif?.model
    let size = metadata.dimensions
    // end
    #expect(camera?.isEmpty == false && size != nil)
  }

  @Test func judgesMetadata() throws {
    let file = Repository.samples.appending(path: "harbour.jpg")
    let bytes = [UInt8](try Data(contentsOf: file))
    // example
    let metadata = try PhotoReader().metadata(in: bytes)
    let report = OriginalityAssessor().report(
      for: metadata, fileName: "harbour.jpg", date: Date())
    let signs = report.evidence.map(\.kind)
    // end
    #expect(report.score == 100 && !signs.contains(.softwareNamesEditor))
  }

  @Test func readsKeywords() throws {
    let file = Repository.samples.appending(path: "harbour.jpg")
    let metadata = try PhotoReader().metadata(in: [UInt8](try Data(contentsOf: file)))
    // example
    let keywords = metadata.facts.filter { $0.kind == .keyword }.map(\.value)
    // end
    #expect(keywords.isEmpty)
  }

  @Test func writesAReport() throws {
    let path = Repository.samples.appending(path: "harbour.jpg").path
    // example
    let entry = PhotoAuditor(service: PhotoMetadataService()).entry(forFileAt: PhotoPath(path))
    let audit = AuditReport(
      toolVersion: "1.0.0", ruleTableVersion: RuleTable.current.version, date: Date(),
      entries: [entry])
    let texts = try ProductStrings.catalog()
    let renderer = try ReportRenderer(catalog: texts, templates: DocumentTemplates())
    let page = try renderer.render(audit, format: .html, languages: ["ko", "en"])
    // end
    #expect(entry.error == nil)
    #expect(page.contains("<html lang=\"ko\">") && page.contains("harbour"))
  }

  @Test func writesAReportOfManyPhotos() throws {
    let storage = Storage()
    let auditor = PhotoAuditor(service: PhotoMetadataService())
    let paths = ["harbour.jpg", "cafe.jpg"].map {
      PhotoPath(Repository.samples.appending(path: $0).path)
    }
    let renderer = try ReportRenderer(catalog: ProductStrings.catalog())
    let folder = try TemporaryFolder()
    let file = try folder.write([], to: "report.txt")
    let output = try FileHandle(forWritingTo: file)
    // example
    let entries = EntrySpool(in: storage)
    for path in paths {
      try entries.append(auditor.entry(forFileAt: path))
    }
    let audit = LargeAudit(
      toolVersion: "1.0.0", ruleTableVersion: RuleTable.current.version, date: Date(),
      entries: entries)
    try renderer.write(audit, format: .text, languages: ["en"]) { piece in
      try output.write(contentsOf: Data(piece.utf8))
    }
    // end
    let text = try folder.text(of: "report.txt")
    #expect(text.contains("harbour.jpg") && text.contains("cafe.jpg"))
  }

  private final class Storage: SpoolStorage {
    private let bytes = Mutex<[UInt8]>([])

    func append(_ added: [UInt8]) { bytes.withLock { $0 += added } }

    func bytes(in range: Range<Int>) -> [UInt8] { bytes.withLock { Array($0[range]) } }
  }

  @Test func measuresText() {
    // example
    let width = DisplayWidth.of("서울 Seoul")
    // end
    #expect(width == 10)
  }

  @Test func escapesText() {
    // example
    let visible = VisibleText("<b\u{301}>photo\u{202E}gpj.exe").text
    let html = HTMLEscaping.escape(visible)
    // end
    #expect(html == "&lt;b\u{301}&gt;photo⟨U+202E⟩gpj.exe")
  }

  @Test func saysAMessage() {
    // example
    let localizer = ProductStrings.localizer(languages: ["ja"])
    let text = localizer.text(for: LocalizedMessage("flag.noGps.description"))
    // end
    #expect(text.contains("撮影場所"))
  }

  @Test func copiesAPhoto() throws {
    let bytes = [UInt8](try Data(contentsOf: Repository.samples.appending(path: "harbour.jpg")))
    let digest = String(repeating: "ab", count: 32)
    // example
    var plan = CopyPlan()
    plan.removed = [.location, .serialNumbers]
    let copier = PhotoCopier(plan, tool: "Album 1.0", date: "2025-09-04T10:11:12Z")
    let copy = try copier.copy(bytes, digest: digest)
    let file = copy.bytes ?? bytes
    // end
    #expect(file != bytes)
    #expect(copy.changes.contains { $0.kind == .location })
    #expect(try PhotoReader().metadata(in: file).exif?.location == nil)
  }

  @Test func drawsADate() throws {
    let bytes = [UInt8](try Data(contentsOf: Repository.samples.appending(path: "harbour.jpg")))
    var dated: [UInt8]?
    // example
    let picture = try DecodedPicture(bytes).picture.flattened()
    if let stamp = DateStamp("9 4 '25", corner: .bottomRight),
      var raster = Raster<UInt8>(
        width: picture.width, height: picture.height, layout: .rgb, values: picture.bytes),
      stamp.draw(on: &raster)
    {
      dated = raster.values
    }
    // end
    #expect(dated?.count == picture.bytes.count && dated != picture.bytes)
  }

  @Test func findsAWord() throws {
    // example
    let keyword = Keyword("Show answer")
    let matches = keyword?.matches(in: "SH0W ANSWER (3)") ?? []
    // end
    #expect(matches.count == 1 && matches.allSatisfy { $0.similarity < 1 })
    #expect(FoldedText("ＦＦ!p") == FoldedText("ff ! P"))
  }

  @Test func findsWordsInPictures() async throws {
    let path = "Tests/TextRecognitionTests/Samples/en-light.png"
    let bytes = [UInt8](try Data(contentsOf: Repository.root.appending(path: path)))
    let english = try #require(TextModel(language: "en"))
    // example
    let picture = try DecodedPicture(bytes).picture
    let finder = try WordFinder(models: [english], recognizers: 2)
    await finder.prepare([Keyword("answer")].compactMap { $0 })
    let findings = await finder.findings(in: picture)
    let frames = findings.map { ($0.observation.text, $0.frame) }
    // end
    #expect(frames.map(\.0) == ["Show answer"])
  }

  /// The articles contain exactly these examples and that of the README.
  @Test func everyExampleOfTheArticlesIsCompiled() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let compiled = try ["LibraryExampleTests.swift", "ReadmeTests.swift"].map { name in
      lines(try String(contentsOf: tests.appending(path: name), encoding: .utf8))
    }.joined(separator: "\n")
    let sources = Repository.root.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".md") && $0.contains(".docc/") }
      // `DocumentsTests` compiles its example, which is a whole program.
      .filter { !$0.hasPrefix("Documents/") }
    var count = 0
    for path in paths {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      for example in text.matches(of: /```swift\n(?<code>(?s:.*?))```/) {
        count += 1
        #expect(compiled.contains(lines(String(example.output.code))), "\(path)")
      }
    }
    #expect(count == 21)
  }

  /// Returns the lines of a text without their indentation.
  private func lines(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }
}
