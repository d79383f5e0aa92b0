import PhotoFormats
import PhotoMetadata
import Pictures

/// The pixels of a photo with 8 or with 16 bits per channel.
enum AnyRaster {
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
  ) throws(CopyError) -> AnyRaster {
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

extension [UInt16] {
  /// Creates numbers from their bytes.
  init(_ bytes: [UInt8], order: ByteOrder) {
    let (high, low) = order == .big ? (0, 1) : (1, 0)
    self = []
    reserveCapacity(bytes.count / 2)
    for place in stride(from: 0, to: bytes.count - 1, by: 2) {
      append(UInt16(bytes[place + high]) << 8 | UInt16(bytes[place + low]))
    }
  }
}

extension Sequence<UInt16> {
  /// Returns the bytes of numbers.
  func bytes(order: ByteOrder) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(2 * underestimatedCount)
    for number in self {
      let (high, low) = (UInt8(number >> 8), UInt8(truncatingIfNeeded: number))
      bytes.append(order == .big ? high : low)
      bytes.append(order == .big ? low : high)
    }
    return bytes
  }
}
