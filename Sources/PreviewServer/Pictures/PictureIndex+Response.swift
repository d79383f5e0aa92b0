import StringPreviews

extension PictureIndex {
  /// The most pictures of a string that the page shows.
  static let maximumCount = 12

  /// Returns a picture as a response; nil if there is none with the number.
  func response(_ number: Int) -> PageResponse? {
    guard contains(number) else { return nil }
    guard let bytes = bytes(ofPicture: number) else { return .empty(404) }
    guard let file = PictureFile(bytes) else { return .empty(415) }
    return PageResponse(type: file.type, body: file.bytes)
  }
}
