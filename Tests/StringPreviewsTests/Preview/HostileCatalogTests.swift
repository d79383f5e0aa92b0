import ProductStrings
import StringCatalogs
import StringPreviews
import TextLayout
import Testing

/// Catalogs that no one writes by accident.
struct HostileCatalogTests {
  private static let strings = [
    #""\u001b[31m\u202e<b>" : { "comment" : "\u0007</p><script>alert(1)</script>" }"#,
    #""%99999999999999999999$@ %0$lld %5$@" : { }"#,
    #""%*.*f %n %" : { "localizations" : { "ko" : { "stringUnit" : { "value" : "%2$*1$d" } } } }"#,
    #""a" : { "localizations" : { "\"><x" : { "stringUnit" : { "state" : "odd", "value" : "v" } } } }"#,
    #""b" : { "localizations" : { "ko" : { "variations" : { "width" : { "20" : { "stringUnit" : { "value" : "%@" } } } } } } }"#,
    #""c" : { "localizations" : { "ko" : { "variations" : { "plural" : { "=0" : { "stringUnit" : { "value" : "x" } } } } } } }"#,
    #""d" : { "localizations" : { "ko" : { "stringUnit" : { "value" : "%#@d@" }, "substitutions" : { "d" : { "argNum" : -1, "variations" : { "plural" : { "other" : { "stringUnit" : { "value" : "%#@d@%arg" } } } } } } } } }"#,
    #""e" : { "localizations" : { "ko" : { "stringSet" : { "values" : [ ] } } } }"#,
    #""f" : { "localizations" : { "ko" : { "stringUnit" : { } }, "en" : [ ] } }"#,
    #""g ${" : { "localizations" : { "ko" : { "stringUnit" : { "value" : "${a} ${b ${c}} $" } } } }"#,
    #""" : { }"#,
  ]

  private static let sources = [
    #"{ "strings" : { "#, #"{ "sourceLanguage" : "\u202Een\u001B[1m<x>", "strings" : { "#,
  ]

  @Test(arguments: strings + [strings.joined(separator: ",\n")], sources)
  func isStillShown(strings: String, start: String) throws {
    let bytes = Array((start + strings + " } }").utf8)
    let preview = try CatalogPreview(bytes: bytes, path: "\u{1B}]0;x")
    let localizer = ProductStrings.localizer(languages: ["en"])
    for pseudolanguage in [nil] + Pseudolanguage.allCases.map(Optional.some) {
      let options = PreviewOptions(
        languages: preview.languages + ["ru"],
        values: ["1=x", "photos=", "2=99999999999999999999"].compactMap(GivenValue.init),
        pseudolanguage: pseudolanguage)
      let strings = preview.strings(for: preview.keys, options: options)
      #expect(strings.count == preview.keys.count)
      for style in [
        TerminalStyle(localizer: localizer, columns: 30, ruler: 1, showsPatterns: true),
        TerminalStyle(localizer: localizer, columns: 120),
      ] {
        let shown = StringPreview.terminalText(of: strings, path: preview.path, style: style)
        #expect(!shown.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
        #expect(!shown.contains("\u{202E}"))
      }
      let page = StaticPage(preview, options: options, localizer: localizer).html()
      #expect(!page.contains("<script") && !page.contains("<x") && !page.contains("\u{1B}"))
      #expect(!page.contains("\u{202E}"))
    }
    _ = preview.overview().json
    _ = preview.overview().terminalText(style: TerminalStyle(localizer: localizer, columns: 20))
  }

  @Test func doesNotMultiplyWithoutEnd() throws {
    let names = (1...12).map { "s\($0)" }
    let substitutions = names.map { name in
      "\"\(name)\" : { \"variations\" : { \"plural\" : { \"other\" : { \"stringUnit\" : { \"value\" : \"%arg\" } } } } }"
    }
    let text = names.map { "%#@\($0)@" }.joined(separator: " ")
    let catalog =
      "{ \"sourceLanguage\" : \"ar\", \"strings\" : { \"k\" : { \"localizations\" : { \"ar\" : { \"stringUnit\" : { \"value\" : \"\(text)\" }, \"substitutions\" : { \(substitutions.joined(separator: ",")) } } } } } }"
    let preview = try CatalogPreview(bytes: Array(catalog.utf8), path: "k")
    let string = try #require(preview.string(for: "k"))
    #expect(string.source.variations[0].renderings.count == 36)
  }
}
