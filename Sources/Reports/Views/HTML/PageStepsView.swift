/// The links from a page of photos to the others, as templates see it.
struct PageStepsView {
  /// The overview.
  let index: String

  /// The previous page; nil on the first.
  let previous: String?

  /// The next page; nil on the last.
  let next: String?

  /// The photos of this page.
  let range: String

  /// Creates the links in the language of `writer`; nil if the page is not one of several.
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
