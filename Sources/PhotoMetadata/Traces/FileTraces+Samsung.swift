import PhotoFormats

extension FileTraces {
  /// The beginning of the names of blocks by Samsung's editor, whose content is JSON.
  private static let editorPrefix = "PhotoEditor_"

  /// Reads the names of the blocks in Samsung's trailer, at the end of the file or in its box.
  mutating func readSamsungTrailer(
    _ container: PhotoContainer, in source: inout ByteSource
  ) throws(PhotoReadError) {
    var positions: [Range<Int>] = []
    switch container {
    case .jpeg: positions = [(parts.last?.range.upperBound ?? 0)..<source.size]
    case .heif:
      let boxes = parts.filter { $0.name == "sefd" }.prefix(Limits.blocks)
      positions = boxes.map(\.content) + [0..<source.size]
    default: return
    }
    for position in positions where position.lowerBound < position.upperBound {
      let trailer = try SamsungTrailer(
        endingAt: position.upperBound, notBefore: position.lowerBound, in: &source)
      for block in trailer?.blocks ?? [] {
        // The other blocks can be videos.
        let isText = block.name.hasPrefix(Self.editorPrefix)
        let text =
          isText
          ? try source.bytes(
            at: block.content.lowerBound, count: min(block.content.count, Limits.settingsText)) : []
        others.append(
          FileTrace(
            .samsungTrailer(block.name), at: block.range.lowerBound, text: Self.text(text)))
      }
    }
  }
}
