import PhotoFormats
import PhotoMetadata

/// What follows the picture: pictures in a list or not, and other data.
extension JPEGEditor {
  /// Edits what follows the picture, and returns the pictures there with their new positions.
  mutating func editTrailer(_ pass: inout CopyPass) throws(CopyError) -> [MovedPicture] {
    guard end < bytes.count else { return [] }
    var images: [MovedPicture] = []
    var position = end
    var offset = 0
    func add(_ origin: Range<Int>, _ new: [UInt8]) {
      pieces.append(Piece(part: JPEGPart(.rest, origin), bytes: new, isBehindEnd: true))
      offset += new.count
    }
    for (range, picture) in furtherPictures where range.lowerBound >= position {
      try editRest(position..<range.lowerBound, add, &pass)
      position = range.upperBound
      if picture.isPreview, !Self.isGainMap(bytes[range]),
        pass.removes(.thumbnail, "MPF", bytes: [])
      {
        images.append(MovedPicture(origin: range, position: 0, count: 0))
        continue
      }
      let edited = try JPEGEditor.edit(embedded: Array(bytes[range]), &pass, in: "MPF")
      if edited == nil, pass.removes(.unread, "MPF", bytes: bytes[range]) {
        images.append(MovedPicture(origin: range, position: 0, count: 0))
        continue
      }
      images.append(MovedPicture(origin: range, position: offset, count: range.count))
      add(range, edited ?? Array(bytes[range]))
    }
    try editRest(position..<bytes.count, add, &pass)
    return images
  }

  /// Edits data that no list describes.
  private func editRest(
    _ range: Range<Int>, _ add: (Range<Int>, [UInt8]) -> Void, _ pass: inout CopyPass
  ) throws(CopyError) {
    guard !range.isEmpty else { return }
    let rest = Array(bytes[range])
    // Padding, of which a pattern may say something only in copies that promise otherwise.
    let padding: [UInt8] = pass.plan.removes(.unread) ? [0] : [0, 0xFF, 0x20, 0x0A, 0x0D]
    if rest.allSatisfy(padding.contains) { return add(range, rest) }
    if rest.starts(with: JPEGMarker.start) {
      // Cameras and editors put previews there, and some programs what a picture was before.
      if !Self.isGainMap(rest[...]), pass.removes(.thumbnail, "EOF JPEG (\(range.count) B)") {
        return
      }
      if let edited = try JPEGEditor.edit(embedded: rest, &pass, in: "EOF") {
        return add(range, edited)
      }
    }
    let video = VideoEditor.position(in: rest, rest.indices)
    if pass.plan.removes(.unread) {
      let name = video == nil ? "EOF" : "EOF \(VideoEditor.name)"
      if pass.removes(.unread, "\(name) (\(range.count) B)", bytes: rest[...]) { return }
    }
    add(range, Self.editedTrailer(rest, video, &pass))
  }

  /// Returns data behind a picture without the private facts in videos and in lists of entries;
  /// what else there is stays.
  private static func editedTrailer(
    _ rest: [UInt8], _ video: Range<Int>?, _ pass: inout CopyPass
  ) -> [UInt8] {
    let rest = pass.withoutValues(rest, in: "EOF")
    var edited = rest
    var known: [Range<Int>] = []
    if let video {
      edited.replaceSubrange(video, with: VideoEditor.edit(Array(rest[video]), &pass))
      known.append(video)
    }
    var source = ByteSource(rest, limit: .max)
    let trailer = try? SamsungTrailer(endingAt: rest.count, notBefore: 0, in: &source)
    if let trailer, trailer.isComplete {
      for block in trailer.blocks where !known.contains(where: block.content.overlaps) {
        let name = "EOF Samsung \(block.name)"
        let kind = SamsungTrailerKinds.kind(of: block.name)
        if pass.removes(kind, name, bytes: rest[block.content], as: .emptied) {
          edited.clear(block.content)
        }
      }
      known.append(trailer.range)
    }
    var position = 0
    for range in known.sorted(by: { $0.lowerBound < $1.lowerBound }) + [rest.count..<rest.count] {
      let gap = rest[position..<max(position, range.lowerBound)]
      position = max(position, range.upperBound)
      guard gap.contains(where: { $0 != 0 }) else { continue }
      let facts = isPhotoMechanic(gap) ? [] : HiddenFacts.possible(inRest: gap)
      if pass.removes(.unread, "EOF (\(gap.count) B)", bytes: gap, holding: facts) {
        edited.clear(gap.indices)
      }
    }
    return edited
  }

  /// Whether data is the trailer of Photo Mechanic, of which ExifTool lists the tags: data sets
  /// like those of IPTC, with one number each, such as a rating and the edges of a crop.
  private static func isPhotoMechanic(_ data: ArraySlice<UInt8>) -> Bool {
    guard data.suffix(8).elementsEqual("cbipcbbl".utf8), data.count >= 12 else { return false }
    var rest = data.dropLast(12).drop { $0 == 0 }
    while !rest.isEmpty {
      guard rest.count >= 9, rest.starts(with: [0x1C, 0x02]),
        rest.dropFirst(3).prefix(2).elementsEqual([0, 4])
      else { return false }
      rest = rest.dropFirst(9)
    }
    return true
  }

  /// Whether a picture is a gain map by ISO/TS 21496-1, Adobe’s description, or Apple’s.
  static func isGainMap(_ jpeg: ArraySlice<UInt8>) -> Bool {
    guard let editor = JPEGEditor(Array(jpeg), isEmbedded: true) else { return false }
    return editor.parts.indices.contains { part in
      switch editor.segment(part) {
      case .gainMap: editor.content(part).count > JPEGSegment.gainMapName.count + 4
      case .xmp:
        ["hdrgm:GainMapMax", "hdrgainmap", "HDRGainMapVersion"].contains {
          editor.content(part).contains(text: $0)
        }
      default: false
      }
    }
  }

  /// Whether the video of a motion photo, which lies behind the picture, goes with everything that
  /// can't be read.
  func removesVideo(_ plan: CopyPlan) -> Bool {
    plan.removes(.unread) && !isEmbedded && end < bytes.count
      && VideoEditor.position(in: bytes, end..<bytes.count) != nil
  }

  /// The pictures behind the first that a list names, in the order of the file.
  private var furtherPictures: [(range: Range<Int>, picture: MultiPictureList.Picture)] {
    index.map { $0.list.positions(header: $0.header, in: end..<bytes.count) } ?? []
  }
}
