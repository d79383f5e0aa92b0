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

  private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map {
    Character(Unicode.Scalar($0))
  }
}
