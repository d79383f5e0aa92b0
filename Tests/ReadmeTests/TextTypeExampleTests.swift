import Documents
import Escaping
import Foundation
import Pictures
import ScreenTexts
import StringCatalogs
import TestSupport
import Testing
import TextLayout
import TextRecognition

/// The examples in the documentation of types for texts and documents, compiled and run.
///
/// `TypeExampleTests` compares them with the documentation.
struct TextTypeExampleTests {
  @Test func visibleText() {
    // example: VisibleText
    let name = VisibleText("photo\u{202E}gpj.exe").text  // photo⟨U+202E⟩gpj.exe
    // end
    #expect(name == "photo⟨U+202E⟩gpj.exe")
  }

  @Test func htmlEscaping() {
    let name = "<b>"
    // example: HTMLEscaping
    let cell = "<td title=\"\(HTMLEscaping.escape(name))\">\(HTMLEscaping.escape(name))</td>"
    // end
    #expect(cell == "<td title=\"&lt;b&gt;\">&lt;b&gt;</td>")
  }

  @Test func markdownEscaping() {
    let (name, path) = ("*me*", "a`b.jpg")
    // example: MarkdownEscaping
    let line = "* \(MarkdownEscaping.text(name)): \(MarkdownEscaping.code(path))"
    // end
    #expect(line == #"* \*me\*: ``a`b.jpg``"#)
  }

  @Test func csvEscaping() {
    // example: CSVEscaping
    let row = CSVEscaping.row(["a.jpg", #"5" print"#])  // a.jpg,"5"" print"
    // end
    #expect(row == "a.jpg,\"5\"\" print\"\r\n")
  }

  @Test func shellEscaping() {
    // example: ShellEscaping
    let command = "metalens audit \(ShellEscaping.path("-my photos/"))"
    // end
    #expect(command == "metalens audit './-my photos/'")
  }

  @Test func jsonWriter() {
    // example: JSONWriter
    var writer = JSONWriter()
    writer.object { object in
      object.member("file", "a.jpg")
      object.member("size", 1_024)
    }
    let json = String(decoding: writer.bytes, as: UTF8.self)  // {"file":"a.jpg","size":1024}
    // end
    #expect(json == #"{"file":"a.jpg","size":1024}"#)
  }

  @Test func displayWidth() {
    // example: DisplayWidth
    let width = DisplayWidth.of("서울 Seoul")  // 10
    // end
    #expect(width == 10)
  }

  @Test func textTable() {
    // example: TextTable
    var table = TextTable(headings: ["Language", "Strings"], alignments: [.leading, .trailing])
    table.add("한국어", "1204")
    table.add("日本語", "98")
    let text = table.text(columns: 80)
    // end
    #expect(text.contains("한국어       1204") && text.contains("日本語         98"))
  }

  @Test func lineWrapper() {
    // example: LineWrapper
    let wrapper = LineWrapper(width: 12, breaker: TableLineBreaker())
    let lines = wrapper.lines(of: "a picture of Seoul")
    // end
    #expect(lines == ["a picture of", "Seoul"])
  }

  @Test func keyword() throws {
    // example: Keyword
    let keyword = Keyword("Show answer")
    let matches = keyword?.matches(in: "SH0W ANSWER (3)") ?? []
    // end
    #expect(matches.count == 1)
  }

  @Test func foldedText() {
    // example: FoldedText
    let isSame = FoldedText("ＦＦ!p") == FoldedText("ff ! P")  // true
    // end
    #expect(isSame)
  }

  @Test func wordFinder() async throws {
    let path = "Tests/TextRecognitionTests/Samples/en-light.png"
    let bytes = [UInt8](try Data(contentsOf: Repository.root.appending(path: path)))
    let picture = try DecodedPicture(bytes).picture
    let english = try #require(TextModel(language: "en"))
    let keyword = try #require(Keyword("answer"))
    // example: WordFinder
    let finder = try WordFinder(models: [english], recognizers: 2)
    await finder.prepare([keyword])
    let findings = await finder.findings(in: picture)
    let texts = findings.map(\.observation.text)
    // end
    #expect(texts == ["Show answer"])
  }

  @Test func document() throws {
    let texts = try StringCatalog(
      #"{"sourceLanguage":"en","strings":{"Harbor":{},"High water":{},"Tides":{}}}"#)
    // example: Document
    let table = Table(
      columns: ["Harbor", "High water"].map { .init(LocalizedMessage($0)) },
      rows: [.init([.init(.untrusted("Mokpo")), .init(.untrusted("06:42"))])])
    let document = Document(title: LocalizedMessage("Tides"), blocks: [.table(table)])
    // end
    // example: DocumentRenderer
    let renderer = DocumentRenderer(catalog: texts, templates: try DocumentTemplates())
    let page = try renderer.html(document, languages: ["ko", "en"])
    let text = renderer.text(document, languages: ["en"], width: 80)
    // end
    #expect(page.contains("Mokpo") && text.contains("06:42"))
  }
}
