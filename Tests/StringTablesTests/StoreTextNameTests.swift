import StringCatalogs
import StringTables
import Testing

struct StoreTextNameTests {
  @Test(arguments: [
    (
      "fastlane/metadata/en-US/name.txt", AppStorefront.appStore, "fastlane/metadata/", "en-US",
      "name"
    ),
    (
      "/a/iphone/metadata/zh-Hans/release_notes.txt", .appStore, "/a/iphone/metadata/", "zh-Hans",
      "release_notes"
    ),
    ("metadata/pt_BR/keywords.txt", .appStore, "metadata/", "pt_BR", "keywords"),
    (
      "fastlane/metadata/android/ja-JP/title.txt", .googlePlay, "fastlane/metadata/android/",
      "ja-JP",
      "title"
    ),
    ("metadata/de/short_description.txt", .googlePlay, "metadata/", "de", "short_description"),
    (
      "metadata/android/en-US/changelogs/42.txt", .googlePlay, "metadata/android/", "en-US",
      "changelogs/42"
    ),
  ])
  func readsPaths(
    path: String, store: AppStorefront, folder: String, locale: LanguageTag, key: String
  ) throws {
    let name = try #require(StoreTextName(path: path))
    #expect(name.store == store && name.folder == folder)
    #expect(name.locale == locale && name.key == key)
  }

  @Test func readsTextsOfAllLocales() throws {
    let name = try #require(StoreTextName(path: "fastlane/metadata/default/description.txt"))
    #expect(name.locale == nil && name.key == "description")
    let settings = try #require(StoreTextName(path: "fastlane/Deliverfile"))
    #expect(settings.locale == nil && settings.key == nil && settings.folder == "fastlane/")
  }

  @Test(arguments: [
    "metadata/name.txt", "fastlane/metadata/copyright.txt", "metadata/review_information/notes.txt",
    "metadata/review_information/name.txt", "metadata/en-US/support_url.txt", "docs/en/name.txt",
    "metadata/en-US/name.md", "metadata/en-US/images/title.txt", "metadata/en-US/name.txt/a",
    "metadata/android/en-US/name.txt", "metadata/android/title.txt", "metadata/a/name.txt",
    "metadata/en--US/name.txt", "metadata/en-US/changelogs.txt", "", "name.txt", "Deliverfile.rb",
  ])
  func leavesOtherFilesAlone(path: String) { #expect(StoreTextName(path: path) == nil) }

  @Test func knowsTheLocalesOfEachStore() {
    for locale: LanguageTag in ["en-US", "ko", "zh-Hans", "bn-BD", "bn", "no", "ar-SA"] {
      #expect(AppStorefront.appStore.accepts(locale))
    }
    for (locale, name): (LanguageTag, String?) in [
      ("en", "en-US"), ("de", "de-DE"), ("ko-KR", "ko"), ("zh-CN", "zh-Hans"), ("zh-TW", "zh-Hant"),
      ("pt", "pt-BR"), ("jp", "ja"), ("nb", "no"), ("es-419", "es-MX"), ("en_US", "en-US"),
      ("eo", nil), ("iw", "he"),
    ] {
      #expect(!AppStorefront.appStore.accepts(locale))
      #expect(AppStorefront.appStore.suggestion(for: locale) == name)
    }
    for locale: LanguageTag in ["en-US", "ja-JP", "ja", "zh-CN", "es-419", "fil", "iw-IL", "sr"] {
      #expect(AppStorefront.googlePlay.accepts(locale))
    }
    for (locale, name): (LanguageTag, String?) in [
      ("zh-Hans", "zh-CN"), ("zh-Hant", "zh-TW"), ("pt_BR", "pt-BR"), ("jp", "ja"),
    ] {
      #expect(!AppStorefront.googlePlay.accepts(locale))
      #expect(AppStorefront.googlePlay.suggestion(for: locale) == name)
    }
  }
}
