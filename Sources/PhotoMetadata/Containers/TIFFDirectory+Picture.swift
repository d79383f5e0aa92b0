import PhotoFormats

/// The picture that a directory describes.
extension TIFFDirectory {
  /// Whether the picture is not a reduced version of another one in the file.
  var isWholePicture: Bool {
    guard let kind = number(0x00FE) else {
      // Without further pictures there is no other one.
      guard let list = entry(Self.subdirectories), list.unit == 4 else { return true }
      return list.count == 0
    }
    // 1 is a reduced version, 2 a page of several; 4 and more are masks and the like.
    return kind & ~2 == 0
  }

  /// Whether it describes a picture as any program reads it, TIFF 6.0, and not the values of a
  /// sensor or DNG's.
  var isReadableByAll: Bool {
    guard let colors = number(0x0106) else { return false }
    return (0...10).contains(colors) && entry(Self.versionOfDNG) == nil
  }

  /// Returns the offsets of the directories of further pictures.
  func children(
    fileSize: Int, in source: inout ByteSource
  ) throws(PhotoReadError) -> [Int] {
    guard let list = entry(Self.subdirectories), list.unit == 4,
      let position = list.offset ?? Optional(list.fieldPosition), position < fileSize
    else { return [] }
    let offsets = try source.bytes(
      at: position, count: min(list.size, 4 * FormatLimits.directories))
    return stride(from: 0, to: offsets.count - 3, by: 4).compactMap {
      layout.order.uint32(offsets, at: $0)
    }
  }

  /// The size of the picture.
  var dimensions: PixelDimensions? { dimensions(number(0x0100), number(0x0101)) }

  /// The size of the picture, if Panasonic specifies its borders on the sensor.
  var sensorDimensions: PixelDimensions? {
    guard let top = number(4), let left = number(5), let bottom = number(6), let right = number(7)
    else { return dimensions }
    return dimensions(right - left, bottom - top)
  }

  /// Returns a size if it is valid.
  func dimensions(_ width: Int?, _ height: Int?) -> PixelDimensions? {
    guard let width, let height, width > 0, height > 0 else { return nil }
    return PixelDimensions(width: width, height: height)
  }

  private static let (subdirectories, versionOfDNG) = (0x014A, 0xC612)
}
