import PhotoFormats
import PhotoMetadata
package import Pictures

/// The pixels of a photo with 8 or with 16 bits per channel.
package enum AnyRaster {
  case eight(Raster<UInt8>)
  case sixteen(Raster<UInt16>)

  /// The number of bytes of all channels.
  var size: Int {
    switch self {
    case .eight(let raster): raster.values.count
    case .sixteen(let raster): 2 * raster.values.count
    }
  }

  /// A maker of thumbnails of this picture.
  var thumbnails: ThumbnailMaker {
    switch self {
    case .eight(let raster): ThumbnailMaker(raster)
    case .sixteen(let raster): ThumbnailMaker(raster)
    }
  }

  /// Returns the picture with changed pixels.
  consuming func changed(
    _ reviser: PictureReviser, _ photo: PictureFacts, _ revision: inout PictureRevision
  ) throws(RevisionError) -> AnyRaster {
    switch consume self {
    case .eight(var raster):
      try reviser.apply(to: &raster, photo, &revision)
      return .eight(raster)
    case .sixteen(var raster):
      try reviser.apply(to: &raster, photo, &revision)
      return .sixteen(raster)
    }
  }
}
