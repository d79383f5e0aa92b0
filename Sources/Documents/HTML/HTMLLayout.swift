public import StringCatalogs

/// How a web report is divided into files.
public struct HTMLLayout: Hashable, Sendable {
  /// Whether each language has its own files, which link to those of the others.
  public var splitsLanguages: Bool

  /// Whether the style sheet is a file, for hosts that forbid styles inside pages.
  public var splitsStyle: Bool

  /// The maximum number of cards in one file; with more, the cards are on pages of their own.
  public var maximumCards: Int

  /// The number of cards per page.
  public var cardsPerPage: Int

  /// Creates a layout; without arguments, up to 200 cards and all languages are one file.
  public init(
    splitsLanguages: Bool = false, splitsStyle: Bool = false, maximumCards: Int = 200,
    cardsPerPage: Int = 100
  ) {
    self.splitsLanguages = splitsLanguages
    self.splitsStyle = splitsStyle
    self.maximumCards = max(0, maximumCards)
    self.cardsPerPage = max(1, cardsPerPage)
  }

  /// Returns whether so many cards are on pages of their own.
  public func hasPages(cardCount: Int) -> Bool { cardCount > maximumCards }

  /// Returns the names of the files at the top level of a report in these languages.
  ///
  /// Pages of cards are in subfolders.
  public func names(of file: String, in languages: [LanguageTag]) -> [String] {
    let names = HTMLFileNames(file: file, cards: [], layout: self)
    let pages = splitsLanguages ? languages.map { names.main(in: $0) } : [names.main(in: nil)]
    return pages + (names.styleSheet.map { [$0] } ?? [])
  }
}
