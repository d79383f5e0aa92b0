import StringCatalogs

/// The list of the pages of a report, as templates see it.
struct PageListView {
  /// A page: its link, and its photos.
  struct Item {
    let href: String
    let range: String
    let first: TextView
    let last: TextView
  }

  /// The pages, in order.
  let items: [Item]

  /// Creates the list in the language of `writer`; nil if the page is not an index.
  init?(_ page: HTMLPagePlace, writer: ReportWriter) {
    guard page.isIndex else { return nil }
    items = (1...max(1, page.files.pageCount)).map { number in
      let positions = page.files.positions(onPage: number)
      let files = page.photoFiles[positions]
      return Item(
        href: page.link(to: .photos(page: number), in: writer.language),
        range: Self.range(positions, writer: writer),
        first: TextView(ReportText(untrusted: files.first ?? "")),
        last: TextView(ReportText(untrusted: files.last ?? "")))
    }
  }

  /// Returns a range of photo numbers in words.
  static func range(_ positions: Range<Int>, writer: ReportWriter) -> String {
    writer.words(
      "report.page.range", .integer(Int64(positions.lowerBound + 1)),
      .integer(Int64(positions.upperBound)))
  }
}
