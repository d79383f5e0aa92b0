internal import JPEGCodec

extension DateStamp {
  /// Draws the stamp on a picture with 8 bits per channel, upright as people see it; see
  /// ``draw(on:orientation:)-(Raster<UInt16>,_)``.
  public func draw(on raster: inout Raster<UInt8>, orientation: Int = 1) -> Bool {
    raster.draw(self, orientation)
  }

  /// Draws the stamp on a picture with 16 bits per channel, upright as people see it with an
  /// orientation of EXIF, 1 to 8.
  ///
  /// Returns whether the picture is large enough for readable digits; if not, it stays as it is.
  /// In a gray picture, the colors of the stamp become gray.
  public func draw(on raster: inout Raster<UInt16>, orientation: Int = 1) -> Bool {
    raster.draw(self, orientation)
  }
}

extension Raster {
  fileprivate mutating func draw(_ stamp: DateStamp, _ orientation: Int) -> Bool {
    let isTurned = (5...8).contains(orientation)
    guard
      let layer = StampLayer(
        stamp, width: isTurned ? height : width, height: isTurned ? width : height)
    else { return false }
    let (width, height, layout) = (width, height, layout)
    var target = values.mutableSpan
    var index = 0
    for y in layer.rows {
      for x in layer.columns {
        let color = layer.pixels[index]
        index += 1
        guard color.w > 0 else { continue }
        let position = StoredPosition(
          seenAtX: x, y: y, orientation: orientation, width: width, height: height)
        let offset = (position.row * width + position.column) * layout.channels
        Self.blend(color, over: &target, at: offset, layout)
      }
    }
    return true
  }

  /// Lays a color, multiplied by alpha, over a pixel whose values are not.
  private static func blend(
    _ color: SIMD4<UInt16>, over target: inout MutableSpan<Channel>, at position: Int,
    _ layout: Layout
  ) {
    let unit = 65535 / Int(Channel.max)
    let opaque = 65535
    let last = position + layout.colors
    let below = layout.hasAlpha ? Int(target[last]) * unit : opaque
    let part = below * (opaque - Int(color.w)) / opaque
    let alpha = Int(color.w) + part
    func lay(_ value: Int, at position: Int) {
      let sum = value * opaque + Int(target[position]) * unit * part
      target[position] = channel(sum / alpha, unit)
    }
    if layout.colors == 1 {
      lay(StampInk.gray(color), at: position)
    } else {
      for channel in 0..<3 { lay(Int(color[channel]), at: position + channel) }
    }
    if layout.hasAlpha { target[last] = channel(alpha, unit) }
  }

  /// Returns a number from 0 to 65,535 as a channel.
  private static func channel(_ value: Int, _ unit: Int) -> Channel {
    Channel(clamping: (value + unit / 2) / unit)
  }
}
