import FilePaths
package import StringCatalogs

/// The pictures of each string.
package struct PictureIndex: Sendable {
  /// A string, compared by bytes.
  private struct Name: Hashable {
    let table: [UInt8]
    let key: [UInt8]
  }

  /// A picture with the places of one string.
  package struct Found: Sendable {
    /// The number of the picture in its source.
    package let number: Int

    /// The picture, without the places of other strings.
    package let picture: ScreenPicture

    /// Where the string is, at least one place.
    package var places: [ScreenPicture.Place]
  }

  private let source: any PictureSource
  private let found: [Name: [Found]]

  /// The number of pictures.
  private let count: Int

  /// Finds which strings are on the pictures of a source.
  package init(_ source: any PictureSource) {
    self.source = source
    var found: [Name: [Found]] = [:]
    let pictures = source.pictures
    count = pictures.count
    for (number, var picture) in pictures.enumerated() {
      let places = picture.places
      picture.places = []
      for place in places {
        let name = Name(table: Array(place.table.utf8), key: Array(place.key.utf8))
        let last = found[name, default: []].count - 1
        if last >= 0, found[name]?[last].number == number {
          found[name]?[last].places.append(place)
        } else {
          found[name, default: []].append(
            Found(number: number, picture: picture, places: [place]))
        }
      }
    }
    self.found = found
  }

  /// Returns whether a string is on any picture.
  package func hasPictures(of key: String, in table: String) -> Bool {
    found[Name(table: Array(table.utf8), key: Array(key.utf8))] != nil
  }

  /// Returns the pictures of a string, first those in the language, then those in the source
  /// language, then the others.
  package func pictures(
    of key: String, in table: String, language: LanguageTag, sourceLanguage: LanguageTag
  ) -> [Found] {
    guard let all = found[Name(table: Array(table.utf8), key: Array(key.utf8))] else { return [] }
    var ranks: [LanguageTag?: Int] = [:]
    func rank(_ picture: ScreenPicture) -> Int {
      if let rank = ranks[picture.language] { return rank }
      let rank = Self.rank(picture.language, language, sourceLanguage)
      ranks[picture.language] = rank
      return rank
    }
    return all.map { (rank($0.picture), $0) }
      .sorted { ($0.0, $0.1.number) < ($1.0, $1.1.number) }.map(\.1)
  }

  private static func rank(
    _ spoken: LanguageTag?, _ language: LanguageTag, _ sourceLanguage: LanguageTag
  ) -> Int {
    guard let spoken else { return 2 }
    if isSame(spoken, language) { return 0 }
    return isSame(spoken, sourceLanguage) ? 1 : 3
  }

  private static func isSame(_ spoken: LanguageTag, _ wanted: LanguageTag) -> Bool {
    spoken == wanted || !LanguageTag.matches(for: [spoken], in: [wanted]).isEmpty
  }

  /// Returns the name of the table of a catalog, such as `Localizable`.
  package static func table(ofCatalogAt path: String) -> String {
    let name = FolderPath.name(of: path)
    return String(name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name)
  }

  /// Returns whether there is a picture with the number.
  package func contains(_ number: Int) -> Bool { (0..<count).contains(number) }

  /// Returns the bytes of the file of a picture; nil if there is none with the number, or it can't
  /// be read.
  package func bytes(ofPicture number: Int) -> [UInt8]? {
    contains(number) ? source.bytes(ofPicture: number) : nil
  }
}
