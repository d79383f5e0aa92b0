import PhotoFormats
package import Pictures

/// A small picture of a Photoshop file.
///
/// Adobe Photoshop File Formats, "Image Data": all layers together, one channel after another.
package enum PhotoshopPreview {
  /// Returns the picture of all layers, with no side longer than `side`; one with more than `limit`
  /// pixels is too large.
  ///
  /// A file saved without such a picture is refused, since a white one stands in its place.
  package static func picture(
    of bytes: [UInt8], longestSide side: Int, limit: Int
  ) throws(PictureError) -> Picture {
    var source = ByteSource(bytes, limit: .max)
    guard let layout = try? PhotoshopLayout(in: &source), let size = layout.dimensions,
      let data = layout.pieces.first(where: { $0.name == PhotoshopLayout.picture })?.content
    else { throw .damaged }
    guard let form = Form(layout), hasPicture(layout, &source) else { throw .unsupported }
    guard size.width <= limit / size.height else { throw .tooManyPixels(limit: limit) }
    guard let planes = planes(bytes[data], size, form, layout) else { throw .damaged }
    let palette = layout.pieces.first { $0.name == PhotoshopLayout.colors }
    let colors = form == .palette ? palette.map { bytes[$0.content] } : []
    guard form != .palette || (colors?.count ?? 0) >= 768 else { throw .damaged }
    var values = [UInt8](repeating: 0, count: size.width * size.height * 3)
    var target = values.mutableSpan
    let count = size.width * size.height
    let table = Array(colors ?? [])
    for pixel in 0..<count {
      for channel in 0..<3 {
        target[3 * pixel + channel] =
          switch form {
          case .gray: planes[pixel]
          case .palette: table[256 * channel + Int(planes[pixel])]
          case .rgb: planes[channel * count + pixel]
          // The values are those of the paper that stays white.
          case .cmyk:
            UInt8(
              truncatingIfNeeded: Int(planes[channel * count + pixel])
                * Int(planes[3 * count + pixel]) / 255)
          }
      }
    }
    guard
      let raster = Raster(width: size.width, height: size.height, layout: .rgb, values: values)
    else { throw .damaged }
    return raster.thumbnail(longestSide: side)
  }

  /// How channels make colors.
  private enum Form {
    case gray, palette, rgb, cmyk

    /// Returns the form of a file; nil if it is none of these.
    init?(_ layout: PhotoshopLayout) {
      switch layout.mode {
      case 1, 8: self = .gray
      case 2: self = .palette
      case 3: self = .rgb
      case 4: self = .cmyk
      default: return nil
      }
      guard [8, 16].contains(layout.bits), channels <= layout.channels,
        self != .palette || layout.bits == 8
      else { return nil }
    }

    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .rgb: 3
      case .cmyk: 4
      }
    }
  }

  /// Returns the channels of the form with 8 bits, one after another; nil if they are not there.
  private static func planes(
    _ data: ArraySlice<UInt8>, _ size: PixelDimensions, _ form: Form, _ layout: PhotoshopLayout
  ) -> [UInt8]? {
    let unit = layout.bits / 8
    let (row, rows) = (size.width * unit, form.channels * size.height)
    var planes: [UInt8] = []
    planes.reserveCapacity(size.width * rows)
    func append(_ line: ArraySlice<UInt8>) {
      for position in stride(from: line.startIndex, to: line.endIndex, by: unit) {
        planes.append(line[position])
      }
    }
    switch ByteOrder.big.uint16(data, at: 0) {
    case 0:
      guard data.count >= 2 + row * rows else { return nil }
      append(data.dropFirst(2).prefix(row * rows))
    case 1:
      // The compressed sizes of all rows of all channels come first.
      let countSize = layout.isLarge ? 4 : 2
      var counts = ByteReader(data.dropFirst(2))
      var rest = data.dropFirst(2 + countSize * layout.channels * size.height)
      for _ in 0..<rows {
        guard let count = counts.number(countSize), count <= rest.count,
          let line = PackBits.decode(rest.prefix(count), count: row)
        else { return nil }
        append(line[...])
        rest = rest.dropFirst(count)
      }
    default: return nil
    }
    return planes
  }

  /// Whether a file has the picture of all layers: a resource with a version and a flag says so.
  private static func hasPicture(
    _ layout: PhotoshopLayout, _ source: inout ByteSource
  ) -> Bool {
    guard let location = layout.pieces.first(where: { $0.name == PhotoshopLayout.resources }) else {
      return true
    }
    var resources = ImageResources(location.content)
    while let resource = try? resources.next(in: &source) {
      guard resource.number == ImageResource.versionInformation else { continue }
      let flag = try? source.bytes(at: resource.content.lowerBound + 4, count: 1).first
      return flag != 0
    }
    return true
  }
}
