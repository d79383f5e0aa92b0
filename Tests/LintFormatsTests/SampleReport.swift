import ProductStrings
import StringCatalogs

@testable import CatalogRules
@testable import LintFormats

/// A report with handmade findings, to test formats rather than rules.
enum SampleReport {
  static let catalogText = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "photos.count" : {
          "localizations" : {
            "en" : {
              "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld photo" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld photos" } }
              } }
            },
            "ko" : {
              "variations" : { "plural" : {
                "other" : { "stringUnit" : { "state" : "translated", "value" : "📷 사진 % lld장" } }
              } }
            }
          }
        },
        "save|now, 100%" : {
          "localizations" : {
            "ja" : { "stringUnit" : { "state" : "needs_review", "value" : "保存\n<今すぐ>\u202E" } }
          }
        }
      },
      "version" : "1.0"
    }
    """#

  /// Findings of every kind: with and without language, variants and fix, wide text, hostile text.
  static func report() throws -> LintReport {
    let bytes = Array(catalogText.utf8)
    let catalog = try StringCatalog(bytes: bytes)
    let broken = Array("{\n  \"strings\" : {\n<<<<<<< HEAD\n".utf8)
    return LintReport(
      files: [
        LintedFile(
          path: "App, one/Localizable.xcstrings", bytes: bytes, catalog: catalog,
          findings: [
            Finding(
              rule: "missing-translation", severity: .warning,
              range: range(of: "\"photos.count\"", in: bytes), key: "photos.count",
              message: LocalizedMessage("there is no text in: %@", .list(["ja"]))),
            Finding(
              rule: "format-extra-argument", severity: .error,
              range: range(of: "\"📷 사진 % lld장\"", in: bytes), key: "photos.count",
              language: "ko", variations: [VariationPath(rawValue: "plural.other")],
              message: LocalizedMessage("“%@” is no placeholder", "% lld"),
              fix: Fix(
                isSafe: true, message: LocalizedMessage("write “%@”", "%lld"),
                edits: [
                  ByteEdit(range: range(of: "% lld", in: bytes), replacement: Array("%lld".utf8))
                ])),
            Finding(
              rule: "empty-translation", severity: .info,
              range: range(of: #""保存\n<今すぐ>\u202E""#, in: bytes), key: "save|now, 100%",
              language: "ja",
              message: LocalizedMessage("100% of <b>it</b> turns\u{202E} around\n::error::|x|")),
          ]),
        LintedFile(
          path: "Broken.xcstrings", bytes: broken, catalog: nil,
          findings: [
            Finding(
              rule: "catalog-syntax", severity: .error, range: 18..<18,
              message: CatalogError(
                .conflictMarkers, at: CatalogPosition(byteOffset: 18, line: 3, column: 1)
              ).localizedMessage)
          ]),
        LintedFile(path: "Clean.xcstrings", bytes: bytes, catalog: catalog, findings: []),
      ],
      rules: RuleRegistry.descriptions.filter {
        ["catalog-syntax", "empty-translation"].contains($0.id)
      },
      toolVersion: "1.2.3")
  }

  /// A report without files.
  static let empty = LintReport(files: [], rules: [], toolVersion: "1.2.3")

  /// A style for a reader of a language.
  static func style(_ language: LanguageTag = "en") throws -> LintReportStyle {
    LintReportStyle(localizer: ProductStrings.localizer(languages: [language]))
  }

  private static func range(of text: String, in bytes: [UInt8]) -> Range<Int> {
    let wanted = Array(text.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? 0
    return start..<start + wanted.count
  }
}
