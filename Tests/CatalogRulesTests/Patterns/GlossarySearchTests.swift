import StringCatalogs
import TestSupport
import Testing

@testable import CatalogRules

struct GlossarySearchTests {
  private func found(_ sources: [String], in text: String) -> [String] {
    let search = GlossarySearch(for: sources.map { GlossaryTerm(source: $0, translations: [:]) })
    // A literal without escapes, as the texts of these tests have none.
    let bytes = Array("\"\(text)\"".utf8)
    let linted = LintedText(bytes: bytes)
    linted.read(bytes.indices, isEscaped: false, state: .translated)
    return search.terms(in: linted).map(\.source)
  }

  @Test(
    arguments: [
      ("Color profile", ["color profile"]), ("COLOR-PROFILE!", ["color profile"]),
      ("color profiles", []), ("a color", []), ("The café’s menu", ["café"]),
      ("cafe\u{301} menu", ["café"]), ("cafés", []), ("CAFÉ", ["café"]), ("cafe", []),
      ("color profile in the café", ["color profile", "café"]), ("…", ["©"]), ("", ["©"]),
      ("10 %", []),
    ] as [(String, [String])])
  func findsTermsAsWholeWordsInAnyCase(text: String, terms: [String]) {
    #expect(found(["color profile", "café", "©"], in: text) == terms)
    let finder = GlossaryFinder(
      ["color profile", "café", "©"].map { GlossaryTerm(source: $0, translations: [:]) })
    #expect(finder.terms(in: text).map(\.source) == terms)
  }

  @Test func namesTheFirstTranslationWhereATextHasNone() {
    let term = GlossaryTerm(
      source: "color", translations: ["pt_BR": ["Cor", "matiz"], "ja": ["カラー"]])
    let bytes = Array("\"Color\"".utf8)
    let text = LintedText(bytes: bytes)
    text.read(bytes.indices, isEscaped: false, state: .translated)
    let found = GlossarySearch(for: [term]).terms(in: text)
    #expect(found.first?.missingTranslation(in: "Tinta", for: "pt-BR") == "Cor")
    #expect(found.first?.missingTranslation(in: "A COR", for: "pt-BR") == nil)
    #expect(found.first?.missingTranslation(in: "Matizes", for: "pt-BR") == nil)
    #expect(found.first?.missingTranslation(in: "色", for: "ja") == "カラー")
    #expect(found.first?.missingTranslation(in: "색", for: "ko") == nil)
  }

  /// Characters are compared, one term after the other.
  @Test func findsWhatASearchForEachTermFinds() {
    let words = { (text: String) in
      " "
        + text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ") + " "
    }
    var generator = SeededGenerator(seed: 39)
    func text(_ length: ClosedRange<Int>) -> String {
      String(
        (0..<Int.random(in: length, using: &generator)).map { _ in
          "aAbé1 -İßΣ各\u{301}\u{1F468}".unicodeScalars.randomElement(using: &generator) ?? "a"
        }.reduce(into: "") { $0.unicodeScalars.append($1) })
    }
    var count = 0
    for _ in 0..<1_000 {
      let terms = (0..<6).map { _ in text(0...3) }
      let searched = text(0...20)
      let expected = terms.filter { words(searched).contains(words($0)) }
      #expect(found(terms, in: searched) == expected, "\(terms) in \(searched)")
      count += expected.count
    }
    #expect(count > 200)
  }
}
