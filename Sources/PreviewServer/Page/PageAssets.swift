/// The built-in files of the page.
///
/// They contain no catalog data, so everyone on this machine may read them.
enum PageAssets {
  /// The texts of the files, by name.
  static let texts = Dictionary(
    Preview.files.map { ($0.name, $0.text.description) }, uniquingKeysWith: { first, _ in first })

  /// Returns the favicon, if a path names it.
  static func response(for path: String) -> PageResponse? {
    guard path == "/icon.svg", let text = texts["icon.svg"] else { return nil }
    return PageResponse(type: "image/svg+xml; charset=utf-8", body: Array(text.utf8))
  }
}
