import PhotoFormats

/// Videos and sounds that a photo contains: those of motion photos, and voice notes.
extension FileTraces {
  /// Reads where the file has videos and sounds, how long they are, and the places that they name.
  mutating func readEmbeddedMedia(
    _ contents: ContainerContents, in source: inout ByteSource
  ) throws(PhotoReadError) {
    switch contents.container {
    case .heif:
      for part in parts where part.name == "mpvd" {
        try addVideo(part.content, named: part.name, in: &source)
      }
      for part in contents.texts {
        let bytes = try source.bytes(
          at: part.content.lowerBound, count: min(part.content.count, Limits.traceText))
        embeddedMedia += ItemText.facts(in: bytes, of: part.name)
      }
    case .gif:
      for part in contents.texts {
        let text = try text(inSubBlocks: part, &source).dropFirst(GIFPart.plainTextHeader)
        embeddedMedia.append(
          PhotoFact(.comment, .text(DecodedText(text).text), source: "GIF \(part.name)"))
      }
    case .jpeg:
      for part in parts where Self.isUnknownSegment(part) {
        let head = try source.header(at: part.content.lowerBound, count: 12)
        if RIFFParts.beginsSound(head) { addSound(part.content.count, named: part.name) }
      }
      try readTrailer(in: &source)
      try noteFurtherPictures(in: &source)
    default: break
    }
  }

  /// Notes the places, dates and people that the other pictures of a list record, CIPA DC-007.
  private mutating func noteFurtherPictures(
    in source: inout ByteSource
  ) throws(PhotoReadError) {
    let name = JPEGSegment.multiPictureName
    for part in parts where part.name == "APP2" {
      let head = try source.header(at: part.content.lowerBound, count: name.count)
      guard head.elementsEqual(name) else { continue }
      let content = try source.bytes(
        at: part.content.lowerBound, count: min(part.content.count, Limits.traceText))
      let positions = MultiPictureList(content.dropFirst(name.count))?.positions(
        header: part.content.lowerBound + name.count, in: 0..<source.size)
      for (range, _) in (positions ?? []).prefix(Limits.blocks) {
        let start = try source.bytes(at: range.lowerBound, count: 2)
        guard start.elementsEqual(JPEGMarker.start) else { continue }
        var walker = JPEGWalker(at: range.lowerBound)
        try walker.walk(&source)
        try noteFacts(of: walker.contents, in: &source)
      }
    }
  }

  /// Notes what the metadata of another picture is about.
  private mutating func noteFacts(
    of contents: ContainerContents, in source: inout ByteSource
  ) throws(PhotoReadError) {
    var (own, problems) = (FileTraces(), [MetadataProblem]())
    let exif = try ExifFields.read(contents, in: &source, problems: &problems, traces: &own)
    _ = try XMPFields.read(contents, in: &source, problems: &problems, traces: &own)
    for place in [exif?.location, own.xmpLocation].compactMap({ $0 }) {
      embeddedMedia.append(PhotoFact(.location, .place(place), source: "MPF"))
    }
    for structure in own.recorded.all {
      recorded.note(structure.kind, "MPF \(structure.source)")
    }
  }

  /// Reads what follows the picture: Samsung's blocks, or the video that XMP announces.
  private mutating func readTrailer(in source: inout ByteSource) throws(PhotoReadError) {
    let start = parts.last?.range.upperBound ?? 0
    if let trailer = try SamsungTrailer(endingAt: source.size, notBefore: start, in: &source) {
      for block in trailer.blocks {
        switch block.name {
        case "MotionPhoto_Data":
          try addVideo(block.content, named: "Samsung \(block.name)", in: &source)
        case let name where name.hasPrefix("SoundShot_0"):
          addSound(block.content.count, named: "Samsung \(name)")
        default: break
        }
      }
      if !embeddedMedia.isEmpty { return }
    }
    // The items of a container lie at the end of the file, the last one last.
    var distance = 0
    for trace
      in (xmp.all(from: .xmp("Item:Length")) + xmp.all(from: .xmp("GCamera:MicroVideoOffset")))
      .reversed().prefix(Limits.blocks)
    {
      guard let length = Int(trace.text), length > 0, length < source.size - start else { continue }
      for end in [source.size, source.size - distance] where end - length >= start {
        let video = end - length..<end
        let head = try source.header(at: video.lowerBound, count: 8)
        guard head.suffix(4).elementsEqual(FileTypeBrands.boxType.utf8) else { continue }
        return try addVideo(video, named: trace.source.name, in: &source)
      }
      distance += length
    }
  }

