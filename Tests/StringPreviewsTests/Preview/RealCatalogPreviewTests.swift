import CatalogRules
import Foundation
import ProductStrings
import StringCatalogs
import StringPreviews
import TestSupport
import TextLayout
import Testing

/// Every string of every real catalog in every language.
@Suite(.needs(.data))
struct RealCatalogPreviewTests {
  @Test(arguments: RealCatalogs.readablePaths)
  func previewsACatalogInEveryForm(path: String) throws {
    let preview = try CatalogPreview(bytes: RealCatalogs.bytes(of: path), path: path)
    previewsEveryString(preview, path)
    staysWithinTheWidthOfATerminal(preview, path)
    countsAsStatisticsDo(preview, path)
    listsEveryForm(preview, path)
    try writesJSONThatOthersRead(preview)
  }

  private func previewsEveryString(_ preview: CatalogPreview, _ path: String) {
    let strings = preview.strings(for: preview.keys)
    #expect(strings.map(\.key) == preview.keys)
    for string in strings {
      for language in [string.source] + string.languages {
        #expect(!language.variations.isEmpty, "\(path) \(string.key) \(language.language)")
        for variation in language.variations where variation.role != .superfluous {
          #expect(!variation.renderings.isEmpty, "\(path) \(string.key) \(language.language)")
        }
      }
    }
  }

  private func staysWithinTheWidthOfATerminal(_ preview: CatalogPreview, _ path: String) {
    let localizer = ProductStrings.localizer(languages: ["ko"])
    let languages: [LanguageTag] = ["ko", "ar", "zh-Hans"]
    let strings = preview.strings(
      for: Array(preview.keys.prefix(80)), options: PreviewOptions(languages: languages))
    for columns in [40, 80, 200] {
      let text = StringPreview.terminalText(
        of: strings, path: path, style: TerminalStyle(localizer: localizer, columns: columns))
      for line in text.split(separator: "\n") where DisplayWidth.of(line) > columns {
        Issue.record("\(DisplayWidth.of(line)) of \(columns) columns: \(line)")
      }
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }
  }

  private func countsAsStatisticsDo(_ preview: CatalogPreview, _ path: String) {
    let statistics = TranslationStatistics(of: preview.catalog)
    for progress in preview.overview().languages {
      guard let counts = statistics.counts[progress.language] else { continue }
      if progress.language == preview.sourceLanguage { continue }
      let found = [progress.translated, progress.needsReview, progress.new, progress.missing]
      let wanted = [counts.translated, counts.needsReview, counts.new, counts.missing]
      #expect(found == wanted, "\(path) \(progress.language)")
    }
  }

  private func listsEveryForm(_ preview: CatalogPreview, _ path: String) {
    let overview = preview.overview()
    for (position, language) in overview.languages.map(\.language).enumerated() {
      let others = preview.otherForms(in: language)
      #expect(others.count == overview.strings.count)
      for (string, others) in zip(overview.strings, others) {
        let leaves = preview.catalog.entry(for: string.key)?.localization(for: language)?.leaves
        let wanted = Set((leaves ?? []).compactMap(\.value))
        let usual = string.texts[position].map { [$0] } ?? []
        #expect(Set(usual + others) == wanted, "\(path) \(string.key) \(language)")
        #expect(usual.count + others.count == wanted.count, "\(path) \(string.key) \(language)")
      }
    }
  }

  private func writesJSONThatOthersRead(_ preview: CatalogPreview) throws {
    let localizer = ProductStrings.localizer(languages: ["ja"])
    let strings = preview.strings(for: Array(preview.keys.prefix(40)))
    let json = StringPreview.json(of: strings, localizer: localizer)
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect((object?["strings"] as? [Any])?.count == strings.count)
    _ = try JSONSerialization.jsonObject(with: Data(preview.overview().json.utf8))
  }
}
