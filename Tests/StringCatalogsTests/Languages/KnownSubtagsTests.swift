import Foundation
import TestSupport
import Testing

@testable import StringCatalogs

struct KnownSubtagsTests {
  @Test(
    arguments: [
      "en", "pt-BR", "zh-Hant-HK", "es-419", "ar-XB", "sr-Latn", "fil", "ca-ES-valencia", "nb-NO",
      "iw", "en-001", "zh_TW", "yue",
    ] as [LanguageTag])
  func knowsTheCodesInUse(_ tag: LanguageTag) {
    #expect(tag.unknownPart == nil)
  }

  @Test(
    arguments: [
      ("en-UK", .region, "en-GB"), ("uk-UK", .region, "uk"), ("ja-JA", .region, "ja"),
      ("sr-SP", .region, "sr"), ("sr-CS", .region, "sr"), ("es-LA", .region, "es-419"),
      ("zh-ZH", .region, "zh-Hans"), ("zh-Hanz", .script, "zh-Hans"),
      ("sr-Latm", .script, "sr-Latn"),
      ("zz", .language, "zz"), ("klingon", .language, "klingon"),
    ] as [(LanguageTag, LanguageTag.UnknownPart, LanguageTag)])
  func namesTheUnknownPart(
    _ tag: LanguageTag, _ part: LanguageTag.UnknownPart, _ meant: LanguageTag
  ) {
    #expect(tag.unknownPart == part)
    #expect(tag.withKnownParts == meant)
  }

  /// The list has what Foundation's ICU has, and the regions for testing layouts.
  @Test(.needs(.icu)) func knowsTheRegionsOfICU() {
    let regions = Set(Locale.Region.isoRegions.map(\.identifier))
    #expect(KnownSubtags.regions.subtracting(["XA", "XB", "XC"]) == regions)
    let languages = Locale.LanguageCode.isoLanguageCodes.map(\.identifier).filter { $0.count == 2 }
    #expect(KnownSubtags.shortLanguages == Set(languages))
  }
}
