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
  /// shows, with some that ask for digits, calendars and orders that are not their own.
  private static let languages =
    Set(
      Locale.availableIdentifiers.map { $0.replacing("_", with: "-") }
        .filter { !$0.contains("POSIX") && LanguageTag(rawValue: $0).canonical.rawValue == $0 }
    ).sorted { ($0.split(separator: "-").count, $0) < ($1.split(separator: "-").count, $1) }
    .prefix(892) + [
      "ar-u-nu-latn", "bn-u-nu-latn", "de-KR", "de-u-co-phonebk", "ja-u-nu-jpan", "ta-u-nu-taml",
      "zh-Hant-MY", "zh-u-nu-hanidec",
    ]

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

  /// What a preview shows of a length: parts of dates in seconds since 1970, and bytes.
  struct Samples: Sendable {
    var name: String
    var day: Date.FormatStyle.DateStyle
    var time: Date.FormatStyle.TimeStyle
    var size: Int64
    /// 2 September 2026, 14:30, in UTC.
    var moment = 1_788_359_400.0
  }

  @Test(arguments: [
    // The time is 9:05.
    Samples(
      name: "short", day: .numeric, time: .shortened, size: 3_000, moment: 1_788_339_900),
    Samples(name: "usual", day: .abbreviated, time: .shortened, size: 12_500_000),
    Samples(name: "long", day: .complete, time: .complete, size: 123_456_789_000),
  ])
  func writeNumbersDatesAndSizesOfAllLanguages(samples: Samples) throws {
    #expect(Self.languages.count == 900)
    // JSON escapes what is invisible.
    let text = withoutInvisible(
      try run("show", "All.xcstrings", "--json", "--samples", samples.name)
        .replacing(#/\\u[0-9a-f]{4}/#, with: ""))
    let date = Date(timeIntervalSince1970: samples.moment)
    for name in Self.languages {
      let language = LanguageTag(rawValue: name)
      let dates = LocaleDateStyle(language: language)
      var expected = [
        dates.text(for: date, day: samples.day, time: .omitted),
        dates.text(for: date, day: .omitted, time: samples.time),
        LocaleSizeStyle(language: language).text(forBytes: samples.size),
      ]
      if samples.name == "long" {
        expected.append(
          LocaleNumberStyle().text(for: 1_234_567.89, fractionDigits: 2, in: language))
      }
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

  @Test func nameLanguagesOfReportsInThemselves() throws {
    // Some share data, are in several scripts or regions, or have no data.
    let languages = [
      "ar-EG", "az-Cyrl", "ba-RU", "de-AT", "en-GB", "es-419", "ff-Latn-GH", "fil", "fr-CA", "he",
      "hi-Latn", "ja", "ko-KR", "nb-SJ", "nn", "pa-Arab-PK", "pt-BR", "ro-MD", "shi-Latn",
      "sr-Latn", "th", "uz-Cyrl", "yue-Hans", "zh-Hans", "zh-Hant-HK",
    ]
    let unit = ["stringUnit": ["state": "translated", "value": "text"]]
    let localizations = Dictionary(uniqueKeysWithValues: languages.map { ($0, unit) })
    let catalog: [String: Any] = [
      "sourceLanguage": "en", "version": "1.0",
      "strings": ["all": ["localizations": localizations]],
    ]
    try folder.write(JSONSerialization.data(withJSONObject: catalog), to: "Own.xcstrings")
    let metalens = try #require(Repository.releaseBuilds).appending(path: "metalens")
    let photo = Repository.root.appending(path: "Tools/samples/cafe.jpg")
    let page = try Program(at: metalens).run(
      [
        "audit", photo.path, "--localizations", "Own.xcstrings", "--format", "html", "--language",
        languages.joined(separator: ","),
      ], environment: ["LANG": "en_US.UTF-8"], folder: folder.url
    ).text
    for name in languages {
      let native = LanguageName.nativeName(of: LanguageTag(rawValue: name))
      #expect(page.contains(">\(native.replacing("&", with: "&amp;"))</a>"), "\(name): \(native)")
    }
  }

  @Test func divideAllScriptsIntoWords() throws {
    let texts = [
      "ja": "ファイルを開く", "km": "បើកឯកសារ", "lo": "ເປີດໄຟລ໌", "my": "ဖိုင်ကိုဖွင့်ပါ", "th": "เปิดไฟล์",
      "zh-Hans": "打开文件",
    ]
    let catalog: [String: Any] = [
      "sourceLanguage": "en", "version": "1.0",
      "strings": [
        "Open": [
          "localizations": texts.mapValues {
            ["stringUnit": ["state": "translated", "value": $0]]
          }
        ]
      ],
    ]
    try folder.write(JSONSerialization.data(withJSONObject: catalog), to: "Words.xcstrings")
    let report = try #require(Repository.releaseBuilds).appending(path: "catalog-report")
    let run = try Program(at: report).run(
      ["Words.xcstrings", "--format", "json", "--no-history"],
      environment: ["LANG": "en_US.UTF-8"], folder: folder.url)
    let counter = WordCounter()
    for (language, text) in texts {
      let count = counter.count(in: text.utf8)
      let pattern = try Regex(
        "\"language\" : \"\(language)\",[^}]*\"words\" : \(count),", as: Substring.self)
      #expect(run.text.contains(pattern), "\(language): \(count)")
    }
  }

  @Test(arguments: [
    "ja": "判定は、ファイル内の根拠を総合したものです。各根拠には、編集以外に考えられる理由と記録場所を示しています。",
    "ko": "촬영일: 2024년 7월 5일, 2024년 12월 25일, 2025년 1월 1일, 2025년 10월 10일, 2026년 3월 15일, 2026년 9월 30일",
    "km": "ការវាយតម្លៃនេះរួមបញ្ចូលភស្តុតាងទាំងអស់នៅក្នុងឯកសារហើយភស្តុតាងនីមួយៗប្រាប់ពីមូលហេតុដែលអាចកើតមាន",
    "th":
      "การประเมินนี้รวมหลักฐานทั้งหมดในไฟล์และบอกเหตุผลที่เป็นไปได้รวมทั้งตำแหน่ง",
    "zh-Hans": "评估综合了文件中的所有依据。每项依据都说明了除编辑以外的可能原因以及记录位置，因此读者可以自行判断。",
  ])
  func breakLinesWhereAllDataDo(language: String, text: String) throws {
    let unit = ["stringUnit": ["state": "translated", "value": text]]
    let catalog: [String: Any] = [
      "sourceLanguage": "en", "version": "1.0",
      "strings": ["Why": ["localizations": [language: unit]]],
    ]
    try folder.write(JSONSerialization.data(withJSONObject: catalog), to: "Lines.xcstrings")
    let run = try Program(at: tool).run(
      ["show", "Lines.xcstrings"], environment: ["LANG": "en_US.UTF-8", "COLUMNS": "50"],
      folder: folder.url)
    let breaker = try #require(ICULineBreaker(language: LanguageTag(rawValue: language)))
    let opportunities = breaker.breakOpportunities(in: text)
    var rest = text[...]
    var count = 0
    for line in run.text.split(separator: "\n") {
      guard let last = line.split(separator: "  ").last else { continue }
      let part = last.drop(while: \.isWhitespace)
      guard !part.isEmpty, rest.hasPrefix(part) else { continue }
      rest = rest.dropFirst(part.count).drop(while: \.isWhitespace)
      count += 1
      #expect(rest.isEmpty || opportunities.contains(rest.startIndex), "\(part)")
    }
    #expect(rest.isEmpty && count > 1)
  }
}
