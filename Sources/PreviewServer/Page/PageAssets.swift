/// The files that the page is made of, built in.
///
/// They hold nothing of any catalog, so that everybody on this machine may have them.
enum PageAssets {
  /// The texts of the files by their names.
  static let texts = Dictionary(
    Preview.files.map { ($0.name, $0.text.description) }, uniquingKeysWith: { first, _ in first })

  /// Returns the picture that stands for the page in a browser, when a path names it.
  static func response(for path: String) -> PageResponse? {
    guard path == "/icon.svg", let text = texts["icon.svg"] else { return nil }
    return PageResponse(type: "image/svg+xml; charset=utf-8", body: Array(text.utf8))
  }
}
