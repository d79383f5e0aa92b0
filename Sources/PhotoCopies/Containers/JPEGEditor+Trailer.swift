import PhotoFormats
import PhotoMetadata

/// What follows the picture: pictures in a list or not, and other data.
extension JPEGEditor {
  /// Edits what follows the picture, and returns the pictures there with their new places, relative
  /// to the end of the first picture.
  mutating func editTrailer(
    _ pass: inout CopyPass
  ) throws(CopyError) -> [(origin: Range<Int>, place: Int, count: Int)] {
    guard end < bytes.count else { return [] }
    let listed = index.map { furtherPictures(header: $0.header) } ?? []
    var images: [(origin: Range<Int>, place: Int, count: Int)] = []
    var position = end
    var place = 0
    func add(_ origin: Range<Int>, _ new: [UInt8]) {
      pieces.append(Piece(marker: 1, origin: origin, bytes: new))
      place += new.count
    }
    for picture in listed.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where picture.range.lowerBound >= position {
      try editRest(position..<picture.range.lowerBound, add, &pass)
      position = picture.range.upperBound
      let isPreview = picture.isPreview
      if isPreview, pass.removes(.thumbnail, "MPF", bytes: []) {
        images.append((picture.range, 0, 0))
        continue
      }
      let edited = try JPEGEditor.edit(
        embedded: Array(bytes[picture.range]), &pass, in: "MPF")
      if edited == nil, pass.removes(.unread, "MPF", bytes: bytes[picture.range]) {
        images.append((picture.range, 0, 0))
        continue
      }
      images.append((picture.range, place, picture.range.count))
      add(picture.range, edited ?? Array(bytes[picture.range]))
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
    if rest.allSatisfy({ $0 == 0 || $0 == 0xFF || $0 == 0x20 || $0 == 0x0A || $0 == 0x0D }) {
      return add(range, rest)
    }
    if rest.starts(with: [0xFF, JPEGMarker.startOfImage]) {
      // Cameras and editors put previews there, and some programs what a picture was before.
      if pass.removes(.thumbnail, "EOF JPEG (\(range.count) B)") { return }
      if let edited = try JPEGEditor.edit(embedded: rest, &pass, in: "EOF") {
        return add(range, edited)
      }
    }
    if !pass.removes(.unread, "EOF (\(range.count) B)", bytes: rest[...]) { add(range, rest) }
  }

  /// Returns the pictures that the list of CIPA DC-007 names, except the first.
  func furtherPictures(header: Int) -> [(range: Range<Int>, isPreview: Bool, entry: Int)] {
    guard let list = MultiPictureList(bytes, at: header) else { return [] }
    return list.pictures.compactMap { picture in
      guard picture.offset > 0, picture.size > 0, header + picture.offset >= end,
        header + picture.offset <= bytes.count,
        picture.size <= bytes.count - header - picture.offset
      else { return nil }
      let start = header + picture.offset
      return (start..<start + picture.size, picture.isPreview, picture.entry)
    }
  }
}
