import ASCII
import StringCatalogs

/// The names of the files of a web report, each relative to the folder of the report.
struct HTMLFileNames {
  /// The photos whose sections are on one page, where there are several.
  static let photosPerPage = 100

  /// The most photos that a report has in one file: more make it slow to open.
  static let maximumPhotosInOneFile = 200

  /// The name of the report without its ending.
  let base: String

  /// The ending of the main file, such as `.html`; empty without one.
  let ending: String

  /// How many photos there are.
  let photoCount: Int

  /// The file of the style sheet; nil when it is in every page.
  let styleSheet: String?

  /// Creates the names of a report from that of its main file.
  init(file: String, photoCount: Int, splitsStyle: Bool) {
    let dot = file.dropFirst().lastIndex(of: ".") ?? file.endIndex
    base = String(file[..<dot])
    ending = String(file[dot...])
    self.photoCount = photoCount
    styleSheet = splitsStyle ? base + ".css" : nil
  }

  /// How many pages have the sections; 0 when the main file has them.
  var pageCount: Int {
    guard photoCount > Self.maximumPhotosInOneFile else { return 0 }
    return (photoCount + Self.photosPerPage - 1) / Self.photosPerPage
  }

  /// Returns the page that has a photo.
  func page(ofPhoto number: Int) -> Int { (number - 1) / Self.photosPerPage + 1 }

  /// Returns the positions of the photos of a page.
  func positions(onPage page: Int) -> Range<Int> {
    let start = (page - 1) * Self.photosPerPage
    return start..<min(start + Self.photosPerPage, photoCount)
  }

  /// Returns the name of the file that is opened first.
  func main(in language: LanguageTag?) -> String { name(in: language) + ending }

  /// Returns the name of the file of a page.
  func photos(page: Int, in language: LanguageTag?) -> String {
    "\(name(in: language))-photos/\(page).html"
  }

  private func name(in language: LanguageTag?) -> String {
    language.map { "\(base).\($0.rawValue)" } ?? base
  }

  /// Returns a file name for a link: everything but plain letters is percent-encoded.
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
