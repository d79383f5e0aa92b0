import PhotoFormats

/// Reads a RAF file, Fujifilm's raw format, whose metadata is in a JPEG file inside of it.
struct RAFWalker: ContainerWalker {
  private(set) var contents = ContainerContents(.raf)

  mutating func walk(_ source: inout ByteSource) throws(PhotoReadError) {
    let layout = try RAFLayout(in: &source)
    var walker = JPEGWalker(at: layout.preview)
    try walker.walk(&source)
    contents = walker.contents.within(.raf)
    contents.previews = layout.pieces.filter { $0.name == RAFLayout.jpeg }.map(\.content)
    contents.note(layout.problems)
    if let size = layout.dimensions { contents.dimensions = size }
  }
}
