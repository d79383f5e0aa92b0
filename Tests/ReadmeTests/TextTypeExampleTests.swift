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

  @Test func chart() throws {
    // example: Chart
    let chart = Chart(
      LocalizedMessage("High water by harbor"), kind: .bars,
      axis: ["Mokpo", "Busan"].map(DocumentValue.untrusted),
      series: [Chart.Series(.absent, values: [412, 128])])
    let document = Document(title: LocalizedMessage("Tides"), blocks: [.chart(chart)])
    // end
    let texts = try StringCatalog(#"{"sourceLanguage":"en","strings":{}}"#)
    let renderer = DocumentRenderer(catalog: texts, templates: try DocumentTemplates())
    #expect(renderer.text(document, languages: ["en"]).contains("412  Mokpo  ██"))
    // example: EmailMessage
    let message = try renderer.email(document, languages: ["ko", "en"])
    let file = message.source(date: Date(timeIntervalSince1970: 1_757_000_000))
    // end
    #expect(file.contains("\r\nDate: Thu, 4 Sep 2025 15:33:20 +0000\r\n"))
  }

  @Test func mailEscaping() {
    let text = "안녕하십니까?"
    // example: MailEscaping
    let subject = MailEscaping.header("Subject", "사진 보고서")
    let body = MailEscaping.body(text)
    let part = "Content-Transfer-Encoding: \(body.encoding)\r\n\r\n\(body.lines)"
    // end
    #expect(subject == "Subject: =?utf-8?B?7IKs7KeEIOuztOqzoOyEnA==?=\r\n")
    #expect(part.hasPrefix("Content-Transfer-Encoding: base64\r\n\r\n7JWI"))
  }
}
