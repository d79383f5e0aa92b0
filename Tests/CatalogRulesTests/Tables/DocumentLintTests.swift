import StringCatalogs
import StringTables
import Testing

@testable import CatalogRules

/// The rules about the texts of Markdown documents.
struct DocumentLintTests {
  private func file(
    _ markdown: String, path: String = "README.ko.md",
    configure: (inout LintConfiguration) -> Void = { _ in }
  ) -> LintedFile {
    var configuration = LintConfiguration()
    configure(&configuration)
    return CatalogLinter(configuration: configuration).lint(
      TableGroup(document: (path, Array(markdown.utf8)), name: DocumentName(path: path)),
      path: path)[0]
  }

  /// Lints a document, and returns each finding with its heading and bytes.
  private func lint(
    _ markdown: String, path: String = "README.ko.md",
    configure: (inout LintConfiguration) -> Void = { _ in }
  ) -> [String] {
    let file = file(markdown, path: path, configure: configure)
    return file.findings.map { finding in
      let text = String(decoding: file.bytes[finding.range], as: UTF8.self)
      return "\(finding.key ?? "-") \(finding.rule.rawValue) \(text)"
    }
  }

  private func forbid(_ configuration: inout LintConfiguration) {
    configuration.forbiddenTexts = [
      ForbiddenTerm("그림", language: "ko", replacement: "이미지"),
      ForbiddenTerm("Foto", language: "de"), ForbiddenTerm("OldName"),
    ]
  }

  @Test func findsEachForbiddenTextWhereItIs() {
    let markdown = """
      그림 하나

      # 그림 *보기*
      - `그림`과 **그**림, [그림](그림.md)

      | a | OldName |
      |---|---|
      | OldNames | 그림 |
      """
    #expect(
      lint(markdown, configure: forbid) == [
        "- forbidden-text 그림", "그림 보기 forbidden-text 그림", "그림 보기 forbidden-text 그**림",
        "그림 보기 forbidden-text 그림", "그림 보기 forbidden-text OldName", "그림 보기 forbidden-text 그림",
      ])
    #expect(lint("그림 Foto", path: "README.md", configure: forbid).isEmpty)
    #expect(lint("Ein Foto", path: "de/README.md", configure: forbid) == ["- forbidden-text Foto"])
  }

  @Test func findsPatternsOfTheLanguage() throws {
    let pattern = TextPattern(
      "spacing", try RegularExpression(#"\p{Han}[A-Za-z]"#), languages: ["zh"])
    let markdown = "打开GPS 和 `打开GPS`\n打开\nGPS"
    #expect(
      lint(markdown, path: "README.zh-CN.md") { $0.patterns = [pattern] }
        == ["- pattern-spacing 开G"])
    #expect(lint(markdown) { $0.patterns = [pattern] }.isEmpty)
  }

  @Test func findsCharactersThatNobodySees() {
    #expect(lint("가\u{200B}나 \u{202E}") { $0.preset = .all }.contains { $0.contains("unicode-") })
  }

  @Test func saysNothingAboutWhatIsNoTranslation() {
    let markdown = """
      # Install

      Run `brew install %d`. 100 % of %@ and 5% d.

      **Title** ![](x.png)

      [English](README.md) | 한국어

      a
      """
    #expect(lint(markdown) { $0.preset = .strict }.filter { !$0.contains("typography") }.isEmpty)
  }

  @Test func aDirectiveAllowsARuleInWhatFollows() {
    let table = "| 그림 | a |\n|---|---|\n| b | 그림 |\n"
    #expect(
      lint("<!-- catalog-lint:ignore[forbidden-text] 인용입니다. -->\n\(table)", configure: forbid)
        .isEmpty)
    #expect(
      lint("그림\n\n<!-- catalog-lint:ignore[forbidden-text] 인용. -->\n\n가\n", configure: forbid)
        == ["- forbidden-text 그림", "- lint-unused-suppression catalog-lint:ignore[forbidden-text]"])
    #expect(
      lint("<!-- catalog-lint:ignore[forbidden-text] -->\n\(table)", configure: forbid)
        == ["- lint-missing-reason catalog-lint:ignore[forbidden-text]"])
    #expect(
      lint("<!-- catalog-lint:ignore[nothing] a -->\n- 가\n- 나\n", configure: forbid).count == 1)
  }

  @Test func fixesWhereTheFileHasTheSameBytes() {
    let rule = RuleSelector(rawValue: "typography-ellipsis")
    let file = file("기다리십시오... `a...`\n\n끝.**..**\n") { $0.select = [rule] }
    #expect(file.findings.count == 2)
    #expect(file.findings.map { $0.fix != nil } == [true, false])
    let fixer = CatalogFixer(includesUnsafe: true) { bytes in
      self.file(String(decoding: bytes, as: UTF8.self)) { $0.select = [rule] }
    }
    let fixed = String(decoding: fixer.fix(file).bytes, as: UTF8.self)
    #expect(fixed == "기다리십시오… `a...`\n\n끝.**..**\n")
  }

  @Test func readsADocumentWithAByteOrderMarkAndOneInUTF16() {
    #expect(lint("\u{FEFF}그림", configure: forbid) == ["- forbidden-text 그림"])
    let utf16: [UInt8] =
      [0xFF, 0xFE] + "그림...".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] as [UInt8] }
    var configuration = LintConfiguration()
    forbid(&configuration)
    let group = TableGroup(document: ("README.ko.md", utf16), name: DocumentName(path: "a.ko.md"))
    let file = CatalogLinter(configuration: configuration).lint(group, path: "a.ko.md")[0]
    #expect(file.findings.map(\.rule) == ["forbidden-text"] && !file.hasBlockedFixes)
    configuration.select = ["typography-ellipsis"]
    let fixable = CatalogLinter(configuration: configuration).lint(group, path: "a.ko.md")[0]
    #expect(fixable.findings.map(\.fix) == [nil] && fixable.hasBlockedFixes)
  }
}
