import Foundation
import StringCatalogs
import StringTables
import TestSupport
import Testing

/// cmark-gfm, the parser of GitHub, finds the same texts.
struct MarkdownDocumentTests {
  private func texts(_ markdown: String, name: String = "README.md") -> [String] {
    MarkdownDocument(Array(markdown.utf8), name: DocumentName(path: name)).parts.map {
      String(decoding: $0.text.utf8, as: UTF8.self)
    }
  }

  @Test func readsHeadingsParagraphsItemsAndCells() {
    #expect(
      texts(
        """
        Title
        =====

        A paragraph
        in two lines.

        > 1. An item
        >    - and its own
        lazily

        # Heading #
        | a | b \\| c |
        |---|:-:|
        | d |  |
        """)
        == [
          "Title", "A paragraph in two lines.", "An item", "and its own lazily", "Heading", "a",
          "b | c", "d",
        ])
  }

  @Test(arguments: [
    ("`code` and ``a ` b``", "\u{FFFC} and \u{FFFC}"),
    ("**굵게**는 *a*_b_", "굵게는 ab"),
    ("a [link](x.md \"t\"), [one][two], [two]", "a link, one, two"),
    ("see <https://a.b> or https://c.d/e_f.", "see \u{FFFC} or \u{FFFC}."),
    ("주소는https://a.b이다", "주소는\u{FFFC}이다"),
    ("![alt](x.png) <img src='x'>", "\u{FFFC}alt\u{FFFC} \u{FFFC}"),
    ("a<br>b <sub>c</sub> <kbd>Ctrl</kbd>", "a b c \u{FFFC}"),
    ("&lt;a&gt; &#x41;&nbsp;&unknown; \\*", "<a> A\u{A0}&unknown; *"),
    ("- [x] done", "\u{FFFC} done"), ("> [!NOTE]\n> Text", "\u{FFFC} Text"),
    ("写真\nを見る", "写真を見る"), ("写真\nJPEG", "写真 JPEG"), ("사진\n보기", "사진 보기"),
    (":rocket: at 10:30:15", "\u{FFFC} at 10:30:15"), ("a[^1] {{ b }}", "a\u{FFFC} \u{FFFC}"),
    ("$a_1, ..., a_n$ and $$x$$.", "\u{FFFC} and \u{FFFC}."),
    ("$5 or $6", "$5 or $6"), ("US$ and US$", "US$ and US$"),
    ("$$\na\n$$ b", "\u{FFFC} b"), ("\\$a$ costs $\u{301}5", "$a$ costs $\u{301}5"),
    ("$a\\$b$ c", "\u{FFFC} c"),
    ("$HOME/$PATH", "$HOME/$PATH"), ("수식$x$은", "수식\u{FFFC}은"),
    ("$a `b$` c$", "$a \u{FFFC} c$"),
    ("e\u{301}*\u{301}a* \"\u{301}", "e\u{301}\u{301}a \"\u{301}"),
  ])
  func leavesOutWhatIsNoProse(markdown: String, text: String) {
    #expect(texts(markdown + "\n\n[two]: https://example.org") == [text])
  }

  @Test func leavesOutCodeHTMLAndFrontMatter() {
    #expect(
      texts(
        """
        ---
        title: x
        lang: ko
        ---
        ```swift
        let a = 1
        ```

            indented

        <div>
        html
        </div>

        <!-- a
        comment -->
        ~~~
        b
        """
      ).isEmpty)
  }

  @Test func leavesOutLinksToTheOtherLanguages() {
    let selector = "[English](README.md) · [한국어](README.ko.md) · [日本語](./README.ja.md#top)"
    #expect(texts(selector, name: "README.ko.md") == ["\u{FFFC} · 한국어 · \u{FFFC}"])
    #expect(texts(selector, name: "GUIDE.md") == ["English · 한국어 · 日本語"])
  }

  @Test(arguments: [
    ("---\nlang: ko\n---\n", "ko"), ("+++\r\nlanguage = \"zh-CN\"\r\n+++\r\n", "zh-Hans"),
    ("---\nlang: xx\n---\n", nil), ("lang: ko\n", nil), ("---\nlang: ko\n", nil),
    ("\u{FEFF}---\nlocale: 'ja'\n---\n", "ja"),
  ])
  func readsTheLanguageOfTheFrontMatter(markdown: String, language: String?) {
    #expect(MarkdownDocument(Array(markdown.utf8)).language?.rawValue == language)
  }

  @Test func knowsWhereEachPartOfATextIs() throws {
    let markdown = "> 가 **나**는\n> `x` &amp; 다\n"
    let text = try #require(MarkdownDocument(Array(markdown.utf8)).parts.first).text
    let source = { (part: Range<Int>) in
      String(decoding: Array(markdown.utf8)[text.fileRange(of: part)], as: UTF8.self)
    }
    for wanted in ["가", "나", "는", "다"] {
      let part = try #require(text.occurrences(of: Array(wanted.utf8)).first)
      #expect(source(part) == wanted && text.isVerbatim(part))
    }
    let joined = try #require(text.occurrences(of: Array("나는".utf8)).first)
    #expect(source(joined) == "나**는" && !text.isVerbatim(joined))
    #expect(source(try #require(text.occurrences(of: [0x26]).first)) == "&amp;")
    #expect(source(0..<text.utf8.count) == "가 **나**는\n> `x` &amp; 다")
  }

  @Test func aDirectiveConcernsWhatFollowsIt() {
    let markdown = """
      <!-- catalog-lint:ignore[a] r -->
      - one
      - two

      three <!-- catalog-lint:ignore[b] r -->

      <!-- catalog-lint:ignore[c] r -->

      | four | five |
      |---|---|
      | six | seven |

      <!-- catalog-lint:ignore[d] r -->
      > eight
      >
      > nine

      ten
      """
    let bytes = Array(markdown.utf8)
    let directives = MarkdownDocument(bytes).parts.map { part in
      part.directives.map { String(decoding: bytes[$0], as: UTF8.self) }.joined()
        .split(separator: "[").last?.first
    }
    #expect(directives == ["a", "a", "b", "c", "c", "c", "c", "d", "d", nil])
  }

  /// Returns the texts of documents that cmark-gfm finds.
  private func expected(_ documents: [[UInt8]]) throws -> [[String]] {
    let script = Repository.root.appending(path: "Tests/StringTablesTests/Checks/read_markdown.py")
    let input = documents.reduce(into: Data()) {
      $0.append(contentsOf: "\($1.count)\n".utf8)
      $0.append(contentsOf: $1)
    }
    let run = try #require(Program.python).run([script.path], input: input)
    try #require(run.status == 0, "\(run.errorText)")
    return try run.output.split(separator: 0x0A).map {
      try JSONDecoder().decode([String].self, from: $0)
    }
  }

  /// Returns the texts of a document without what the other parser doesn't leave out.
  private func found(_ bytes: [UInt8]) -> [String] {
    MarkdownDocument(bytes).parts.map { part in
      String(
        String.UnicodeScalarView(
          String(decoding: part.text.utf8, as: UTF8.self).unicodeScalars.filter {
            $0 != MarkdownText.object && !$0.properties.isWhitespace
          }))
    }
  }

  @Test(.needs(.python)) func findsTheTextsOfTheDocumentationOfThisProject() throws {
    let names = ["README.md", "README.ko.md", "README.ja.md", "README.zh-Hans.md", "CHANGELOG.md"]
    let guides = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "docs").path
    ).filter { $0.hasSuffix(".md") }.sorted().map { "docs/" + $0 }
    let documents = try (names + guides).map {
      try Array(Data(contentsOf: Repository.root.appending(path: $0)))
    }
    for (index, texts) in try expected(documents).enumerated() {
      // A link that has its own path as text is left out.
      let difference = found(documents[index]).difference(from: texts)
      let rest = difference.compactMap { change in
        guard case .remove(_, let text, _) = change else { return nil as String? }
        return text
      }
      #expect(rest.allSatisfy { $0.contains(".md") }, "\(rest)")
    }
  }

  @Test(.needs(.python)) func findsTheTextsOfAnyDocument() throws {
    let fragments = [
      "word", "사진", "写真", "*", "**", "_", "__", "`", "``", "[a]", "[", "](x)", "[a]: /u \"t\"\n",
      "<b>", "</b>", "<!-- c -->", "&amp;", "&nbsp;", "\\*", "\\", "\n", "\n", "\n", "\n\n", "\n\n",
      "> ", "- ", "1. ", "2) ", "   ", "    ", "\t", "# ", "## ", "---\n", "===\n", "```\n",
      "~~~\n",
      "\n\n| a | b |\n|---|:-:|\n| c | d |\n", "<div>\n", "</div>\n", "<!-- x\n", "-->\n", ".", "，",
      "(", ")", "\"", "+ ", "* ", "***\n", "  \n",
    ]
    var random = SeededGenerator(seed: 45)
    let documents = (0..<1500).map { _ -> [UInt8] in
      // Otherwise, it could begin with front matter.
      (0..<Int.random(in: 1...20, using: &random)).reduce(into: Array("a\n\n".utf8)) { text, _ in
        text += fragments[Int.random(in: fragments.indices, using: &random)].utf8
      }
    }
    var wrong: [String] = []
    for (index, texts) in try expected(documents).enumerated()
    where found(documents[index]).filter({ !$0.isEmpty }) != texts {
      wrong.append(String(decoding: documents[index], as: UTF8.self))
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(5))")
  }

  @Test(arguments: [
    "[", "](", "[a](", "![", "*a ", "**a* ", "`", "` `` ", "<a ", "<!-- ", "&", "[a]: ", "> ", "- ",
    "| a ", "a\n|-|\n", "~~", "_a", "http://a.b/(", "[a](x \"", "<a b='", ":a", "{{", "  \n", "1. ",
    "[^a", "\\", "$x ", "$$x ", "a\n", "- a\n ", "<!-- catalog-lint:\n", "]", "(", "***", "[]",
  ])
  func takesTimeInProportionToTheLength(fragment: String) {
    let time = { (count: Int) in
      let bytes = Array(String(repeating: fragment, count: count / fragment.utf8.count).utf8)
      return (0..<3).map { _ in
        ContinuousClock().measure { _ = MarkdownDocument(bytes).parts.count }
      }.min() ?? .zero
    }
    let (short, long) = (time(10_000), time(160_000))
    // Sixteen times as long; the square would be 256.
    #expect(long < max(short, .milliseconds(1)) * 100, "\(short) \(long)")
  }
}
