import Documents
import Foundation
import StringCatalogs
import TestSupport
import Testing

/// Untrusted text in every position of every block does no harm.
struct HostileDocumentTests {
  private let texts = HostileTexts.markedSpecials + HostileTexts.phrases

  @Test func isEscapedOnPages() throws {
    let renderer = try EveryBlock.renderer()
    let marker = "<q&\"'>"
    for text in [marker, marker + "\u{301}", "x/" + marker] {
      let page = try renderer.html(EveryBlock.document(showing: text), languages: ["en"])
      #expect(!page.contains("<q"))
      #expect(!page.contains("q&\""))
      #expect(page.components(separatedBy: "&lt;q&amp;&quot;&#39;").count > 50)
    }
  }

  @Test(.needs(.python))
  func leavesPagesWellFormed() throws {
    let renderer = try EveryBlock.renderer()
    let folder = try TemporaryFolder()
    let python = try #require(Program.python)
    let script = Repository.root.appending(path: "Tests/ReportsTests/Checks/check-html.py").path
    let sample = HostileTexts.sample(12, seed: 7) + ["\" onload=x", "</style>", "<!--", "]]>"]
    let files = try sample.enumerated().map { number, text in
      let page = try renderer.html(
        EveryBlock.document(showing: text + "\"'<&>"), languages: ["en", "ko"])
      return try folder.write(page.utf8, to: "\(number).html").path
    }
    let run = try python.run([script] + files, environment: ["PATH": ""])
    #expect(run.status == 0, "\(sample.map(\.debugDescription)): \(run.text)")
  }

  @Test func hasNoControlCharactersInText() throws {
    let renderer = try EveryBlock.renderer()
    for text in texts + HostileTexts.longCharacters(scalarCount: 600) {
      let document = EveryBlock.document(showing: text)
      for output in [
        renderer.text(document, languages: ["en"], width: 40),
        renderer.markdown(document, languages: ["en"]),
      ] {
        let controls = output.unicodeScalars.filter {
          $0 != "\n" && $0.properties.generalCategory == .control
            || ["\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}"].contains($0)
        }
        #expect(controls.isEmpty, "\(text.debugDescription)")
      }
    }
  }

  @Test(.needs(.python))
  func isOnlyTextInMarkdown() throws {
    let renderer = try EveryBlock.renderer()
    let python = try #require(Program.python)
    let script = """
      import cmarkgfm, sys, re
      html = cmarkgfm.github_flavored_markdown_to_html(sys.stdin.read())
      tags = set(re.findall(r'<(/?[a-z0-9]+)', re.sub(r'<!-- -->', '', html)))
      allowed = 'h1 h2 h3 p strong code table thead tbody tr th td ul li blockquote hr pre'.split()
      print(sorted(tags - set(allowed) - {'/' + tag for tag in allowed}))
      """
    for text in HostileTexts.phrases + ["- a|", "1. a|", "# a", "> a", "    a", "---", "***"] {
      let markdown = renderer.markdown(EveryBlock.document(showing: text), languages: ["en"])
      let run = try python.run(["-c", script], input: Data(markdown.utf8))
      #expect(run.text == "[]\n", "\(text.debugDescription): \(run.text)\(run.errorText)")
    }
  }

  @Test(
    .needs(.browser, .python),
    arguments: [
      String(repeating: "W", count: 300), String(repeating: "folder/", count: 60) + "name.jpg",
      "WWWWWWWWWWWWWWWW", String(repeating: "한국어文字", count: 60),
    ])
  func makesNoPageScrollSideways(text: String) throws {
    let page = try EveryBlock.renderer().html(
      EveryBlock.document(showing: text), languages: ["en"])
    let folder = try TemporaryFolder()
    let file = try folder.write(page.utf8, to: "page.html")
    let script = Repository.root.appending(path: "Tests/DocumentsTests/Checks/check-page.py").path
    let run = try #require(Program.python).run(
      [script, "--width", file.path],
      environment: ProcessInfo.processInfo.environment.merging(["PYTHONDONTWRITEBYTECODE": "1"]) {
        $1
      })
    #expect(run.status == 0, "\(run.text)\(run.errorText)")
  }
}
