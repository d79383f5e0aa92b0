import PhotoFormats

/// Walks the blocks of an MRW file, Minolta's raw format, up to the picture.
struct MRWWalker: ContainerWalker {
  private(set) var contents = ContainerContents(.mrw)

  mutating func walk(_ source: inout ByteSource) throws(PhotoReadError) {
    let layout = try MRWLayout(in: &source)
    contents.note(layout.problems)
    for piece in layout.pieces where piece.kind == .chunk && piece.name != MRWLayout.picture {
      contents.add(piece)
      switch piece.name {
      case "PRD":
        contents.dimensions =
          try layout.dimensions(in: piece.content, of: &source) ?? contents.dimensions
      case "TTW": contents.exifBlocks.append(.extents([piece.content]))
      default: break
      }
    }
  }
}
