/// The files that the page is made of, built in.
///
/// They hold nothing of any catalog, so that everybody on this machine may have them.
enum PageAssets {
  /// Returns the file that a path names.
  static func response(for path: String) -> PageResponse? {
    guard let file = Preview.files.first(where: { "/\($0.name)" == path && $0.name != document }),
      let type = type(of: file.name)
    else { return nil }
    return PageResponse(type: type, body: bytes(of: file.text))
  }

  /// The name of the page itself.
  static let document = "page.html"

  /// The text of the page, with places for what depends on the reader.
  static var documentText: String {
    String(
      decoding: Preview.files.first { $0.name == document }.map { bytes(of: $0.text) } ?? [],
      as: UTF8.self)
  }

  private static func type(of name: String) -> String? {
    switch name.split(separator: ".").last {
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "svg": "image/svg+xml; charset=utf-8"
    default: nil
    }
  }

  private static func bytes(of text: StaticString) -> [UInt8] {
    text.withUTF8Buffer { unsafe [UInt8]($0) }
  }
}
