import PhotoFormats

/// Reads the headers of a BMP file: the size of the picture, and a color profile.
struct BMPWalker: ContainerWalker {
  private(set) var contents = ContainerContents(.bmp)

  mutating func walk(_ source: inout ByteSource) throws(PhotoReadError) {
    let layout = try BMPLayout(in: &source)
    contents.dimensions = layout.dimensions
    contents.note(layout.problems)
    for piece in layout.pieces where piece.name == BMPLayout.profile { contents.add(piece) }
    if layout.end > 0 { contents.addRemainder(layout.end..<source.size) }
  }
}
