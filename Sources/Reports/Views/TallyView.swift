/// A count in the overview, as templates see it.
struct TallyView {
  /// The code that identifies the icon and the style: `green`, `failed`, `isEdited`.
  let code: String

  /// The label of the count.
  let label: String

  /// The number of photos.
  let count: String

  /// Whether there is at least one.
  let isSome: Bool

  /// The start of the share, in thousandths of the total.
  let start: Int

  /// The share of the total, in thousandths.
  let share: Int

  /// Creates the views of counts that add up to the total.
  static func shares(
    of counts: [(code: String, label: String, count: Int)], writer: ReportWriter
  ) -> [TallyView] {
    let total = max(1, counts.reduce(0) { $0 + $1.count })
    var before = 0
    return counts.map { item in
      let start = before * 1_000 / total
      before += item.count
      return TallyView(
        code: item.code, label: item.label, count: writer.number(item.count),
        isSome: item.count > 0, start: start, share: before * 1_000 / total - start)
    }
  }
}
