import ASCII
import StringCatalogs

/// The file names of a web report, relative to the folder of the report.
struct HTMLFileNames {
  /// The name of the report without its extension.
  let base: String

  /// The extension of the main file, such as `.html`; empty without one.
  let ending: String

  /// The cards that have pages of their own; empty if all are in the main file.
  let cards: [CardList.Entry]

  /// The number of cards per page.
  let cardsPerPage: Int

  /// The file of the style sheet; nil if it is in every page.
  let styleSheet: String?

  /// The page of each card, from 1.
  private let pages: [Anchor: Int]

  /// Creates the names of a report from that of its main file.
  init(file: String, cards: [CardList.Entry], layout: HTMLLayout) {
    let dot = file.dropFirst().lastIndex(of: ".") ?? file.endIndex
    base = String(file[..<dot])
    ending = String(file[dot...])
    self.cards = layout.hasPages(cardCount: cards.count) ? cards : []
    let cardsPerPage = max(1, layout.cardsPerPage)
    self.cardsPerPage = cardsPerPage
    styleSheet = layout.splitsStyle ? base + ".css" : nil
    pages = Dictionary(
      self.cards.enumerated().map { ($0.element.anchor, $0.offset / cardsPerPage + 1) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The number of pages of cards; 0 if they are in the main file.
  var pageCount: Int { (cards.count + cardsPerPage - 1) / cardsPerPage }

  /// Returns the page of a card; nil if it is in the main file.
  func page(of anchor: Anchor) -> Int? { pages[anchor] }

  /// Returns the positions of the cards of a page.
  func positions(onPage page: Int) -> Range<Int> {
    let start = (page - 1) * cardsPerPage
    return start..<min(start + cardsPerPage, cards.count)
  }

  /// Returns the name of the main file.
  func main(in language: LanguageTag?) -> String { name(in: language) + ending }

  /// Returns the name of the file of a page of cards.
  func page(_ page: Int, in language: LanguageTag?) -> String {
    "\(name(in: language))-pages/\(page).html"
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
