import PhotoFormats

/// The data behind the end of a JPEG picture, parts of which lists in the file explain.
///
/// Anything else is not a sign of editing: early cameras and recovered files end with whatever was
/// on the card.
struct JPEGTrailer {
  private let range: Range<Int>
  private var explained: [Range<Int>] = []

  /// Finds what explains the data: further pictures, a gain map, a video, Samsung's attachments.
  init(
    _ range: Range<Int>, parts: [FilePart], xmp: [FileTrace], in source: inout ByteSource
  ) throws(PhotoReadError) {
    self.range = range
    for part in parts where part.name == "APP2" {
      try explainPictures(listedIn: part.content, &source)
    }
    explainItems(of: xmp)
    try explainAttachments(&source)
    try explainVideo(of: xmp, &source)
  }

  /// The parts that nothing explains, in the order of the file.
  var unexplained: [Range<Int>] {
    var position = range.lowerBound
    var gaps: [Range<Int>] = []
    for part in explained.sorted(by: { $0.lowerBound < $1.lowerBound })
    where part.upperBound > position {
      if part.lowerBound > position { gaps.append(position..<part.lowerBound) }
      position = part.upperBound
    }
    if position < range.upperBound { gaps.append(position..<range.upperBound) }
    return gaps
  }

  /// CIPA DC-007: the positions of the further pictures, from the header of their list.
  private mutating func explainPictures(
    listedIn content: Range<Int>, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    let name = JPEGSegment.multiPictureName
    let bytes = try source.bytes(
      at: content.lowerBound, count: min(content.count, Limits.traceText))
    guard bytes.starts(with: name), let list = MultiPictureList(bytes.dropFirst(name.count)) else {
      return
    }
    explained += list.positions(header: content.lowerBound + name.count, in: range).map(\.range)
  }

  /// Google's list of items, https://developer.android.com/media/platform/motion-photo-format: they
  /// follow the picture and its padding, each with its length.
  private mutating func explainItems(of xmp: [FileTrace]) {
    let lengths = xmp.all(from: .xmp("Item:Length")).compactMap { Int($0.text) }
    let padding = xmp.first(from: .xmp("Item:Padding")).flatMap { Int($0.text) } ?? 0
    let size = (lengths + [padding]).filter { (0...range.count).contains($0) }.reduce(0, +)
    if !lengths.isEmpty { explained.append(range.prefix(size)) }
    // The format before it: the distance of the video from the end of the file.
    if let video = xmp.first(from: .xmp("GCamera:MicroVideoOffset")).flatMap({ Int($0.text) }),
      (1...range.count).contains(video)
    {
      explained.append(range.upperBound - video..<range.upperBound)
    }
  }

  /// Samsung's attachments, up to the list of them at the end.
  private mutating func explainAttachments(
    _ source: inout ByteSource
  ) throws(PhotoReadError) {
    let trailer = try SamsungTrailer(
      endingAt: range.upperBound, notBefore: range.lowerBound, in: &source)
    guard let trailer, !trailer.blocks.isEmpty else { return }
    explained.append(trailer.range)
  }

  /// A video that XMP declares without its length reaches to the end.
  private mutating func explainVideo(
    of xmp: [FileTrace], _ source: inout ByteSource
  ) throws(PhotoReadError) {
    let isDeclared = ["GCamera:MotionPhoto", "GCamera:MicroVideo"].contains { name in
      xmp.first(from: .xmp(name)).map { $0.text != "0" } ?? false
    }
    guard isDeclared else { return }
    for gap in unexplained {
      let type = try source.header(at: gap.lowerBound + 4, count: 4)
      if type.elementsEqual(FileTypeBrands.boxType.utf8) { return explained.append(gap) }
    }
  }
}
