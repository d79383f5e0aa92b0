import Originality
import PhotoCopies
import PhotoFormats
import PhotoMetadata
import Pictures
import Reports

/// Makes the small pictures of photos for web pages.
struct PagePictures: Sendable {
  /// The longest side of a picture in pixels, and that of one in which a part is framed.
  private static let side = 240
  private static let framedSide = 480

  private static let quality = 78

  /// The maximum number of bytes of a file.
  private static let maximumBytes = 64 << 20

  /// The maximum number of pixels that are kept of one picture, whatever its file says, and for
  /// each of the bytes of a large file.
  private static let freePixels = 12 << 20
  private static let maximumPixels = 32 << 20
  private static let pixelsPerByte = 4

  /// The bytes that a pixel takes at most.
  private static let bytesPerPixel = 8

  private let memory = PictureMemory()

  /// Returns the pictures of an audited file; nil if it is not a photo, or has none.
  ///
  /// - Throws: ``PhotoReadError/changed`` if the file is not the one that was audited.
  func pictures(of file: AuditedFile) throws(PhotoReadError) -> PhotoPictures? {
    guard let state = file.state, let report = file.entry.report else { return nil }
    let kinds = Set(report.evidence.map(\.kind))
    let reader = PhotoReader()
    let bytes = try reader.bytes(ofFileAt: file.path, in: state, upTo: Self.maximumBytes)
    var pictures = PhotoPictures()
    if let bytes {
      if kinds.contains(.thumbnailDetailDiffers),
        let difference = reader.thumbnailDifference(in: bytes)
      {
        pictures.thumbnail = difference.thumbnail
        pictures.difference = PhotoPictures.Frames(
          picture: difference.pictureFrame, thumbnail: difference.thumbnailFrame)
      }
      do {
        pictures.picture = try picture(
          in: bytes, of: report.summary,
          longestSide: pictures.difference == nil ? Self.side : Self.framedSide)
      } catch {
        pictures.absence = error.reason
      }
    } else {
      pictures.absence = .size
    }
    let contradicts = !kinds.isDisjoint(with: Self.contradictions)
    if pictures.thumbnail == nil, contradicts || pictures.picture == nil {
      pictures.thumbnail = try reader.thumbnail(ofFileAt: file.path, in: state)
    }
    return pictures
  }

  /// What the thumbnail in a file is shown for, beside the picture.
  private static let contradictions: Set<EvidenceKind> = [
    .thumbnailDetailDiffers, .thumbnailShowsOther, .thumbnailDiffers,
  ]

  private func picture(
    in bytes: [UInt8], of summary: PhotoSummary, longestSide side: Int
  ) throws(NoPicture) -> EncodedThumbnail {
    let pixels = min(
      Self.maximumPixels, max(Self.freePixels, bytes.count * Self.pixelsPerByte))
    let small: Picture
    if PictureFormat(bytes) == .jpeg {
      small = try Self.small(bytes, side, pixels)
    } else {
      // A hostile file can have as many pixels as are allowed, whatever its size.
      let room = memory.reserve(min(pixels, summary.pixelCount ?? pixels) * Self.bytesPerPixel)
      defer { memory.release(room) }
      small =
        PictureFormat(bytes) == nil
        ? try Self.other(bytes, summary.container, side, pixels)
        : try Self.small(bytes, side, pixels)
    }
    guard let jpeg = small.jpeg(quality: Self.quality) else { throw NoPicture(.damaged) }
    return EncodedThumbnail(
      jpeg: jpeg, dimensions: PixelDimensions(width: small.width, height: small.height))
  }

  private static func small(
    _ bytes: [UInt8], _ side: Int, _ pixels: Int
  ) throws(NoPicture) -> Picture {
    do {
      return try DecodedPicture.small(
        bytes[...], longestSide: side, limits: PictureLimits(bytes: maximumBytes, pixels: pixels))
    } catch {
      switch error {
      case .tooLarge, .tooManyPixels: throw NoPicture(.size)
      case .unknownFormat, .damaged, .unsupported: throw NoPicture(.damaged)
      }
    }
  }

  private static func other(
    _ bytes: [UInt8], _ container: PhotoContainer?, _ side: Int, _ pixels: Int
  ) throws(NoPicture) -> Picture {
    switch container {
    case .heif:
      do {
        return try HEIFPreview.picture(of: bytes, longestSide: side, limit: pixels)
      } catch {
        switch error {
        case .noLibrary, .noDecoder: throw NoPicture(.library)
        case .tooLarge: throw NoPicture(.size)
        case .damaged, .unsupported: throw NoPicture(.damaged)
        }
      }
    case .tiff:
      do {
        return try TIFFPreview.picture(of: bytes, longestSide: side, limit: pixels)
      } catch {
        switch error {
        case .tooManyPixels: throw NoPicture(.size)
        case .unsupportedPicture: throw NoPicture(.format)
        default: throw NoPicture(.damaged)
        }
      }
    default: throw NoPicture(.format)
    }
  }
}

/// Why a picture could not be made.
private struct NoPicture: Error {
  let reason: PhotoPictures.Absence

  init(_ reason: PhotoPictures.Absence) {
    self.reason = reason
  }
}

extension PhotoSummary {
  fileprivate var pixelCount: Int? {
    dimensions.flatMap { size in
      let (count, overflow) = size.width.multipliedReportingOverflow(by: size.height)
      return overflow ? nil : count
    }
  }
}
