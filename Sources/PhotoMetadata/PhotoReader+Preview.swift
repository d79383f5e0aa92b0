package import PhotoFormats

extension PhotoReader {
  /// Returns the preview in a raw file whose metadata has already been read: the smallest one whose
  /// longest side has at least `side` pixels, or else the largest; nil if there is none.
  ///
  /// - Throws: ``PhotoReadError/changed`` if the file has changed since then.
  package func preview(
    ofFileAt path: PhotoPath, in state: FileState, notBelow side: Int
  ) throws(PhotoReadError) -> EmbeddedPreview? {
    let limit = FormatLimits.bytesExamined + EmbeddedPreview.maximumBytes
    guard var file = try? PhotoFile(at: path, limit: limit), file.state == state else {
      throw .changed
    }
    let preview = try? preview(from: &file.source, notBelow: side)
    guard file.isUnchanged else { throw .changed }
    return preview
  }

  /// Returns the preview in a raw file in memory.
  package func preview(in bytes: [UInt8], notBelow side: Int) -> EmbeddedPreview? {
    var source = ByteSource(
      bytes, limit: FormatLimits.bytesExamined + EmbeddedPreview.maximumBytes)
    return try? preview(from: &source, notBelow: side)
  }

  private func preview(
    from source: inout ByteSource, notBelow side: Int
  ) throws(PhotoReadError) -> EmbeddedPreview? {
    let contents = try contents(of: &source)
    var positions = contents.previews
    if contents.container == .tiff { positions += try Self.previews(inRawFile: &source) }
    var best: (range: Range<Int>, size: PixelDimensions)?
    for position in positions.prefix(EmbeddedPreview.maximumPositions)
    where position.count <= EmbeddedPreview.maximumBytes {
      // A preview can be a whole JPEG file, with EXIF and thumbnail before the picture.
      let head = try source.bytes(
        at: position.lowerBound, count: min(position.count, Limits.previewHead))
      // The pictures of sensors are lossless.
      guard let header = JPEGHeader(head), header.process <= 2 else { continue }
      let size = header.dimensions
      let (new, old) = (Self.side(size), best.map { Self.side($0.size) } ?? 0)
      guard new >= EmbeddedPreview.minimumSide else { continue }
      if old < side ? new > old : new >= side && new < old { best = (position, size) }
    }
    guard let best else { return nil }
    let jpeg = Array(try source.bytes(at: best.range.lowerBound, count: best.range.count))
    guard jpeg.count == best.range.count else { return nil }
    return EmbeddedPreview(
      jpeg: jpeg,
      orientation: try orientation(ofPreview: best.size, contents, in: &source))
  }

  private static func side(_ size: PixelDimensions) -> Int { max(size.width, size.height) }

  /// Returns the orientation of the photo, unless its preview is upright already.
  private func orientation(
    ofPreview size: PixelDimensions, _ contents: ContainerContents, in source: inout ByteSource
  ) throws(PhotoReadError) -> Int {
    var problems: [MetadataProblem] = []
    var traces = FileTraces()
    _ = try ExifFields.read(contents, in: &source, problems: &problems, traces: &traces)
    let orientation = traces.orientation
    let isTurned =
      contents.dimensions.map { ($0.width > $0.height) != (size.width > size.height) } ?? false
    return (1...8).contains(orientation) && !(isTurned && orientation >= 5) ? orientation : 1
  }

  /// Returns the positions of the JPEG pictures that the directories of a raw file list, and some
  /// makers’ notes.
  private static func previews(
    inRawFile source: inout ByteSource
  ) throws(PhotoReadError) -> [Range<Int>] {
    guard let block = try TIFFBlock(0..<source.size, of: &source) else { return [] }
    var positions: [Range<Int>] = []
    for directory in block.directories {
      for picture in try block.jpegPictures(of: directory, in: &source) {
        positions.append(picture)
      }
      guard directory.kind == .exif, let note = directory.entry(0x927C)?.value else { continue }
      positions += try MakerNoteLayout.previews(inNote: note, of: block, in: &source)
    }
    return positions
  }
}
