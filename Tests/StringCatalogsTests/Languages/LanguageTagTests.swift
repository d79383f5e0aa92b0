import TestSupport
import Testing

@testable import StringCatalogs

@Suite struct LanguageTagTests {
  @Test(arguments: [
    ("ko", "ko"), ("KO-kr", "ko-KR"), ("zh_hans_cn", "zh-Hans-CN"), ("ZH-hant", "zh-Hant"),
    ("es-419", "es-419"), ("iw", "he"), ("in-ID", "id-ID"), ("ji", "yi"), ("no", "nb"),
    ("no-NO", "nb-NO"), ("tl", "fil"), ("mo", "ro"), ("sh", "sr-Latn"), ("sh-Cyrl", "sr-Cyrl"),
    ("cmn-Hans", "zh-Hans"), ("ca-ES-valencia", "ca-ES-valencia"), ("de-1996", "de-1996"),
    ("ko_KR.UTF-8", "ko-KR"), ("zh_CN.UTF-8", "zh-CN"), ("en_US@euro", "en-US"),
    ("sr_RS@latin", "sr-Latn-RS"), ("ca_ES@valencia", "ca-ES-valencia"), ("C", "C"),
    ("POSIX", "POSIX"),
    ("", ""), ("-ko", "-ko"), ("1234", "1234"), ("en-u-nu-latn", "en"), ("haw-US", "haw-US"),
    ("zh-cmn-Hans-CN", "zh-Hans-CN"), ("zh-yue", "yue"), ("x-a", "x-a"),
  ])
  func hasACanonicalForm(tag: String, canonical: String) {
    #expect(LanguageTag(rawValue: tag).canonical.rawValue == canonical)
  }

  @Test func hasSubtags() {
    let tag: LanguageTag = "zh_hant_hk"
    #expect(tag.language == "zh")
    #expect(tag.script == "Hant")
    #expect(tag.region == "HK")
    #expect(LanguageTag(rawValue: "ca-valencia").variants == ["valencia"])
    #expect(LanguageTag(rawValue: "C").language == nil)
    #expect(!tag.isCanonical)
    #expect(tag.canonical.isCanonical)
    #expect(!LanguageTag(rawValue: "C").isCanonical)
  }

  @Test(arguments: [
    ("ko", "Kore"), ("zh", "Hans"), ("zh-TW", "Hant"), ("zh-SG", "Hans"), ("zh-Hans-TW", "Hans"),
    ("sr", "Cyrl"), ("sr-ME", "Latn"), ("en", "Latn"), ("xx", "Latn"), ("", "Zzzz"),
  ])
  func knowsTheScript(tag: String, script: String) {
    #expect(LanguageTag(rawValue: tag).likelyScript == script)
  }

  @Test(arguments: [
    "ar", "he", "iw", "fa-IR", "ur", "yi", "ckb", "dv", "az-Arab", "ar-XB", "ps", "uz-AF",
  ])
  func isWrittenFromRightToLeft(tag: String) {
    #expect(LanguageTag(rawValue: tag).isRightToLeft)
  }

  @Test(arguments: ["en", "ko", "zh-Hant", "ar-Latn", "ha", "", "az"])
  func isNotWrittenFromRightToLeft(tag: String) {
    #expect(!LanguageTag(rawValue: tag).isRightToLeft)
  }

  @Test(.needs(.icu)) func knowsTheScriptsThatICUKnows() throws {
    let icu = try #require(ICU())
    let languages = PluralRules.cardinalSets.flatMap { $0.languages.split(separator: " ") }
    let inAnyRegion = ["az", "en", "ku", "pa", "sr", "uz", "zh"].flatMap { language in
      Self.letters.flatMap { first in Self.letters.map { "\(language)-\(first)\($0)" } }
    }
    var differences: [String] = []
    for name in languages.map(String.init).filter({ !$0.contains("-") }) + inAnyRegion {
      let subtags = icu.likelySubtags(of: name).split(separator: "_")
      guard subtags.count >= 2, subtags[1].count == 4 else { continue }
      let script = subtags[1] == "Aran" ? "Arab" : String(subtags[1])
      let ours = LanguageTag(rawValue: name).likelyScript
      if ours != script { differences.append("\(name) is \(ours), in ICU \(script)") }
    }
    #expect(differences.isEmpty)
  }

  @Test(.needs(.icu)) func knowsTheRegionsThatICUKnows() throws {
    let icu = try #require(ICU())
    let languages = PluralRules.cardinalSets.flatMap { $0.languages.split(separator: " ") }
    var differences: [String] = []
    // Arabic without a region is that of no country.
    for name in languages.map(String.init) where !name.contains("-") && name != "ar" {
      let subtags = icu.likelySubtags(of: name).split(separator: "_")
      guard subtags.count == 3, subtags[2] != "001" else { continue }
      let ours = LanguageSubtags(LanguageTag(rawValue: name))?.maximal.region
      if ours != String(subtags[2]) { differences.append("\(name) is of \(ours ?? "")") }
    }
    #expect(differences.isEmpty)
    #expect(LanguageSubtags("zh-Hant")?.maximal.region == "TW")
    #expect(LanguageSubtags("ar")?.maximal.region == "001")
  }

  @Test(arguments: [
    ("zh-CN", "zh-Hans"), ("zh_CN", "zh-Hans"), ("zh-SG", "zh-Hans"), ("zh_TW", "zh-Hant"),
    ("zh-HK", "zh-HK"), ("zh", "zh"), ("pt_BR", "pt-BR"), ("iw", "he"), ("de", "de"),
    ("x y", "x y"),
  ])
  func hasAStandardName(tag: String, name: String) {
    #expect(LanguageTag(rawValue: tag).standard.rawValue == name)
  }

  /// A language, those of a catalog, and the one that is meant.
  @Test(arguments: [
    ("zh-CN", "en zh-Hans", "zh-Hans"), ("zh-Hans", "en zh_CN", "zh_CN"),
    ("zh-SG", "zh-Hans", "zh-Hans"), ("zh", "zh-Hant zh-Hans", "zh-Hans"), ("zh-TW", "zh", nil),
    ("zh-Hans", "zh", "zh"), ("zh-HK", "zh-Hant", nil), ("zh-Hant", "zh-TW zh-HK", "zh-TW"),
    ("pt_BR", "pt-PT pt", "pt"), ("pt", "pt-PT pt-BR", "pt-BR"), ("pt-PT", "pt", nil),
    ("de_DE", "de-AT de", "de"), ("de", "de-DE", "de-DE"), ("de-AT", "de", nil),
    ("da-DK", "da", "da"),
    ("en-US", "en", "en"), ("en-GB", "en", nil), ("sr-RS", "sr", "sr"), ("sr-Latn", "sr", nil),
    ("ar-EG", "ar", nil), ("no", "nb", "nb"), ("KO", "ko", "ko"),
    ("ca-valencia", "ca", nil), ("zh-CN", "zh-Hans zh-CN", "zh-CN"),
  ])
  func findsItsNameAmongOthers(tag: String, used: String, found: String?) {
    let used = used.split(separator: " ").map { LanguageTag(rawValue: String($0)) }
    #expect(LanguageTag(rawValue: tag).alias(among: used)?.rawValue == found)
  }

  private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map {
    Character(Unicode.Scalar($0))
  }
}
