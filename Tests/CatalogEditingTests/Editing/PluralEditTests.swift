import CatalogEditing
import StringCatalogs
import Testing

struct PluralEditTests: EditsSampleCatalog {
  @Test func addsAPluralCategoryInItsPlace() throws {
    let text = try edited(
      .setText("%2$@: %1$lld", state: .translated, at: location("photos", "ru", .other)),
      .setText("%2$@: %1$lld", state: .translated, at: location("photos", "ru", .few)),
      .setText("%2$@: %1$lld", state: .translated, at: location("photos", "ru", .one)))
    let localization = try Catalogs.catalog(text).entry(for: "photos")?.localization(for: "ru")
    #expect(localization?.content.variations?.all.map(\.name) == ["few", "one", "other"])
  }

  @Test func addsALanguageWithItsPluralCategories() throws {
    let text = try edited(
      .addLanguage("ru", key: "photos"), .addLanguage("ko", key: "photos"),
      .addLanguage("ko", key: "empty"))
    let entry = try Catalogs.catalog(text).entry(for: "photos")
    let texts = entry?.localization(for: "ru")?.leaves.map { [$0.state?.rawValue, $0.value] }
    #expect(
      texts == [
        ["new", "%lld photos of %@"], ["new", "%lld photos of %@"], ["new", "%lld photo of %@"],
        ["new", "%lld photos of %@"],
      ])
    #expect(entry?.localization(for: "ko")?.content.variations?.all.map(\.name) == ["other"])
    #expect(text.contains("\"value\" : \"empty\""))
  }

  @Test func variesATextByPlural() throws {
    let text = { (entry: String) in
      #"{"sourceLanguage":"en","strings":{"%lld files":{"later":1\#(entry)}}}"#
    }
    func forms(_ language: LanguageTag, _ entry: String, device: Device? = nil) throws -> [String] {
      var editor = try CatalogEditor(Catalogs.catalog(text(entry)))
      try editor.apply(
        .varyByPlural(at: TextLocation(key: "%lld files", language: language, device: device)))
      let leaves = editor.catalog.entry(for: "%lld files")?.localization(for: language)?.leaves
      return (leaves ?? []).map { leaf in
        let names = leaf.path.map { if case .variation(_, let name) = $0 { name } else { "" } }
        return [names.joined(separator: "."), leaf.state?.rawValue ?? "-", leaf.value ?? "-"]
          .joined(separator: " ")
      }
    }
    #expect(try forms("en", "") == ["one new %lld files", "other translated %lld files"])
    let russian =
      #","localizations":{"ru":{"stringUnit":{"state":"needs_review","value":"%lld файлов"}}}"#
    #expect(
      try forms("ru", russian) == [
        "few new %lld файлов", "many new %lld файлов", "one new %lld файлов",
        "other needs_review %lld файлов",
      ])
    let korean = #","localizations":{"ko":{"stringUnit":{"value":"%2$@의 파일 %1$lld개"}}}"#
    #expect(try forms("ko", korean) == ["other - %2$@의 파일 %1$lld개"])
    let devices =
      #","localizations":{"en":{"variations":{"device":{"mac":{"stringUnit":"#
      + #"{"value":"%lld files"}},"other":{"stringUnit":{"value":"Some"}}}}}}"#
    #expect(
      try forms("en", devices, device: .mac) == [
        "mac.one new %lld files", "mac.other - %lld files", "other - Some",
      ])
    func reason(_ entry: String, _ language: LanguageTag = "en") -> EditingError? {
      error(.varyByPlural(at: TextLocation(key: "%lld files", language: language)), in: text(entry))
    }
    #expect(
      reason(devices)
        == .hasVariations(
          key: "%lld files", language: "en", variations: ["--device mac", "--device other"]))
    #expect(reason(russian, "ko") == .textMissing(key: "%lld files", language: "ko"))
    for value in ["Files", "%1$lld of %2$lld", "%@"] {
      let english = #","localizations":{"en":{"stringUnit":{"value":"\#(value)"}}}"#
      #expect(reason(english) == .notCounted(key: "%lld files", language: "en"))
    }
  }

  @Test func addsAPluralCategoryThatIsMissing() throws {
    let edit = CatalogEdit.setText(
      "%lld photos (few) of %@", state: .translated, at: location("photos", "en", .few))
    let indent = "\n              "
    let unit =
      ["{", "  \"stringUnit\" : {", "    \"state\" : \"translated\","].joined(separator: indent)
      + ["", "    \"value\" : \"%lld photos (few) of %@\"", "  }", "},", "\"one\""]
      .joined(separator: indent)
    #expect(try edited(edit) == SampleCatalog.text.replacing("\"one\"", with: "\"few\" : " + unit))
  }

  @Test func setsAllPluralCategoriesAtOnce() throws {
    var editor = try CatalogEditor(Catalogs.catalog(SampleCatalog.text))
    let categories: [PluralCategory] = [.one, .few, .many, .other]
    try editor.apply(
      categories.map {
        .setText("%lld \($0.rawValue) %@", state: .translated, at: location("photos", "ru", $0))
      })
    let variations = editor.catalog.entry(for: "photos")?.localization(for: "ru")?.content
      .variations
    #expect(variations?.all.map(\.name) == ["few", "many", "one", "other"])
    let mixed = [PluralCategory.one, nil].map {
      CatalogEdit.setText("%lld %@", state: .new, at: location("photos", "pl", $0))
    }
    #expect(throws: EditingError.self) { try editor.apply(mixed) }
  }
}
