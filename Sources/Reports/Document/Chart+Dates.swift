import Documents
import StringCatalogs

extension Chart {
  /// The parts of a date that photos are counted by, from small to large, each with the maximum
  /// number of bars.
  private static let units: [(precision: LocalDate.Precision, name: String, limit: Int)] = [
    (.day, "day", 16), (.month, "month", 18), (.year, "year", 24),
  ]

  /// Creates the chart of the days on which photos were taken, each with its number of photos; nil
  /// if all have the same.
  ///
  /// They are counted by day, by month or by year, whichever needs few bars. A date of which less
  /// is known has a bar of its own, the earliest years share one if there are many, and photos
  /// without a date have the last one.
  init?(days: [LocalDate: Int], withoutDate: Int) {
    let counted = Self.units.lazy.map { unit in
      (unit, Dictionary(days.map { ($0.cut(to: unit.precision), $1) }, uniquingKeysWith: +))
    }
    guard let (unit, counts) = counted.first(where: { $1.count <= $0.limit }) ?? counted.last,
      counts.count > 1
    else { return nil }
    let dates = counts.sorted { $0.key.order < $1.key.order }
    let early = max(0, dates.count - unit.limit)
    var bars = dates.dropFirst(early).map { (DocumentValue.localDate($0.key), $0.value) }
    if early > 0 {
      let last = dates[early]
      bars[0] = (
        .phrase("report.chart.earlierFormat", .localDate(last.key)),
        dates.prefix(early + 1).reduce(0) { $0 + $1.value }
      )
    }
    if withoutDate > 0 { bars.append((.phrase("report.chart.noDate"), withoutDate)) }
    self.init(LocalizedMessage("report.chart.\(unit.name)"), counts: bars)
  }
}

extension LocalDate {
  /// Returns the date without its parts smaller than `precision`.
  fileprivate func cut(to precision: Precision) -> LocalDate {
    let known = self.precision
    let isYear = precision == .year || known == .year
    let isMonth = isYear || precision == .month || known == .month
    return LocalDate(
      year: year, month: isYear ? 1 : month, day: isMonth ? 1 : day,
      precision: isYear ? .year : isMonth ? .month : .day)
  }

  /// The position of the date among others; a year is before its months, and those before their
  /// days.
  fileprivate var order: Order {
    switch precision {
    case .year: Order(year: year, month: 0, day: 0)
    case .month: Order(year: year, month: month, day: 0)
    case .day, .minute, .second: Order(year: year, month: month, day: day)
    }
  }

  fileprivate struct Order: Comparable {
    let year: Int
    let month: Int
    let day: Int

    static func < (first: Order, second: Order) -> Bool {
      (first.year, first.month, first.day) < (second.year, second.month, second.day)
    }
  }
}
