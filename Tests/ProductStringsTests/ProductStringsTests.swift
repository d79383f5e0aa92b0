import Foundation
import ProductStrings
import StringCatalogs
import Testing

struct ProductStringsTests {
  private let languages = Set(ProductStrings.languages.map(\.rawValue))

  /// A text that nobody has translated yet is marked as new; a release has none (`Tools/test`).
  @Test func hasEveryTextInEveryLanguage() throws {
    for (key, entry) in try CatalogFile.entries() {
      let translated = (entry["localizations"] as? [String: Any] ?? [:]).keys
      #expect(Set(translated) == languages, "\(key)")
    }
    for unit in try CatalogFile.allUnits() {
      let states = unit.language == "en" ? ["translated"] : ["translated", "new"]
      #expect(states.contains(unit.state), "\(unit.key) in \(unit.language)")
      #expect(!unit.value.isEmpty, "\(unit.key) in \(unit.language)")
    }
  }

  /// The help lists the languages by name.
  @Test(arguments: ["help.lint.language", "help.lint.outputLanguage", "help.option.language"])
  func namesEveryLanguageInTheHelp(key: String) throws {
    for unit in try CatalogFile.units() where unit.key == key {
      let names = Set(
        unit.value.split { !$0.isASCII || !$0.isLetter && $0 != "-" }.map(String.init))
      #expect(names.isSuperset(of: languages), "\(unit.value)")
    }
  }

  @Test func tellsTheTranslatorWhatEachTextIsFor() throws {
    for (key, entry) in try CatalogFile.entries() {
      #expect((entry["comment"] as? String ?? "").count > 10, "\(key)")
    }
  }

  @Test func isWrittenAsXcodeWritesIt() throws {
    let file = try Data(contentsOf: CatalogFile.url)
    let written = try JSONSerialization.data(
      withJSONObject: JSONSerialization.jsonObject(with: file),
      options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    #expect(file == written)
  }

  /// 사진이 or 사진가: a particle depends on the preceding sound, which a placeholder hides.
  @Test func gluesNoKoreanParticleToAPlaceholder() throws {
    let particle = /%(\d+\$)?(@|lld)(은|는|이|가|을|를|와|과|로|으로|이나|나)(?![가-힣])/
    for unit in try CatalogFile.units() where unit.language == "ko" {
      #expect(unit.value.firstMatch(of: particle) == nil, "\(unit.key): \(unit.value)")
    }
  }

  @Test func punctuatesChineseAndJapaneseInFullWidth() throws {
    let halfWidth = /[\p{Han}\p{Hiragana}\p{Katakana}][,;:!?.](?![0-9A-Za-z])/
    for unit in try CatalogFile.units() where ["ja", "zh-Hans"].contains(unit.language) {
      #expect(unit.value.firstMatch(of: halfWidth) == nil, "\(unit.key): \(unit.value)")
    }
  }

  @Test func usesThePlaceholdersOfTheSourceInEveryLanguage() throws {
    let units = Dictionary(grouping: try CatalogFile.units(), by: \.key)
    for (key, units) in units {
      let sets = Set(units.filter { !$0.isForOne }.map { placeholders(in: $0.value) })
      #expect(sets.count == 1, "\(key): \(sets)")
      guard let expected = sets.first else { continue }
      for unit in units.filter(\.isForOne) {
        let found = placeholders(in: unit.value)
        let lost = expected.filter { !found.contains($0) }
        #expect(found.allSatisfy(expected.contains) && lost.allSatisfy { $0.hasSuffix("lld") })
      }
    }
  }

  private func placeholders(in value: String) -> [String] {
    value.matches(of: /%(\d+\$)?(@|lld|\.\d+f)/).map { String($0.output.0) }.sorted()
  }

  @Test func hasEveryKeyThatTheSourcesName() throws {
    let keys = Set(try CatalogFile.entries().keys)
    let missing = try KeysInUse().whole.subtracting(keys)
    #expect(missing.isEmpty)
  }

  @Test func hasNoKeyThatNothingUses() throws {
    let used = try KeysInUse()
    let unused = try CatalogFile.entries().keys.filter { !used.contains($0) }
    #expect(unused.isEmpty)
  }
}
