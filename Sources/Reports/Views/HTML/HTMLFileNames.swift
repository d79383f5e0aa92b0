import ASCII
import StringCatalogs

/// The file names of a web report, relative to the folder of the report.
struct HTMLFileNames {
  /// The number of photos per page, if there are several pages.
  static let photosPerPage = 100

  /// The maximum number of photos in a single file: more make it slow to open.
  static let maximumPhotosInOneFile = 200

  /// The name of the report without its extension.
  let base: String

  /// The extension of the main file, such as `.html`; empty without one.
  let ending: String

  /// The number of photos.
  let photoCount: Int

  /// The file of the style sheet; nil if it is in every page.
  let styleSheet: String?

  /// Creates the names of a report from that of its main file.
  init(file: String, photoCount: Int, splitsStyle: Bool) {
    let dot = file.dropFirst().lastIndex(of: ".") ?? file.endIndex
    base = String(file[..<dot])
    ending = String(file[dot...])
    self.photoCount = photoCount
    styleSheet = splitsStyle ? base + ".css" : nil
  }

  /// The number of pages for the sections; 0 if they are in the main file.
  var pageCount: Int {
    guard photoCount > Self.maximumPhotosInOneFile else { return 0 }
    return (photoCount + Self.photosPerPage - 1) / Self.photosPerPage
  }

  /// Returns the page that contains a photo.
  func page(ofPhoto number: Int) -> Int { (number - 1) / Self.photosPerPage + 1 }

  /// Returns the positions of the photos of a page.
  func positions(onPage page: Int) -> Range<Int> {
    let start = (page - 1) * Self.photosPerPage
    return start..<min(start + Self.photosPerPage, photoCount)
  }

  /// Returns the name of the main file.
  func main(in language: LanguageTag?) -> String { name(in: language) + ending }

  /// Returns the name of the file of a page.
  func photos(page: Int, in language: LanguageTag?) -> String {
    "\(name(in: language))-photos/\(page).html"
  }

  private func name(in language: LanguageTag?) -> String {
    language.map { "\(base).\($0.rawValue)" } ?? base
  }

  /// Returns a file name for a link: all but unreserved characters are percent-encoded.
  static func link(_ file: String) -> String {
    file.utf8.map { byte in
      let isPlain =
        byte.isASCIILetter
        || (UInt8(ascii: "-")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
      if isPlain { return String(UnicodeScalar(byte)) }
      return "%" + byte.hexadecimal(digits: 2, uppercase: true)
    }.joined()
  }
}
