import Foundation
import LocaleFormats
import StringCatalogs
import TestSupport
import Testing

/// The release builds have only those data of ICU that `Tools/development/icu-data` keeps; tests
/// have all.
@Suite(.needs(.release))
struct ReleaseDataTests {
  /// The languages that ICU has formats for, and then languages with regions, as many as a preview
  /// shows.
  private static let languages = Set(
    Locale.availableIdentifiers.map { $0.replacing("_", with: "-") }
      .filter { !$0.contains("POSIX") && LanguageTag(rawValue: $0).canonical.rawValue == $0 }
  ).sorted { ($0.split(separator: "-").count, $0) < ($1.split(separator: "-").count, $1) }
    .prefix(900)

  private let folder: TemporaryFolder
  private let tool: URL

  init() throws {
    folder = try TemporaryFolder()
    tool = try #require(Repository.releaseBuilds).appending(path: "catalog-preview")
    let text = "%1$lld|%2$.2f|date %3$@|time %4$@|size %5$@"
    let unit = ["stringUnit": ["state": "translated", "value": text]]
    let localizations = Dictionary(uniqueKeysWithValues: Self.languages.map { ($0, unit) })
    let catalog: [String: Any] = [
      "sourceLanguage": "en", "version": "1.0",
      "strings": ["all": ["localizations": localizations]],
    ]
    try folder.write(JSONSerialization.data(withJSONObject: catalog), to: "All.xcstrings")
  }

  private func run(_ arguments: String...) throws -> String {
    let run = try Program(at: tool).run(
      arguments, environment: ["LANG": "en_US.UTF-8"], folder: folder.url)
    try #require(run.status == 0, "\(run.errorText)")
    return run.text
  }

  private func withoutInvisible(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { $0.properties.generalCategory != .format }))
  }

  @Test func writeNumbersDatesAndSizesOfAllLanguages() throws {
    #expect(Self.languages.count == 900)
    // JSON escapes what is invisible.
    let text = withoutInvisible(
      try run("show", "All.xcstrings", "--json", "--samples", "long")
        .replacing(#/\\u[0-9a-f]{4}/#, with: ""))
    // 2 September 2026, 14:30, in UTC.
    let date = Date(timeIntervalSince1970: 1_788_359_400)
    for name in Self.languages {
      let language = LanguageTag(rawValue: name)
      let dates = LocaleDateStyle(language: language)
      let expected = [
        dates.text(for: date, day: .complete, time: .omitted),
        dates.text(for: date, day: .omitted, time: .complete),
        LocaleSizeStyle(language: language).text(forBytes: 123_456_789_000),
        LocaleNumberStyle().text(for: 1_234_567.89, fractionDigits: 2, in: language),
      ]
      for part in expected {
        let isThere = text.contains(withoutInvisible(part))
        #expect(isThere, "\(name): \(part)")
      }
    }
  }

  @Test func nameAllLanguages() throws {
    let page = try run("export", "html", "All.xcstrings")
    for name in Self.languages {
      let native = LanguageName.nativeName(of: LanguageTag(rawValue: name))
      guard withoutInvisible(native) == native else { continue }
      let isThere = page.contains(native.replacing("&", with: "&amp;"))
      #expect(isThere, "\(name): \(native)")
    }
  }
}
