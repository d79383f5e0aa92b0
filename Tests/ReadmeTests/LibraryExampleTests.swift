import CatalogEditing
import CatalogExchange
import CatalogRules
import Escaping
import Foundation
import PhotoMetadata
import ProductStrings
import StringCatalogs
import StringPreviews
import TestSupport
import Testing
import TextLayout

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

  @Test func changesAText() throws {
    let bytes = catalog(entry("Save", "세이브"))
    // example
    var editor = try CatalogEditor(StringCatalog(bytes: bytes))
    let place = TextPlace(key: "Save", language: "ko")
    try editor.apply(.setText("저장", state: .translated, at: place))
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

  /// The articles contain exactly these examples and that of the README.
  @Test func everyExampleOfTheArticlesIsCompiled() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let compiled = try ["LibraryExampleTests.swift", "ReadmeTests.swift"].map { name in
      lines(try String(contentsOf: tests.appending(path: name), encoding: .utf8))
    }.joined(separator: "\n")
    let sources = Repository.root.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".md") && $0.contains(".docc/") }
    var count = 0
    for path in paths {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      for example in text.matches(of: /```swift\n(?<code>(?s:.*?))```/) {
        count += 1
        #expect(compiled.contains(lines(String(example.output.code))), "\(path)")
      }
    }
    #expect(count == 10)
  }

  /// Returns the lines of a text without their indentation.
  private func lines(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }
}
