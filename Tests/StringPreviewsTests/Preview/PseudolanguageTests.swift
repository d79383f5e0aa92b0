import StringCatalogs
import StringPreviews
import Testing

struct PseudolanguageTests {
  private func text(_ pseudolanguage: Pseudolanguage, _ key: String = "tap") throws -> String {
    let options = PreviewOptions(languages: ["ko"], device: .iPhone, pseudolanguage: pseudolanguage)
    let string = try #require(SampleCatalog.preview().string(for: key, options: options))
    return try #require(string.source.variations.first?.mainRendering?.text)
  }

  @Test func putsAccentsOnWordsAndNotOnValues() throws {
    #expect(
      try text(.accented)
        == "Ţåƥ ţö šåṽé 12.5 ṀƁ öƒ “Summer Trip”.\nŢĥîš ţåķéš å ṁöṁéñţ."
        .replacing("ƥ", with: "þ"))
  }

  @Test func putsNoAccentsOnPlaceholdersTagsAndAddresses() throws {
    let source = "Open %#@gone@ or <b>this</b>: [link](https://example.org/a)"
    let text = #"{"sourceLanguage":"en","strings":{"\#(source)":{}},"version":"1.0"}"#
    let preview = try CatalogPreview(bytes: Array(text.utf8), path: "A.xcstrings")
    let options = PreviewOptions(languages: [], pseudolanguage: .accented)
    let string = try #require(preview.string(for: source, options: options))
    #expect(
      string.source.variations.first?.mainRendering?.text
        == "Öþéñ %#@gone@ öŕ <b>ţĥîš</b>: [ļîñķ](https://example.org/a)")
  }

  @Test func saysEverythingTwice() throws {
    let text = try text(.doubleLength)
    let half = "Tap to save 12.5 MB of “Summer Trip”.\nThis takes a moment."
    #expect(text == half + " " + half)
  }

  @Test func showsWhereATextBeginsAndEnds() throws {
    let text = try text(.bounded)
    #expect(text.hasPrefix("[# Tap to") && text.hasSuffix("moment. #]"))
  }

  @Test func turnsWordsAroundAndIsolatesValues() throws {
    let text = try text(.rightToLeft)
    #expect(text.hasPrefix("\u{202E}Tap to save \u{202C}\u{2068}12.5\u{2069}"))
  }

  @Test func leavesTheSourceBesideATranslationAsItIs() throws {
    let options = PreviewOptions(languages: ["ko"], pseudolanguage: .bounded)
    let string = try #require(SampleCatalog.preview().string(for: "cancel", options: options))
    #expect(string.languages[0].variations[0].renderings[0].text == "[# 취소 #]")
    #expect(string.languages[0].variations[0].renderings[0].source == "Cancel")
  }
}
