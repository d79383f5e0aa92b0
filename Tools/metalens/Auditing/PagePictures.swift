import Originality
import PhotoAudits
import PhotoFormats
import PhotoMetadata
import PictureRevisions
import Pictures
import Reports
import Thumbnails

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

  /// The bytes that a pixel takes at most, in libjxl.
  private static let bytesPerPixel = 12

  /// The kinds of files whose pictures only their makers can read, but for a preview.
  private static let rawOnly: Set<PhotoContainer> = [.cr3, .crw, .mrw, .raf, .x3f]

  private let memory = PictureMemory()

  /// Returns the pictures of a file with a report, in the state that it describes; nil if there is
  /// none.
  ///
  /// - Throws: ``PhotoReadError/changed`` if the file is not the one that was audited.
  func pictures(
    of report: OriginalityReport?, at path: PhotoPath, in state: FileState?
  ) throws(PhotoReadError) -> PhotoPictures? {
    guard let state, let report else { return nil }
    let kinds = Set(report.evidence.map(\.kind))
    let reader = PhotoReader()
    let container = report.summary.container
    var pictures = PhotoPictures(absence: .format)
    if container.map(Self.rawOnly.contains) != true {
      if let bytes = try reader.bytes(ofFileAt: path, in: state, upTo: Self.maximumBytes) {
        pictures = self.pictures(in: bytes, of: report, kinds)
      } else {
        pictures.absence = .size
      }
    }
    if pictures.picture == nil, container?.isRaw == true,
      let preview = try reader.preview(ofFileAt: path, in: state, notBelow: Self.side)
    {
      pictures.picture = try? picture(of: preview)
      pictures.isPreview = pictures.picture != nil
    }
    let contradicts = !kinds.isDisjoint(with: Self.contradictions)
    if pictures.thumbnail == nil, contradicts || pictures.picture == nil {
      pictures.thumbnail = try reader.thumbnail(ofFileAt: path, in: state)
    }
    return pictures
  }

  /// What the thumbnail in a file is shown for, beside the picture.
  private static let contradictions: Set<EvidenceKind> = [
    .thumbnailDetailDiffers, .thumbnailShowsOther, .thumbnailDiffers,
  ]

  /// The verdicts for which nothing was found.
  private static let quiet: Set<Assessment.Verdict> = [.noSign, .cannotTell]

  /// Returns the pictures of a file in memory.
  private func pictures(
    in bytes: [UInt8], of report: OriginalityReport, _ kinds: Set<EvidenceKind>
  ) -> PhotoPictures {
    var pictures = PhotoPictures()
    if kinds.contains(.thumbnailDetailDiffers),
      let difference = PhotoReader().thumbnailDifference(in: bytes)
    {
      pictures.thumbnail = difference.thumbnail
      pictures.difference = PhotoPictures.Frames(
        picture: difference.pictureFrame, thumbnail: difference.thumbnailFrame)
    }
    let isCropped = report.evidence.contains { evidence in
      evidence.position?.whole == .thumbnail && evidence.position?.crop != nil
    }
    if pictures.thumbnail == nil, isCropped, let crop = PhotoReader().thumbnailCrop(in: bytes) {
      (pictures.thumbnail, pictures.crop) = (crop.thumbnail, crop.frame)
    }
    // What stands beside a finding is the picture itself. Elsewhere a picture of HEVC would cost
    // more than the audits of a hundred photos.
    if report.summary.container == .heif,
      report.assessment.map({ Self.quiet.contains($0.verdict) }) == true,
      let small = HEIFPreview.thumbnail(of: bytes, longestSide: Self.side),
      let encoded = try? Self.encoded(small)
    {
      pictures.picture = encoded
      pictures.isPreview = true
      return pictures
    }
    let isFramed = report.evidence.contains { $0.position?.whole == .picture }
    do {
      pictures.picture = try picture(
        in: bytes, of: report.summary,
        longestSide: isFramed || pictures.difference != nil ? Self.framedSide : Self.side)
    } catch {
      pictures.absence = error.reason
    }
    return pictures
  }

  private func picture(
    in bytes: [UInt8], of summary: PhotoSummary, longestSide side: Int
  ) throws(NoPicture) -> EncodedThumbnail {
    let pixels = min(
      Self.maximumPixels, max(Self.freePixels, bytes.count * Self.pixelsPerByte))
    if PictureFormat(bytes) == .jpeg { return try Self.encoded(Self.small(bytes, side, pixels)) }
    // A hostile file can have as many pixels as are allowed, whatever its size.
    let room = memory.reserve(min(pixels, summary.pixelCount ?? pixels) * Self.bytesPerPixel)
    defer { memory.release(room) }
    return try Self.encoded(
      PictureFormat(bytes) == nil
        ? Self.other(bytes, summary.container, side, pixels) : Self.small(bytes, side, pixels))
  }

  /// Returns a preview, upright.
  private func picture(of preview: EmbeddedPreview) throws(NoPicture) -> EncodedThumbnail {
    let small = try Self.small(preview.jpeg, Self.side, Self.maximumPixels)
    // Some previews have EXIF of their own, by which they were turned.
    let isTurned = ExifOrientation.stored(in: preview.jpeg[...], .jpeg) != nil
    return try Self.encoded(isTurned ? small : small.oriented(by: preview.orientation))
  }

  private static func encoded(_ picture: Picture) throws(NoPicture) -> EncodedThumbnail {
    guard let jpeg = picture.jpeg(quality: quality) else { throw NoPicture(.damaged) }
    return EncodedThumbnail(
      jpeg: jpeg, dimensions: PixelDimensions(width: picture.width, height: picture.height))
  }

  private static func small(
    _ bytes: [UInt8], _ side: Int, _ pixels: Int
  ) throws(NoPicture) -> Picture {
    do {
      return try DecodedPicture.small(
        bytes[...], longestSide: side, limits: PictureLimits(bytes: maximumBytes, pixels: pixels))
    } catch {
      throw NoPicture(decoding: error)
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
        case .noLibrary, .noDecoder: throw NoPicture(.libheif)
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
        case .unsupported: throw NoPicture(.format)
        default: throw NoPicture(.damaged)
        }
      }
    case .jpegXL:
      do {
        return try Raster(jpegXL: bytes, limit: pixels).thumbnail(longestSide: side)
      } catch {
        switch error {
        case .noLibrary: throw NoPicture(.libjxl)
        case .tooLarge: throw NoPicture(.size)
        case .damaged, .unsupported: throw NoPicture(.damaged)
        }
      }
    default:
      do throws(PictureError) {
        switch container {
        case .gif: return try Raster(gif: bytes, limit: pixels).thumbnail(longestSide: side)
        case .bmp: return try Raster(bmp: bytes, limit: pixels).thumbnail(longestSide: side)
        case .photoshop:
          return try PhotoshopPreview.picture(of: bytes, longestSide: side, limit: pixels)
        default: throw PictureError.unknownFormat
        }
      } catch {
        throw NoPicture(decoding: error)
      }
    }
  }
}

/// Why a picture could not be made.
private struct NoPicture: Error {
  let reason: PhotoPictures.Absence

  init(_ reason: PhotoPictures.Absence) {
    self.reason = reason
  }

  init(decoding error: PictureError) {
    switch error {
    case .tooLarge, .tooManyPixels: reason = .size
    case .unknownFormat: reason = .format
    case .damaged, .unsupported: reason = .damaged
    }
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
