/// Dates with the English name of the month, as RFC 1123, RFC 850 and the C library write them.
///
/// ISO/IEC 15948, 11.3.3.2, recommends the first form for PNG: `Wed, 02 Oct 2002 15:00:00 GMT`. The
/// others are `Sunday, 06-Nov-94 08:49:37 GMT` and `Sun Nov  6 08:49:37 1994`.
enum EnglishDate {
  /// Returns the date in a text; nil if it has anything else.
  static func date(in text: String) -> CaptureDate? {
    guard text.utf8.count <= 64 else { return nil }
    var parts = Parts()
    // A hyphen separates the parts of a day, but begins an offset.
    let words = text.split { " ,".utf8.contains($0.asciiValue ?? 0) }
    for word in words {
      let isDay = word.first?.isLetter != true && word.first != "-" && word.contains("-")
      for piece in isDay ? word.split(separator: "-") : [word] {
        guard parts.add(piece) else { return nil }
      }
    }
    return parts.date
  }

  private struct Parts {
    private var year: Int?
    private var month: Int?
    private var day: Int?
    private var time: (hour: Int, minute: Int, second: Int?)?
    private var offset: Int?

    /// Adds a part; false if it is none, or one that is known.
    mutating func add(_ word: Substring) -> Bool {
      let text = word.lowercased()
      if text.contains(":") {
        let numbers = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        guard time == nil, (2...3).contains(numbers.count), let hour = numbers[0],
          let minute = numbers[1]
        else { return false }
        time = (hour, minute, nil)
        if numbers.count == 3 {
          guard let second = numbers[2] else { return false }
          time?.second = second
        }
        return true
      }
      if text.first?.isLetter == true { return addName(text) }
      if text.hasPrefix("+") || text.hasPrefix("-") {
        offset = CaptureDate.offsetMinutes(exif: text)
        return offset != nil
      }
      guard let number = Int(text), number >= 0 else { return false }
      if day == nil, text.count <= 2 {
        day = number
      } else if year == nil, text.count == 4 {
        year = number
      } else if year == nil, text.count == 2 {
        // RFC 2822, 4.3.
        year = number < 50 ? 2000 + number : 1900 + number
      } else {
        return false
      }
      return true
    }

    private mutating func addName(_ name: String) -> Bool {
      if let minutes = EnglishDate.zones[name] {
        offset = minutes
        return true
      }
      guard name.count >= 3 else { return false }
      let isName = { (full: String) in full.hasPrefix(name) || name == full.prefix(3) + "." }
      if let index = EnglishDate.months.firstIndex(where: isName) {
        guard month == nil else { return false }
        month = index + 1
        return true
      }
      return EnglishDate.weekdays.contains(where: isName)
    }

    var date: CaptureDate? {
      guard let year, let month else { return nil }
      guard let day else {
        return time == nil ? CaptureDate(year: year, month: month, precision: .month) : nil
      }
      guard let time else {
        return CaptureDate(year: year, month: month, day: day, precision: .day)
      }
      return CaptureDate(
        year: year, month: month, day: day, hour: time.hour, minute: time.minute,
        second: time.second ?? 0, offsetMinutes: offset,
        precision: time.second == nil ? .minute : .second)
    }
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// RFC 822, 5.1.
  private static let zones = [
    "gmt": 0, "ut": 0, "utc": 0, "z": 0, "est": -300, "edt": -240, "cst": -360, "cdt": -300,
    "mst": -420, "mdt": -360, "pst": -480, "pdt": -420,
  ]
}
