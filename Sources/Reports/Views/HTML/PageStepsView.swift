/// The way from a page of photos to the others as templates see it.
struct PageStepsView {
  /// The overview.
  let index: String

  /// The page before; nil on the first.
  let previous: String?

  /// The page after; nil on the last.
  let next: String?

  /// The photos of this page.
  let range: String

  /// Creates the way in the language of `writer`; nil when the page is not one of several.
  init?(_ page: HTMLPagePlace, writer: ReportWriter) {
    guard case .photos(let number) = page.part else { return nil }
    func link(_ number: Int) -> String {
      page.link(to: .photos(page: number), in: writer.language)
    }
    index = page.link(to: .index, in: writer.language)
    previous = number > 1 ? link(number - 1) : nil
    next = number < page.files.pageCount ? link(number + 1) : nil
    range = PageListView.range(page.files.positions(onPage: number), writer: writer)
  }
}
