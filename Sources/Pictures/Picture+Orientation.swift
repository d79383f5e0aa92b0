extension Picture {
  /// Returns the picture oriented according to EXIF’s orientation, 1 to 8.
  consuming func oriented(by orientation: Int) -> Picture {
    guard (2...8).contains(orientation) else { return self }
    let isTurned = orientation >= 5
    let (width, height, channels) = (width, height, layout.channels)
    let (newWidth, newHeight) = isTurned ? (height, width) : (width, height)
    var upright = Picture(width: newWidth, height: newHeight, layout: layout)
    let source = bytes.span
    var target = upright.bytes.mutableSpan
    var place = 0
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        // EXIF 3.0, 4.6.5.1.6: the visual positions of row 0 and column 0 of the picture.
        let (row, column) =
          switch orientation {
          case 2: (y, width - 1 - x)
          case 3: (height - 1 - y, width - 1 - x)
          case 4: (height - 1 - y, x)
          case 5: (x, y)
          case 6: (height - 1 - x, y)
          case 7: (height - 1 - x, width - 1 - y)
          default: (x, width - 1 - y)
          }
        let start = (row * width + column) * channels
        for channel in 0..<channels {
          target[place] = source[start + channel]
          place += 1
        }
      }
    }
    return upright
  }
}
