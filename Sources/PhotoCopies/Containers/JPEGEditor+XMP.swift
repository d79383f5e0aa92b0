import ASCII
import PhotoFormats
import PhotoMetadata

/// XMP: the main packet, and the one that continues it.
extension JPEGEditor {
  mutating func editXMP(_ part: Int, _ pass: inout CopyPass) throws(CopyError) {
    let content = content(part)
    let nameSize = JPEGSegment.xmpNameSize(content) ?? 0
    let isMain = !hasXMP && !isEmbedded && !isBehindScan
    if let edited = XMPEditor.edit(
      Array(content.dropFirst(nameSize)), &pass, isMain: isMain, in: "XMP")
    {
      try replace(part, with: Array(content.prefix(nameSize)) + edited)
      if isMain { hasXMP = true }
    }
  }

  /// Edits the packet that continues the main one, and returns the contents of its segments; none
  /// if it stays, or goes as a whole.
  func editExtendedXMP(_ pass: inout CopyPass) -> [Int: [UInt8]] {
    let name = JPEGSegment.extendedXMPName
    let group = parts.indices.filter { segment($0) == .extendedXMP }
    let header = name.count + 40
    guard !group.isEmpty else { return [:] }
    let pieces = group.map { part -> (part: Int, offset: Int, bytes: ArraySlice<UInt8>) in
      let offset = ByteOrder.big.uint32(content(part), at: header - 4) ?? 0
      return (part, offset, content(part).dropFirst(header))
    }.sorted { $0.offset < $1.offset }
    var packet: [UInt8] = []
    var isWhole = true
    let digest = pieces.first.map { content($0.part).dropFirst(name.count).prefix(32) }
    for piece in pieces {
      isWhole =
        isWhole && piece.offset == packet.count
        && content(piece.part).dropFirst(name.count).prefix(32) == digest
      packet += piece.bytes
    }
    var edited: [UInt8]?
    if isWhole {
      edited = XMPEditor.edit(packet, &pass, isMain: false, in: "XMP xmpNote:HasExtendedXMP")
    } else if !pass.removes(.unread, "XMP xmpNote:HasExtendedXMP", bytes: packet[...]) {
      return [:]
    }
    guard let edited, edited.count == packet.count else {
      pass.removesExtension = true
      return [:]
    }
    guard edited != packet else { return [:] }
    // The digest of the packet, which the main one names, would be wrong. A packet that still
    // belongs to its main one is worth more than its digest, which readers don't check.
    var contents: [Int: [UInt8]] = [:]
    var position = 0
    for piece in pieces {
      contents[piece.part] =
        Array(content(piece.part).prefix(header)) + edited[position..<position + piece.bytes.count]
      position += piece.bytes.count
    }
    return contents
  }

  /// Adds a packet that says what was done, if there is none.
  mutating func addXMP(_ pass: inout CopyPass) throws(CopyError) {
    guard !hasXMP, !isEmbedded, let statement = pass.statement else { return }
    let content = JPEGSegment.xmpName + XMPEditor.fresh(statement)
    // Behind EXIF, JFIF and the like.
    let index =
      pieces.firstIndex { piece in
        guard let marker = piece.part.segment else {
          return piece.part.range.lowerBound > 0 && piece.part.kind != .gap
        }
        return marker != JPEGMarker.app0
          && JPEGSegment(marker, piece.bytes.dropFirst(4)) != .exif
      } ?? pieces.count
    let origin = pieces.prefix(index).last?.part.range.upperBound ?? 0
    let part = JPEGPart(.segment(JPEGMarker.app1), origin..<origin)
    pieces.insert(
      Piece(part: part, bytes: try Self.segment(JPEGMarker.app1, content, named: "APP1")),
      at: index)
  }
}
