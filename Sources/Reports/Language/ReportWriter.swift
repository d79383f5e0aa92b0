import Escaping
import Foundation
import LocaleFormats
import PhotoMetadata
import StringCatalogs

/// Writes the values of a report in one language.
struct ReportWriter: Sendable {
  /// The language of the report, in the catalog's spelling.
  let language: LanguageTag

  private let localizer: Localizer
  private let dates: LocaleDateStyle

  /// Creates a writer with the texts of `catalog` for a reader of a language.
  ///
  /// A language that the catalog lacks is replaced by the nearest one.
  init(language wanted: LanguageTag, catalog: StringCatalog) {
    localizer = Localizer(
      catalog: catalog, languages: [wanted], numberStyle: LocaleNumberStyle())
    let title = localizer.message(for: LocalizedMessage("report.title"))
    language = title.language ?? wanted
    dates = LocaleDateStyle(language: language)
  }

  /// Returns the report's own words for a key.
  func words(_ key: String, _ arguments: MessageArgument...) -> String {
    localizer.text(for: LocalizedMessage(key, arguments: arguments))
  }

  /// Returns a message with untrusted arguments.
  func text(_ message: LocalizedMessage) -> ReportText {
    ReportText(isolating: localizer.text(for: Self.isolatingArguments(of: message)))
  }

  /// Returns a value in the format of this language.
  func text(_ value: ReportValue) -> ReportText {
    switch value {
    case .message(let message): text(message)
    case .untrusted(let text): ReportText(untrusted: text)
    case .code(let text): ReportText(untrusted: text, kind: .code)
    case .list(let values): list(values.map { text($0) })
    case .byteSize(let count): ReportText(words: byteSize(count))
    case .offset(let offset):
      ReportText(
        words: words(
          "report.value.offsetFormat",
          .text("0x" + String(offset, radix: 16, uppercase: true)), .integer(Int64(offset))))
    case .dimensions(let size):
      ReportText(
        words: words(
          "report.value.dimensionsFormat", .integer(Int64(size.width)),
          .integer(Int64(size.height))))
    case .captureDate(let date): ReportText(words: captureDate(date))
    case .captureDay(let date): ReportText(words: captureDay(date))
    case .date(let date):
      ReportText(
        words: words("report.value.utcFormat", .text(format(date, .abbreviated, .standard))))
    case .coordinates(let place): ReportText(words: coordinates(place))
    }
  }

  /// Returns a whole number in the digits and grouping of the language.
  func number(_ value: Int) -> String {
    LocaleNumberStyle().text(for: Int64(value), in: language)
  }

  /// Returns points with their sign, `−30`, `+5` or `0`, using the mathematical minus sign.
  func points(_ value: Int) -> String {
    value < 0 ? "−" + number(-value) : value > 0 ? "+" + number(value) : "0"
  }

  private static func isolatingArguments(of message: LocalizedMessage) -> LocalizedMessage {
    LocalizedMessage(
      message.key,
      arguments: message.arguments.map { argument in
        switch argument {
        case .text(let text):
          .text("\(ReportText.isolateStart)\(VisibleText(text).text)\(ReportText.isolateEnd)")
        case .message(let inner): .message(isolatingArguments(of: inner))
        default: argument
        }
      })
  }

  private func list(_ texts: [ReportText]) -> ReportText {
    var joined = ReportText(words: "")
    joined.runs = Array(
      texts.map(\.runs).joined(separator: [
        ReportText.Run(text: words("report.value.listSeparator"), kind: .words)
      ]))
    let isCut = texts.contains { $0.fullText != nil }
    if isCut { joined.fullText = texts.map { $0.fullText ?? $0.plain }.joined(separator: "; ") }
    return joined
  }

  private func byteSize(_ count: Int) -> String {
    let rounded = LocaleSizeStyle(language: language).text(forBytes: Int64(count))
    guard count >= 1_000 else { return rounded }
    return words("report.value.byteSizeFormat", .text(rounded), .integer(Int64(count)))
  }

  private func coordinates(_ place: GeoCoordinates) -> String {
    words(
      "report.value.coordinatesFormat",
      .message(
        LocalizedMessage(
          place.latitude < 0 ? "report.value.southFormat" : "report.value.northFormat",
          .decimal(abs(place.latitude)))),
      .message(
        LocalizedMessage(
          place.longitude < 0 ? "report.value.westFormat" : "report.value.eastFormat",
          .decimal(abs(place.longitude)))))
  }

  private func captureDate(_ date: CaptureDate) -> String {
    let written =
      moment(of: date).map { format($0, .abbreviated, .standard) }
      ?? String(date.iso8601.prefix(19)).replacing("T", with: " ")
    guard let offset = date.offsetMinutes else {
      return words("report.value.zoneUnknownFormat", .text(written))
    }
    return words("report.value.zoneFormat", .text(written), .text(Self.zone(offset)))
  }

  private func captureDay(_ date: CaptureDate) -> String {
    moment(of: date).map { format($0, .abbreviated, .omitted) } ?? String(date.iso8601.prefix(10))
  }

  /// Returns a UTC offset as `UTC+09:00`.
  private static func zone(_ minutes: Int) -> String {
    func twoDigits(_ number: UInt) -> String { (number < 10 ? "0" : "") + String(number) }
    let magnitude = minutes.magnitude
    return "UTC" + (minutes < 0 ? "−" : "+") + twoDigits(magnitude / 60) + ":"
      + twoDigits(magnitude % 60)
  }

  /// Returns the camera's local time as if it were UTC, so that formatting changes nothing.
  ///
  /// Nil if it would: a calendar has no leap seconds, and counts days before the Gregorian reform
  /// in another way.
  private func moment(of date: CaptureDate) -> Date? {
    guard date.year > 1582, date.second < 60 else { return nil }
    return dates.calendar.date(
      from: DateComponents(
        year: date.year, month: date.month, day: date.day, hour: date.hour, minute: date.minute,
        second: date.second))
  }

  private func format(
    _ date: Date, _ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle
  ) -> String {
    dates.text(for: date, day: day, time: time)
  }
}
