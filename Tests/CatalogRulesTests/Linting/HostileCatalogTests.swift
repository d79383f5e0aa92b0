import CatalogRules
import StringCatalogs
import TestSupport
import Testing

/// Catalogs that no one writes by hand take time in proportion to their size.
struct HostileCatalogTests {
  private static func unit(_ text: String) -> String {
    #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
  }

  private static func list(_ count: Int, _ member: (Int) -> String) -> String {
    (0..<count).map(member).joined(separator: ",")
  }

  /// An entry that is `size` long in some way.
  static let shapes: [(name: String, entry: @Sendable (_ size: Int) -> String)] = [
    (
      "a set with a finding in each text",
      { size in
        let texts = list(size * 4) { _ in #""x % @""# }
        return #""localizations":{"en":\#(unit("%@")),"ko":{"stringSet":{"values":[\#(texts)]}}}"#
      }
    ),
    (
      "substitutions",
      { size in
        let names = (0..<size / 2).map { "%#@s\($0)@" }.joined(separator: " ")
        let substitutions = list(size / 2) { number in
          #""s\#(number)":{"argNum":\#(number),"formatSpecifier":"lld","variations":{"plural":{"#
            + #""other":\#(unit("%arg"))}}}"#
        }
        let text = unit(names).dropLast() + #","substitutions":{\#(substitutions)}}"#
        return #""localizations":{"en":\#(text),"ko":\#(text)}"#
      }
    ),
    (
      "directives",
      { size in
        let comment = String(repeating: "catalog-lint:ignore[emty] x ", count: size)
        return #""comment":"\#(comment)","localizations":{"ko":\#(unit("x"))}"#
      }
    ),
    (
      "languages",
      { size in #""localizations":{\#(list(size) { #""l\#($0)":\#(unit("x"))"# })}"# }
    ),
    (
      "words of two scripts",
      { size in
        let words = String(repeating: "П\u{430}a ", count: size * 4)
        return #""localizations":{"ru":\#(unit(words))}"#
      }
    ),
    (
      "sentences, marks and emoji in a source text of many translations",
      { size in
        let source = String(repeating: "A sentence (with marks). ", count: size)
        let texts = list(size * 2) { _ in #""Satz (. Kurz. Noch""# }
        return #""localizations":{"en":\#(unit(source)),"#
          + #""de":{"stringSet":{"values":[\#(texts)]}}}"#
      }
    ),
    (
      "arguments that may be endings",
      { size in
        let endings = String(repeating: "%lld file%@ a b c ", count: size)
        return #""localizations":{"en":\#(unit(endings))}"#
      }
    ),
    (
      "languages that address readers in two ways",
      { size in
        let texts = list(10) { #""\#($0 == 0 ? "du" : "dich, dir Sie")""# }
        return #""localizations":{"#
          + list(size) { #""de-x\#($0)":{"stringSet":{"values":[\#(texts)]}}"# } + "}"
      }
    ),
    (
      "half-width letters",
      { size in
        let letters = String(repeating: "ﾊ", count: size * 8)
        return #""localizations":{"ja":\#(unit(letters))}"#
      }
    ),
  ]

  // Comparing each part with all previous ones takes minutes; the limit only ends a hang.
  @Test(.endsHangs, arguments: shapes.map(\.name))
  func takesTimeInProportionToItsSize(name: String) throws {
    let entry = try #require(Self.shapes.first { $0.name == name }?.entry)
    var configuration = LintConfiguration()
    configuration.preset = .all
    let linter = CatalogLinter(configuration: configuration)
    let text = #"{"sourceLanguage":"en","strings":{"k":{\#(entry(4_000))}},"version":"1.0"}"#
    let file = linter.lint(bytes: Array(text.utf8), path: "Localizable.xcstrings")
    #expect(file.catalog != nil)
  }
}
