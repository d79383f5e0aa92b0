import PhotoFormats
import PhotoMetadata
import Reports
import Synchronization
import Thumbnails
import ToolSupport

/// The pictures of a report, which wait in a ``Spool`` until their page is written.
final class PictureSpool: Sendable {
  /// The position of an encoded picture.
  private struct Location: Sendable {
    let range: Range<Int>
    let dimensions: PixelDimensions
  }

  /// The pictures of a photo.
  private struct Record: Sendable {
    var picture: Location?
    var isPreview: Bool
    var absence: PhotoPictures.Absence?
    var thumbnail: Location?
    var difference: PhotoPictures.Frames?
    var crop: PicturePart?
  }

  private struct Contents: Sendable {
    var size = 0
    var records: [Result<Record?, PhotoReadError>] = []
  }

  private let spool = Spool()
  private let contents = Mutex(Contents())

  /// Adds the pictures of the next photo, or why it has none.
  func append(_ pictures: Result<PhotoPictures?, PhotoReadError>) throws(FileError) {
    try contents.withLock { (contents) throws(FileError) in
      guard case .success(let found?) = pictures else {
        contents.records.append(pictures.map { _ in nil })
        return
      }
      var record = Record(
        isPreview: found.isPreview, absence: found.absence, difference: found.difference,
        crop: found.crop)
      for (path, picture) in [
        (\Record.picture, found.picture), (\Record.thumbnail, found.thumbnail),
      ] {
        guard let picture else { continue }
        try spool.append(picture.jpeg)
        let end = contents.size + picture.jpeg.count
        record[keyPath: path] = Location(
          range: contents.size..<end, dimensions: picture.dimensions)
        contents.size = end
      }
      contents.records.append(.success(record))
    }
  }

  /// Returns the pictures of the photo at a position.
  func pictures(at position: Int) throws -> PhotoPictures? {
    let record = contents.withLock { contents in
      contents.records.indices.contains(position) ? contents.records[position] : .success(nil)
    }
    guard let record = try record.get() else { return nil }
    var pictures = PhotoPictures(
      picture: try record.picture.map { try picture($0) }, absence: record.absence,
      thumbnail: try record.thumbnail.map { try picture($0) }, difference: record.difference,
      crop: record.crop)
    pictures.isPreview = record.isPreview
    return pictures
  }

  private func picture(_ location: Location) throws(FileError) -> EncodedThumbnail {
    EncodedThumbnail(jpeg: try spool.bytes(in: location.range), dimensions: location.dimensions)
  }
}
