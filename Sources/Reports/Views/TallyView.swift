/// A counted thing of the overview as templates see it.
struct TallyView {
  /// The code that names the icon and the style: `green`, `failed`, `isEdited`.
  let code: String

  /// What is counted.
  let label: String

  /// The number of photos.
  let count: String

  /// Whether there is at least one.
  let isSome: Bool

  /// Where the share of the whole begins, in thousandths.
  let start: Int

  /// The share of the whole, in thousandths.
  let share: Int

  /// Creates the views of counts that together make the whole.
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