  mutating func addVideo(
    _ video: Range<Int>, named name: String, in source: inout ByteSource
  ) throws(PhotoReadError) {
    embeddedMedia.append(PhotoFact(.video, .number(Double(video.count)), source: name))
    var hasPlace = false
    try readBoxes(video, named: name, in: &source, depth: 0, &hasPlace)
  }

  /// Reads the texts and the first place in the boxes of a video and its tracks.
  private mutating func readBoxes(
    _ range: Range<Int>, named name: String, in source: inout ByteSource, depth: Int,
    _ hasPlace: inout Bool
  ) throws(PhotoReadError) {
    var boxes = BoxParts(range, limit: Limits.videoBoxes)
    while let box = try boxes.nextBox(in: &source) {
      switch box.type {
      case "moov" where depth == 0, "trak" where depth == 1, "mdia" where depth == 2:
        try readBoxes(
          box.content, named: "\(name) \(box.type)", in: &source, depth: depth + 1, &hasPlace)
      case "udta", "meta":
        guard depth > 0 else { continue }
        let bytes = Array(
          try source.bytes(
            at: box.content.lowerBound, count: min(box.content.count, Limits.videoMetadata)))
        let name = "\(name) \(box.type)"
        if !hasPlace, let place = ISO6709.place(in: bytes[...]) {
          hasPlace = true
          embeddedMedia.append(PhotoFact(.location, .place(place), source: name))
        }
        addEntries(in: bytes, of: box.type, named: name, hasPlace)
      default: continue
      }
    }
  }

  /// Adds what the entries in a box say about people, places and dates, and what people wrote.
  private mutating func addEntries(
    in bytes: [UInt8], of type: String, named name: String, _ hasPlace: Bool
  ) {
    var entries: [VideoEntries.Entry] = []
    if type == "meta" {
      entries = VideoEntries.all(inMetadata: bytes.indices, of: bytes)
    } else {
      entries = VideoEntries.all(inUserData: bytes.indices, of: bytes)
      for box in BoxParts.boxes(in: bytes) where box.type == "meta" {
        entries += VideoEntries.all(inMetadata: box.content, of: bytes)
      }
    }
    for entry in entries.prefix(Limits.videoBoxes)
    where bytes[entry.box.content].contains(where: { $0 != 0 }) {
      let text = DecodedText(entry.text).text
      let source = "\(name) \(entry.name)"
      let kind: PhotoFact.Kind? =
        switch entry.kind {
        case .owner: .creator
        case .copyright: .copyright
        case .comments: Self.titles.contains(entry.name) ? .title : .comment
        default: nil
        }
      if let kind, !text.isEmpty {
        embeddedMedia.append(PhotoFact(kind, .text(text), source: source))
      } else if entry.kind != .location || !hasPlace {
        recorded.note(entry.kind, source)
      }
    }
  }

  private static let titles: Set<String> = ["©nam", "titl", "com.apple.quicktime.title"]

  /// Returns the beginning of the data of a part in sub-blocks.
  func text(
    inSubBlocks part: FilePart, _ source: inout ByteSource
  ) throws(PhotoReadError) -> [UInt8] {
    var blocks = GIFSubBlocks(part.content)
    var text: [UInt8] = []
    while text.count < Limits.traceText, let block = try blocks.next(in: &source) {
      text += try source.bytes(at: block.lowerBound, count: block.count)
    }
    return text
  }

  private mutating func addSound(_ size: Int, named name: String) {
    embeddedMedia.append(PhotoFact(.sound, .number(Double(size)), source: name))
  }

  /// Whether a segment is none that a standard describes.
  private static func isUnknownSegment(_ part: FilePart) -> Bool {
    part.content.count > 64 && part.name.hasPrefix("APP")
      && !["APP0", "APP1", "APP2", "APP11", "APP13", "APP14"].contains(part.name)
  }
}
