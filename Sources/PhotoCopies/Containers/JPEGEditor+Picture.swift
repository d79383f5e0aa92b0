import JPEGCodec
import PhotoFormats
import PhotoMetadata

/// The coded picture, which may contain bytes that decoders pass over.
extension JPEGEditor {
  /// What becomes of the coded data.
  enum CodedPicture {
    /// It stays, but for some bytes, and tables that no scan uses.
    case kept(surplus: [Range<Int>], tables: [Range<Int>])
    /// It was written again, with all tables.
    case rewritten(RewrittenPicture)
  }

  /// Returns what becomes of the coded data.
  ///
  /// Data that can't be followed is decoded and coded again without loss, so that nothing but the
  /// coefficients of the picture remains.
  func codedPicture(_ pass: inout CopyPass) throws(CopyError) -> CodedPicture {
    guard pass.plan.removes(.unread) else { return .kept(surplus: [], tables: []) }
    // The tables of pictures in TIFF files may be elsewhere, so that the data can't be followed.
    let hasTables = parts.contains { $0.segment == JPEGMarker.huffmanTables }
    if isEmbedded, !hasTables { return .kept(surplus: [], tables: []) }
    let known = isEmbedded ? nil : pass.picture
    let picture: CodedPicture
    if let known { picture = known } else { picture = try cleanPicture() }
    if !isEmbedded { pass.picture = picture }
    switch picture {
    case .kept(let surplus, let tables):
      let all = surplus.flatMap { bytes[$0] }
      let isCut = !all.isEmpty && pass.removes(.unread, Self.scan, bytes: all[...])
      return .kept(surplus: isCut ? surplus : [], tables: tables)
    case .rewritten: pass.record(.removed, .unread, Self.scan)
    }
    return picture
  }

  /// Returns the coded data without what no decoder needs.
  private func cleanPicture() throws(CopyError) -> CodedPicture {
    // Neither following nor decoding more of them ends in time.
    guard !JPEGParts.hasTooManyScans(parts) else {
      throw .cannotRemove(.unread, structure: Self.scan)
    }
    if let surplus = ScanUnits.surplus(in: bytes, parts),
      surplus.isEmpty
        || JPEGPicture.areSame(bytes[..<end], bytes(in: 0..<end, without: surplus)[...])
    {
      return .kept(surplus: surplus, tables: JPEGTables.unused(in: bytes, parts))
    }
    let precision = file.isProgressive ? JPEGPrecision(of: parts, in: bytes) : nil
    guard let picture = RewrittenPicture(of: bytes[..<end], precision) else {
      throw .cannotRemove(.unread, structure: Self.scan)
    }
    return .rewritten(picture)
  }

  /// Returns the bytes in a range without those of its scans that no decoder needs.
  private func bytes(in range: Range<Int>, without surplus: [Range<Int>]) -> [UInt8] {
    var kept: [UInt8] = []
    var position = range.lowerBound
    for piece in surplus where range.contains(piece.lowerBound) {
      kept += bytes[position..<piece.lowerBound]
      position = piece.upperBound
    }
    return kept + bytes[position..<range.upperBound]
  }

  private static let scan = "JPEG scan"

  mutating func editScan(_ part: Int, _ picture: CodedPicture) {
    switch picture {
    case .kept(let surplus, _):
      let kept = bytes(in: parts[part].range, without: surplus)
      pieces.append(Piece(part: parts[part], bytes: kept))
    case .rewritten(let new):
      guard part == parts.firstIndex(where: { $0.kind == .scan }) else { return }
      pieces.append(Piece(part: parts[part], bytes: new.scans))
    }
  }

  /// The first segment that decoding takes.
  var firstTable: Int? {
    parts.indices.first { part in
      switch segment(part) {
      case .frame, .quantization, .huffman, .arithmetic, .restartInterval: true
      default: false
      }
    }
  }

  /// Whether the picture has arithmetic coding.
  var isArithmetic: Bool {
    file.frame.flatMap { parts[$0].segment }.map(JPEGMarker.isArithmetic) == true
  }

  /// Whether a segment says how many lines a frame has that doesn't know, ISO/IEC 10918-1, B.2.5.
  func hasLateLineCount(_ part: Int) -> Bool {
    guard let frame = file.frame, ByteOrder.big.uint16(content(frame), at: 1) == 0 else {
      return false
    }
    return part == parts.indices.first { segment($0) == .lineCount }
  }
}
