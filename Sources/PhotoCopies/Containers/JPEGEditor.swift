import PhotoFormats
import PhotoMetadata

/// Changes the metadata of a JPEG file: its segments, the pictures behind its end, and other data
/// there.
struct JPEGEditor {
  /// A part of the copy: bytes of the original, or new ones in their place.
  struct Piece {
    var part: JPEGPart
    var bytes: [UInt8]
    /// Whether it follows the end of the picture.
    var isBehindEnd = false
  }

  let file: JPEGFile
  let isEmbedded: Bool
  var pieces: [Piece] = []
  /// The segment with the list of further pictures.
  var index: MultiPictureSegment?
  /// Whether a packet that readers find is in the copy.
  var hasXMP = false
  /// Whether a scan was passed, behind which no reader looks for metadata.
  var isBehindScan = false

  /// The maximum depth of pictures inside of others.
  private static let maximumDepth = 2

  /// Reads a file; nil if its segments are damaged, so that positions are uncertain.
  init?(_ bytes: [UInt8], isEmbedded: Bool = false) {
    guard let file = JPEGFile(bytes) else { return nil }
    (self.file, self.isEmbedded) = (file, isEmbedded)
  }

  var bytes: [UInt8] { file.bytes }
  var parts: [JPEGPart] { file.parts }
  /// The end of the picture, behind its last marker.
  var end: Int { file.end }

  /// Returns a picture inside of another file without its private metadata, as long as before;
  /// nil if it is damaged.
  static func edit(
    embedded bytes: [UInt8], _ pass: inout CopyPass, in structure: String
  ) throws(CopyError) -> [UInt8]? {
    guard pass.depth < maximumDepth, var editor = JPEGEditor(bytes, isEmbedded: true) else {
      return nil
    }
    let prefix = pass.prefix
    pass.prefix += structure + " › "
    pass.depth += 1
    defer {
      pass.prefix = prefix
      pass.depth -= 1
    }
    let edited = try editor.edit(&pass).bytes
    guard edited.count <= bytes.count else { throw .noRoom(structure: structure) }
    // Tables alone, which other pictures of a TIFF file need, have no scan.
    guard
      !editor.parts.contains(where: { $0.kind == .scan })
        || PictureCheck.isSame(bytes, edited, .jpeg, isExact: pass.plan.removes(.unread))
    else { return nil }
    return edited + Array(repeating: 0, count: bytes.count - edited.count)
  }

  /// Returns the file without what a pass removes.
  mutating func edit(_ pass: inout CopyPass) throws(CopyError) -> EditedPhoto {
    pieces = []
    hasXMP = false
    isBehindScan = false
    index = nil
    if !isEmbedded { pass.removesVideo = removesVideo(pass.plan) }
    let extended = editExtendedXMP(&pass)
    let picture = try codedPicture(&pass)
    var skipped: Set<Int> = []
    for part in parts.indices where !skipped.contains(part) {
      switch parts[part].kind {
      case .segment(let marker):
        try editSegment(part, marker, picture, extended, &skipped, &pass)
      case .scan:
        editScan(part, picture)
        isBehindScan = true
      case .marker(JPEGMarker.endOfImage): keep(part)
      case .marker where part == 0: keep(part)
      case .gap where bytes[parts[part].range].allSatisfy({ $0 == 0xFF }): keep(part)
      case .marker, .gap, .rest:
        let range = parts[part].range
        if !pass.removes(.unread, parts[part].name, bytes: bytes[range]) { keep(part) }
      }
    }
    try addXMP(&pass)
    let images = try editTrailer(&pass)
    return assembled(images)
  }

  // MARK: Pieces

  func content(_ part: Int) -> ArraySlice<UInt8> { file.content(part) }

  /// What a part contains; nil if it is no segment.
  func segment(_ part: Int) -> JPEGSegment? { file.segment(part) }

  mutating func keep(_ part: Int) {
    pieces.append(Piece(part: parts[part], bytes: Array(bytes[parts[part].range])))
  }

  /// Replaces the content of a segment.
  mutating func replace(_ part: Int, with content: [UInt8]) throws(CopyError) {
    guard let marker = parts[part].segment, content != Array(self.content(part)) else {
      return keep(part)
    }
    pieces.append(
      Piece(
        part: parts[part], bytes: try Self.segment(marker, content, named: parts[part].name)))
  }

  static func segment(
    _ marker: UInt8, _ content: [UInt8], named name: String
  ) throws(CopyError) -> [UInt8] {
    guard let segment = JPEGFile.segment(marker, content) else { throw .noRoom(structure: name) }
    return segment
  }

  // MARK: Writing

  private mutating func assembled(_ images: [MovedPicture]) -> EditedPhoto {
    // What stays between segments must not come to lie behind the first marker, where programs
    // recognize the file by the next one.
    if pieces.count > 2, pieces[1].part.kind == .gap, pieces[1].bytes.first != 0xFF {
      pieces.swapAt(1, 2)
    }
    var result = EditedPhoto(bytes: [], pictures: [])
    result.bytes.reserveCapacity(bytes.count + 4096)
    var header: Int?
    var newEnd: Int?
    for piece in pieces {
      if piece.isBehindEnd, newEnd == nil { newEnd = result.bytes.count }
      let start = result.bytes.count
      result.bytes += piece.bytes
      if piece.part.kind == .scan { result.pictures.append(start..<result.bytes.count) }
      if let index, piece.part == index.part {
        header = start + index.header - index.part.range.lowerBound
      }
    }
    guard let header, let index, result.bytes != bytes else { return result }
    let trailer = newEnd ?? result.bytes.count
    index.newList.rewrite(in: &result.bytes, at: header) { picture in
      guard picture.offset > 0 else { return (0, trailer) }
      let start = index.header + picture.offset
      guard let image = images.first(where: { $0.origin.lowerBound == start }), image.count > 0
      else { return nil }
      return (trailer + image.position - header, image.count)
    }
    return result
  }
}
