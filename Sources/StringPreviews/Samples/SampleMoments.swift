import Foundation
import LocaleFormats
import StringCatalogs

/// Sample dates, times and sizes, in the format of a language.
struct SampleMoments {
  let language: LanguageTag

  /// Returns a date.
  func date(_ length: SampleLength, turn: Int) -> String {
    style.text(for: moment(turn), day: Self.days[length] ?? .abbreviated, time: .omitted)
  }

  /// Returns a time of a day.
  func time(_ length: SampleLength, turn: Int) -> String {
    style.text(
      for: length == .short ? Self.morning : moment(turn), day: .omitted,
      time: length == .long ? .complete : .shortened)
  }

  /// Returns the size of a file.
  func size(_ length: SampleLength, turn: Int) -> String {
    let sizes: [SampleLength: Int64] = [
      .short: 3_000, .usual: 12_500_000, .long: 123_456_789_000,
    ]
    return LocaleSizeStyle(language: language)
      .text(forBytes: (sizes[length] ?? 0) * (turn == 0 ? 1 : 3))
  }

  private static let days: [SampleLength: Date.FormatStyle.DateStyle] = [
    .short: .numeric, .usual: .abbreviated, .long: .complete,
  ]

  private var style: LocaleDateStyle { LocaleDateStyle(language: language) }

  /// 2 September 2026, 9:05, in UTC.
  private static let morning = Date(timeIntervalSince1970: 1_788_339_900)

  private func moment(_ turn: Int) -> Date {
    // 2 September 2026, 14:30, and 31 December 2026, 21:05, in UTC.
    Date(timeIntervalSince1970: turn == 0 ? 1_788_359_400 : 1_798_751_100)
  }
}
