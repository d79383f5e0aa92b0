import PhotoFormats
import PhotoMetadata

/// What follows the picture: pictures in a list or not, and other data.
extension JPEGEditor {
  /// Edits what follows the picture, and returns the pictures there with their new places.
  mutating func editTrailer(_ pass: inout CopyPass) throws(CopyError) -> [MovedPicture] {
    guard end < bytes.count else { return [] }
    var images: [MovedPicture] = []
    var position = end
    var place = 0
    func add(_ origin: Range<Int>, _ new: [UInt8]) {
      pieces.append(Piece(part: JPEGPart(.rest, origin), bytes: new, isBehindEnd: true))
      place += new.count
    }
    for (range, picture) in furtherPictures where range.lowerBound >= position {
      try editRest(position..<range.lowerBound, add, &pass)
      position = range.upperBound
      if picture.isPreview, pass.removes(.thumbnail, "MPF", bytes: []) {
        images.append(MovedPicture(origin: range, place: 0, count: 0))
        continue
      }
      let edited = try JPEGEditor.edit(embedded: Array(bytes[range]), &pass, in: "MPF")
      if edited == nil, pass.removes(.unread, "MPF", bytes: bytes[range]) {
        images.append(MovedPicture(origin: range, place: 0, count: 0))
        continue
      }
      images.append(MovedPicture(origin: range, place: place, count: range.count))
      add(range, edited ?? Array(bytes[range]))
    }
    try editRest(position..<bytes.count, add, &pass)
    return images
  }

  /// Edits data that no list describes.
  private func editRest(
    _ range: Range<Int>, _ add: (Range<Int>, [UInt8]) -> Void, _ pass: inout CopyPass
  ) throws(CopyError) {
    guard !range.isEmpty else { return }
    let rest = Array(bytes[range])
    // Padding, of which a pattern may say something only in copies that promise otherwise.
    let padding: [UInt8] = pass.plan.removes(.unread) ? [0] : [0, 0xFF, 0x20, 0x0A, 0x0D]
    if rest.allSatisfy(padding.contains) { return add(range, rest) }
    if rest.starts(with: JPEGMarker.start) {
      // Cameras and editors put previews there, and some programs what a picture was before.
      if pass.removes(.thumbnail, "EOF JPEG (\(range.count) B)") { return }
      if let edited = try JPEGEditor.edit(embedded: rest, &pass, in: "EOF") {
        return add(range, edited)
      }
    }
    if !pass.removes(.unread, "EOF (\(range.count) B)", bytes: rest[...]) { add(range, rest) }
  }

  /// The pictures behind the first that a list names, in the order of the file.
  private var furtherPictures: [(range: Range<Int>, picture: MultiPictureList.Picture)] {
    index.map { $0.list.places(header: $0.header, in: end..<bytes.count) } ?? []
  }
}
