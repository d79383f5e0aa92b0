/// The times at which a PDF says that it was made and changed.
enum PDFDates {
  /// The seconds of the years 1970 to 9999.
  private static let seconds = 0..<253_402_300_800

  /// Returns a PDF with another time in UTC, in seconds since 1970, for both.
  ///
  /// Offsets stay right, because a date always has as many bytes (ISO 32000-1, 7.9.4). One that is
  /// written in another way stays as it is.
  static func set(_ date: Int, in pdf: [UInt8]) -> [UInt8] {
    guard seconds.contains(date) else { return pdf }
    let text = text(for: date)
    var pdf = pdf
    for name in ["/CreationDate (", "/ModDate ("] {
      guard let found = pdf.firstRange(of: Array(name.utf8)) else { continue }
      let end = found.upperBound + text.count
      guard end < pdf.count, pdf[end] == UInt8(ascii: ")") else { continue }
      pdf.replaceSubrange(found.upperBound..<end, with: text)
    }
    return pdf
  }

  /// Returns a time as `D:20250904103000+00'00'`.
  private static func text(for date: Int) -> [UInt8] {
    var (year, day) = (1970, date / 86_400)
    while day >= length(of: year) {
      day -= length(of: year)
      year += 1
    }
    var month = 0
    let months = [31, length(of: year) - 337, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    while day >= months[month] {
      day -= months[month]
      month += 1
    }
    let numbers = [month + 1, day + 1, date / 3_600 % 24, date / 60 % 60, date % 60]
    let digits = numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
    return Array("D:\(year)\(digits)+00'00'".utf8)
  }

  private static func length(of year: Int) -> Int {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 366 : 365
  }
}
