import CatalogEditing
import StringCatalogs
import TestSupport
import Testing

@testable import CatalogRules

/// Among texts that disagree, who is wrong is found, once, and nobody else is blamed.
struct DisagreementTests {
  private static func disagreements(_ count: Int, seed: UInt64) -> [Disagreement] {
    var random = SeededGenerator(seed: seed)
    var all: [Disagreement] = []
    while all.count < count {
      if let next = Disagreement(&random) { all.append(next) }
    }
    return all
  }

  private func catalog(_ entry: Disagreement) -> [UInt8] {
    let texts = ([entry.source] + entry.translations).map {
      #""\#($0.language)":{"stringUnit":{"state":"translated","value":"\#($0.value)"}}"#
    }
    let localizations = texts.joined(separator: ",")
    return Array(
      #"""
      {"sourceLanguage":"en","strings":{"\#(entry.key)":{"localizations":{\#(localizations)}}},
      "version":"1.0"}
      """#.utf8)
  }

  private func findings(_ bytes: [UInt8]) -> [Finding] {
    CatalogLinter(configuration: LintConfiguration())
      .lint(bytes: bytes, path: "Localizable.xcstrings").findings
      .filter { $0.rule.rawValue.hasPrefix("format-") && $0.severity != .info }
  }

  @Test func blamesWhoIsWrong() {
    for entry in Self.disagreements(6_000, seed: 39) {
      let found = findings(catalog(entry))
      let counts = Dictionary(grouping: found) { $0.language?.rawValue ?? "" }.mapValues(\.count)
      for text in [entry.source] + entry.translations {
        let count = counts[text.language] ?? 0
        let rules = found.filter { $0.language?.rawValue == text.language }.map(\.rule.rawValue)
        guard let mistake = text.mistake else {
          #expect(count == 0, "\(text.language) is right: \(entry); \(rules)")
          continue
        }
        if text.language == "en" {
          #expect(count <= 1, "once: \(entry); \(rules)")
        }
        if Self.isKnown(mistake, of: text, in: entry) {
          #expect(count > 0, "\(text.language) is wrong: \(entry)")
        }
      }
    }
  }

  /// Whether somebody must find a mistake.
  private static func isKnown(
    _ mistake: Disagreement.Mistake, of text: Disagreement.Text, in entry: Disagreement
  ) -> Bool {
    let right = entry.translations.filter { $0.mistake == nil }.count
    let wrong = entry.source.mistake
    guard text.language != "en" else {
      // Only nearly all languages show what a source text lacks.
      return mistake != .lost || right >= 2 && right >= 6 * (entry.translations.count - right)
    }
    // A mistake in the source text covers the same in a translation.
    if let wrong, wrong == mistake || wrong.isSpelling && mistake.isSpelling { return false }
    guard let wrong, !mistake.isEvident else { return true }
    return wrong.leavesArgumentsClear || entry.isFormatKey && wrong != .lost
  }

  /// No fix touches what is right.
  @Test func leavesWhatIsRight() throws {
    for entry in Self.disagreements(1_500, seed: 40) {
      let lint = { @Sendable (bytes: [UInt8]) in
        CatalogLinter(configuration: LintConfiguration())
          .lint(bytes: bytes, path: "Localizable.xcstrings")
      }
      let fixed = CatalogFixer(includesUnsafe: true, lint: lint).fix(lint(catalog(entry))).bytes
      let localizations = try StringCatalog(bytes: fixed).entry(for: entry.key)
      for text in [entry.source] + entry.translations where text.mistake == nil {
        let language = LanguageTag(rawValue: text.language)
        let after = localizations?.localization(for: language)?.leaves.first?.value
        #expect(after == text.value, "\(entry)")
      }
    }
  }

  /// What is right may be written, and what the linter calls an error may not.
  @Test func refusesOnlyWhatIsWrong() throws {
    for entry in Self.disagreements(3_000, seed: 41) {
      let bytes = catalog(entry)
      let catalog = try StringCatalog(bytes: bytes)
      let errors = Set(findings(bytes).filter { $0.severity == .error }.compactMap(\.language))
      for text in entry.translations {
        let language = LanguageTag(rawValue: text.language)
        var editor = try CatalogEditor(catalog)
        var refusal: EditingError?
        do throws(EditingError) {
          try editor.apply(
            .setText(
              text.value, state: .translated, at: TextLocation(key: entry.key, language: language)))
        } catch {
          refusal = error
        }
        if text.mistake == nil {
          #expect(refusal == nil, "\(text.language) is right: \(entry)")
        } else if errors.contains(language) {
          #expect(refusal != nil, "\(text.language) is wrong: \(entry)")
        }
      }
    }
  }
}
