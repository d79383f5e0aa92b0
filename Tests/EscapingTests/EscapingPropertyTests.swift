import Foundation
import TestSupport
import Testing

@testable import Escaping

/// Another program's parser restores the exact text, and nothing in it has an effect.
///
/// Separate tests for each format would run the parsers as often, so all formats share one.
struct EscapingPropertyTests {
  @Test(.needs(.python))
  func everyFormComesBackFromItsOwnParser() throws {
    let python = try #require(Program.python)
    var texts = EscapedTexts()
    for text in MarkedTexts.all {
      addMarkup(of: text, to: &texts)
      addJSON(of: text, to: &texts)
      addTables(of: text, to: &texts)
      addCommands(of: text, to: &texts)
    }
    try texts.check(with: "check-escaping.py", python: python)
  }

  @Test(.needs(.python))
  func markdownComesBackFromGitHubsParser() throws {
    let python = try #require(Program.python)
    var texts = EscapedTexts()
    for text in MarkedTexts.all + MarkdownTexts.random(3_000, seed: 7) {
      let visible = VisibleText(text, limit: nil).text
      texts.add("text", visible, MarkdownEscaping.text(visible))
      texts.add("code", visible, MarkdownEscaping.code(visible))
    }
    try texts.check(with: "check-markdown.py", python: python)
  }

  @Test(.needs(.bash), arguments: ["C", "C.UTF-8"])
  func shellsReadAWordAsTheText(locale: String) throws {
    // A program's argument can't contain U+0000.
    let texts = MarkedTexts.all.filter { !$0.utf8.contains(0) }
    for shell in ["bash", "sh"] {
      let program = try #require(Program(named: shell))
      // Not every sh supports $'…' yet, which is in POSIX since 2024.
      let words = texts.map { ($0, ShellEscaping.word($0)) }
        .filter { shell == "bash" || !$0.1.hasPrefix("$") }
      let script = words.map { "printf '%s\\0' \($0.1)\n" }.joined()
      let run = try program.run(
        ["-s"], input: Data(script.utf8), environment: ["LC_ALL": locale])
      let found = run.output.split(separator: 0, omittingEmptySubsequences: false).dropLast()
      #expect(found.count == words.count && run.errors.isEmpty, "\(run.errorText)")
      for (word, found) in zip(words, found) where !found.elementsEqual(word.0.utf8) {
        Issue.record("\(shell) reads \(word.1) as \(String(decoding: found, as: UTF8.self))")
      }
    }
  }

  @Test func aStringsFileComesBackFromFoundation() throws {
    var file = ""
    for (number, text) in MarkedTexts.all.enumerated() {
      file +=
        StringsEscaping.comment(text) + "\n\"\(number)\" = \"\(StringsEscaping.text(text))\";\n"
    }
    let list = try unsafe PropertyListSerialization.propertyList(
      from: Data(file.utf8), format: nil)
    let found = try #require(list as? [String: String])
    #expect(found.count == MarkedTexts.all.count)
    for (number, text) in MarkedTexts.all.enumerated() {
      let isSame = found["\(number)"]?.utf8.elementsEqual(text.utf8) ?? false
      if !isSame { Issue.record("\(StringsEscaping.text(text)) is not read as it was") }
    }
  }

  @Test func aFormulaComesBackFromItsGuard() {
    for text in MarkedTexts.all {
      let guarded = FormulaGuard.guarded(text)
      #expect(FormulaGuard.unguarded(guarded).utf8.elementsEqual(text.utf8))
      #expect(FormulaGuard.guarded(guarded) == guarded || guarded.utf8.first == 0x27)
    }
  }

  @Test func whatIsShownHidesNothing() {
    for text in MarkedTexts.all {
      let shown = [
        VisibleText(text, limit: nil).text, VisibleText(text).text,
        VisibleText(text, limit: 1).text,
      ]
      for shown in shown + [ShellEscaping.word(text), JSONEscaping.string(text)] {
        let isSafe = shown.unicodeScalars.allSatisfy {
          $0.properties.generalCategory != .control && !$0.properties.isBidiControl
            && $0.properties.generalCategory != .lineSeparator
            && $0.properties.generalCategory != .paragraphSeparator
        }
        if !isSafe { Issue.record("\(Array(shown.unicodeScalars).map(\.value)) is shown") }
      }
    }
  }

  // MARK: Formats

  private func addMarkup(of text: String, to texts: inout EscapedTexts) {
    // HTML can't represent these, so they are shown by name.
    let names = text.unicodeScalars.map { scalar in
      let isControl =
        scalar.properties.generalCategory == .control && !["\t", "\n"].contains(scalar)
      guard isControl || scalar.properties.isNoncharacterCodePoint else { return String(scalar) }
      return VisibleText(String(scalar)).text
    }
    texts.add("html", names.joined(), HTMLEscaping.escape(text))
    let visible = VisibleText(text, limit: nil).text
    texts.add("xml-content", visible, XMLEscaping.visible(text))
    texts.add("xml-attribute", visible, XMLEscaping.visible(text))
    if XMLEscaping.impossibleCharacter(in: text) == nil {
      texts.add("xml-content", text, XMLEscaping.content(text))
      texts.add("xml-attribute", text, XMLEscaping.attribute(text))
    } else {
      texts.add("xml-impossible", text, XMLEscaping.content(text))
      let possible = XMLEscaping.replacingImpossibleCharacters(in: text)
      texts.add("xml-content", possible, XMLEscaping.content(possible))
    }
    texts.add("plain", text, PlainTextEscaping.escape(text))
  }

  private func addJSON(of text: String, to texts: inout EscapedTexts) {
    texts.add("json", text, JSONEscaping.string(text))
    let xcode = "\"" + String(decoding: JSONEscaping.xcode(text), as: UTF8.self) + "\""
    texts.add("json-xcode", text, xcode)
    texts.add("json", text, JSONEscaping.escapeDocument(xcode))
    texts.add("json-script", text, JSONEscaping.inScript(xcode))
    texts.add("json-members", text, JSONOutput.members([text: .array([.text(text)])]).prettyText())
  }

  private func addTables(of text: String, to texts: inout EscapedTexts) {
    texts.add("csv", text, CSVEscaping.row(["a", text, "b"]))
    texts.add("csv-guarded", text, CSVEscaping.row(["a", FormulaGuard.guarded(text), "b"]))
    let line = StringsEscaping.text(text)
    texts.add("strings", text, "\(StringsEscaping.comment(text))\n\"\(line)\" = \"\(line)\";\n")
  }

  private func addCommands(of text: String, to texts: inout EscapedTexts) {
    let visible = VisibleText(text, limit: nil).text
    let command = WorkflowCommand(
      "error", properties: [("title", text), ("file", text)], message: visible)
    texts.add("workflow", visible, command.text)
    texts.add("log", text, LogText.escape(text))
    texts.add("uri", text, URIPath.reference(to: text))
  }
}
