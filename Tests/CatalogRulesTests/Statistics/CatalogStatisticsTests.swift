import CatalogRules
import StringCatalogs
import Testing

struct CatalogStatisticsTests {
  @Test func countsEachEntryOnceInEachLanguage() throws {
    let text = #"""
      {"sourceLanguage":"en","strings":{"":{},
        "a":{"localizations":{"ko":{"stringUnit":{"state":"translated","value":"가"}}}},
        "b":{"localizations":{"ko":{"stringUnit":{"state":"needs_review","value":"나"}}}},
        "c":{"localizations":{"ko":{"stringUnit":{"state":"new","value":"c"}}}},
        "d":{"localizations":{"ko":{"stringUnit":{"state":"new","value":""}}}},
        "e":{"extractionState":"stale"},
        "f":{"shouldTranslate":false}},"version":"1.0"}
      """#
    let statistics = CatalogStatistics(try StringCatalog(bytes: Array(text.utf8)))
    #expect(statistics.total == 4)
    #expect(statistics.counts.map(\.language) == ["en", "ko"])
    let korean = try #require(statistics.count(for: "ko"))
    #expect(korean.translated == 1)
    #expect(korean.needsReview == 1)
    #expect(korean.new == 1)
    #expect(korean.missing == 1)
    #expect(korean.stale == 1)
    #expect(korean.percentage == 25)
    #expect(statistics.count(for: "en")?.percentage == 100)
  }
}
