import StringCatalogs
import StringTables
import Testing

@testable import CatalogRules

/// The rules about the texts of an app in a store.
struct StoreLintTests {
  /// Lints files of `fastlane/metadata`, given by their paths in it.
  private func lint(
    _ files: KeyValuePairs<String, String>,
    configure: (inout LintConfiguration) -> Void = { _ in }
  ) -> [String] {
    let files = files.map { (path: "fastlane/metadata/" + $0, bytes: Array($1.utf8)) }
      .sorted { $0.path < $1.path }
    var configuration = LintConfiguration()
    configure(&configuration)
    let linter = CatalogLinter(configuration: configuration)
    return linter.lint(TableGroup(files), path: files[0].path).flatMap { file in
      file.findings.map { finding in
        let text = String(decoding: file.bytes[finding.range], as: UTF8.self).prefix(12)
        return "\(file.path.dropFirst(18)) \(finding.rule.rawValue) \(text)"
      }
    }
  }

  /// Returns a text of a length that no rule but that of lengths can have something against.
  private func text(_ count: Int) -> String { "Ein Satz mit Worten. ".repeated(count) }

  @Test(arguments: [
    ("name", 30), ("subtitle", 30), ("keywords", 100), ("promotional_text", 170),
    ("description", 4000), ("release_notes", 4000),
  ])
  func limitsEachTextOfTheAppStore(key: String, limit: Int) {
    #expect(lint(["en-US/\(key).txt": "\n\(text(limit)) \n"]).isEmpty)
    #expect(
      lint(["en-US/\(key).txt": "\(text(limit + 1))\n"])
        == ["en-US/\(key).txt store-length Ein Satz mit"])
  }

  @Test(arguments: [
    ("title", 30), ("short_description", 80), ("full_description", 4000), ("changelogs/7", 500),
  ])
  func limitsEachTextOfGooglePlay(key: String, limit: Int) {
    #expect(lint(["android/en-US/\(key).txt": "\(text(limit))\n"]).isEmpty)
    #expect(
      lint(["android/en-US/\(key).txt": text(limit + 1)])
        == ["android/en-US/\(key).txt store-length Ein Satz mit"])
  }

  @Test func countsCharactersAndNotBytes() {
    #expect(lint(["ko/name.txt": String(repeating: "가", count: 30)]).isEmpty)
    #expect(lint(["ko/keywords.txt": String(repeating: "사진,", count: 50)]).count == 1)
  }

  @Test func findsWhatALocaleLacks() {
    let files: KeyValuePairs = [
      "en-US/name.txt": "Lens", "en-US/subtitle.txt": "Reports about photos",
      "en-US/description.txt": "Lens reads photos and says what they tell.",
      "de-DE/subtitle.txt": "Berichte über Fotos",
      "de-DE/description.txt": "\n", "ko/name.txt": "Lens", "ko/subtitle.txt": "사진 보고서",
      "ko/description.txt": "Lens는 사진을 읽고 알려 줍니다.",
    ]
    #expect(lint(files) == ["en-US/description.txt missing-translation "])
    #expect(lint(files) { $0.requiredLanguages = ["de", "ko", "ja"] }.count == 1)
  }

  @Test func theStoreFillsGapsFromTheDefault() {
    #expect(
      lint([
        "default/subtitle.txt": "Reports about photos", "en-US/name.txt": "Lens",
        "de-DE/name.txt": "Lens", "ko/name.txt": "Lens", "ko/subtitle.txt": "사진 보고서",
      ]).isEmpty)
  }

  @Test func onlyTheNewestChangelogCounts() {
    #expect(
      lint([
        "android/en-US/changelogs/9.txt": text(501),
        "android/en-US/changelogs/10.txt": "Reads more photos.",
        "android/en-US/title.txt": "Lens", "android/de-DE/title.txt": "Lens",
      ]) == ["android/en-US/changelogs/10.txt missing-translation "])
  }

  @Test func findsCopiesButNotOfTheName() {
    let description = "Lens reads your photos and tells you what was done to them."
    #expect(
      lint([
        "en-US/name.txt": "Photo Lens", "en-US/description.txt": description,
        "ko/name.txt": "Photo Lens", "ko/description.txt": description,
        "en-GB/name.txt": "Photo Lens", "en-GB/description.txt": description,
      ]) == ["ko/description.txt untranslated-copy Lens reads y"])
  }

  @Test func findsLocalesThatTheStoreDoesNotKnow() {
    #expect(
      lint(["en-US/name.txt": "Lens", "de/name.txt": "Lens", "xx/name.txt": "Lens"])
        == ["de/name.txt store-locale ", "xx/name.txt store-locale "])
    #expect(
      lint([
        "android/en-US/title.txt": "Lens", "android/de/title.txt": "Lens",
        "android/zh-Hans/title.txt": "Lens",
      ]) == ["android/zh-Hans/title.txt store-locale "])
  }

  @Test func readsProseAndNotFormats() {
    #expect(
      lint([
        "en-US/description.txt": "50% off today.\n\n- 100 % yours\n- %d %@\n\n  Bye ",
        "ko/description.txt": "오늘 50% 할인합니다.\n- 모두 여러분의 것입니다\n",
      ]).isEmpty)
  }

  @Test func findsInvisibleCharactersAndForbiddenTexts() {
    #expect(
      lint(["en-US/name.txt": "Le\u{7}ns", "ko/name.txt": "렌즈"]).contains(
        "en-US/name.txt unicode-control Le\u{7}ns"))
    #expect(
      lint(["en-US/subtitle.txt": "For OldName users"]) {
        $0.forbiddenTexts = [ForbiddenTerm("OldName")]
      } == ["en-US/subtitle.txt forbidden-text For OldName "])
  }

  @Test func readsADeliverfile() {
    let file = "name({ \"en-US\" => \"\(text(31))\", \"de\" => \"Linse\" })\n"
    let group = TableGroup([(path: "fastlane/Deliverfile", bytes: Array(file.utf8))])
    let findings = CatalogLinter(configuration: LintConfiguration())
      .lint(group, path: "fastlane/Deliverfile").flatMap(\.findings)
    #expect(findings.map(\.rule) == ["store-locale", "store-length"])
    #expect(findings.map(\.range.lowerBound) == [0, 18])
  }
}

extension String {
  /// Returns the text repeated up to a number of characters, without white space at its end.
  fileprivate func repeated(_ count: Int) -> String {
    var text = ""
    while text.count < count { text += self }
    text = String(text.prefix(count))
    return text.last == " " ? text.dropLast() + "x" : text
  }
}
