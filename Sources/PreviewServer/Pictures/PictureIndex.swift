import StringCatalogs

/// The pictures of each string.
struct PictureIndex: Sendable {
  /// The most pictures of a string that a page shows.
  static let maximumCount = 12

  /// A string, compared by bytes.
  private struct Name: Hashable {
    let table: [UInt8]
    let key: [UInt8]
  }

  /// A picture with the places of one string.
  struct Found: Sendable {
    let number: Int
    let picture: ScreenPicture
    var places: [ScreenPicture.Place]
  }

  private let source: any PictureSource
  private let found: [Name: [Found]]

  init(_ source: any PictureSource) {
    self.source = source
    var found: [Name: [Found]] = [:]
    for (number, var picture) in source.pictures.enumerated() {
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

  /// Returns the pictures of a string, first those in the language, then those in the source
  /// language, then the others.
  func pictures(
    of key: String, in table: String, language: LanguageTag, sourceLanguage: LanguageTag
  ) -> [Found] {
    let all = found[Name(table: Array(table.utf8), key: Array(key.utf8))] ?? []
    func rank(_ picture: ScreenPicture) -> Int {
      guard let spoken = picture.language else { return 2 }
      if Self.isSame(spoken, language) { return 0 }
      return Self.isSame(spoken, sourceLanguage) ? 1 : 3
    }
    return all.map { (rank($0.picture), $0) }
      .sorted { ($0.0, $0.1.number) < ($1.0, $1.1.number) }.map(\.1)
  }

  private static func isSame(_ spoken: LanguageTag, _ wanted: LanguageTag) -> Bool {
    spoken == wanted || !LanguageTag.matches(for: [spoken], in: [wanted]).isEmpty
  }

  /// Returns a picture as a response; nil if there is none with the number.
  func response(_ number: Int) -> PageResponse? {
    guard source.pictures.indices.contains(number) else { return nil }
    do throws(StorageError) {
      let bytes = try source.bytes(ofPicture: number)
      // Whatever the name of the file says, a browser shows only these, and runs no other.
      guard let kind = PictureKind(bytes) else { return .empty(415) }
      return PageResponse(type: kind.rawValue, body: bytes)
    } catch {
      return .empty(404)
    }
  }
}
