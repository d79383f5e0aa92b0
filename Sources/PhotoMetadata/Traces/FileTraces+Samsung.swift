import PhotoFormats

extension FileTraces {
  /// Reads the names of the blocks in Samsung's trailer, at the end of the file or in its box.
  mutating func readSamsungTrailer(
    _ container: PhotoContainer, in source: inout ByteSource
  ) throws(PhotoReadError) {
    var places: [Range<Int>] = []
    switch container {
    case .jpeg: places = [(parts.last?.range.upperBound ?? 0)..<source.size]
    case .heif:
      let boxes = parts.filter { $0.name == "sefd" }.prefix(Limits.blocks)
      places = boxes.map(\.content) + [0..<source.size]
    default: return
    }
    for place in places where place.lowerBound < place.upperBound {
      let trailer = try SamsungTrailer(
        endingAt: place.upperBound, notBefore: place.lowerBound, in: &source)
      for block in trailer?.blocks ?? [] {
        others.append(
          FileTrace(.samsungTrailer(block.name), at: block.range.lowerBound, text: block.name))
      }
    }
  }
}
