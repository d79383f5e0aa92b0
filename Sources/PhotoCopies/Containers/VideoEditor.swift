import PhotoFormats
import PhotoMetadata

/// Empties facts in a video inside of a photo, as motion photos have one, without moving anything.
///
/// The boxes are those of ISO/IEC 14496-12 and of Apple’s QuickTime File Format.
struct VideoEditor {
  private let bytes: [UInt8]
  private var edits: [(range: Range<Int>, new: [UInt8])] = []

  /// The name of videos in receipts.
  static let name = "video"

  /// The maximum size in bytes of the first box, which names the brands of a file.
  private static let maximumHead = 256

  /// The maximum depth of boxes.
  private static let maximumDepth = 8

  /// Returns the position of the first video in a range; nil if there is none.
  static func position(in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    var position = range.lowerBound
    while let type = bytes[position..<range.upperBound].firstRange(
      ofBytes: Array(FileTypeBrands.boxType.utf8))
    {
      position = type.upperBound
      let start = type.lowerBound - 4
      guard start >= range.lowerBound,
        let size = ByteOrder.big.uint32(bytes[...], at: start), (8...maximumHead).contains(size),
        VideoSignature.begins(bytes[start..<min(start + maximumHead, range.upperBound)])
      else { continue }
      var end = start
      for box in BoxParts.boxes(in: bytes, start..<range.upperBound) {
        guard outerBoxes.contains(box.type) else { break }
        end = box.range.upperBound
      }
      if end > type.upperBound { return start..<end }
    }
    return nil
  }

  /// Returns a video with zeros instead of what a pass removes from it.
  static func edit(_ video: [UInt8], _ pass: inout CopyPass) -> [UInt8] {
    var editor = VideoEditor(bytes: video)
    editor.readBoxes(0..<video.count, &pass, depth: 0)
    var edited = video
    for (range, new) in editor.edits { edited.replaceSubrange(range, with: new) }
    return edited
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func readBoxes(_ range: Range<Int>, _ pass: inout CopyPass, depth: Int) {
    guard depth < Self.maximumDepth else { return }
    for box in BoxParts.boxes(in: bytes, range) {
      switch box.type {
      case "moov", "trak", "mdia": readBoxes(box.content, &pass, depth: depth + 1)
      case "udta": readUserData(box, &pass)
      case "meta": readMetadata(box, &pass)
      case "hdlr" where depth > 1: noteTrack(box, range, &pass)
      case "uuid": readIdentified(box, &pass)
      default: break
      }
    }
  }

  // MARK: Texts and places

  private mutating func readUserData(_ box: Box, _ pass: inout CopyPass) {
    for entry in BoxParts.boxes(in: bytes, box.content) where entry.type == "meta" {
      readMetadata(entry, &pass)
    }
    for entry in VideoEntries.all(inUserData: box.content, of: bytes) { remove(entry, &pass) }
  }

  private mutating func readMetadata(_ box: Box, _ pass: inout CopyPass) {
    for entry in VideoEntries.all(inMetadata: box.content, of: bytes) { remove(entry, &pass) }
  }

  private mutating func remove(_ entry: VideoEntries.Entry, _ pass: inout CopyPass) {
    removeEntry(entry.box, entry.kind, entry.name, ExifText.decoded(entry.text), &pass)
  }

  private mutating func removeEntry(
    _ box: Box, _ kind: MetadataKind, _ name: String, _ text: String, _ pass: inout CopyPass
  ) {
    guard bytes[box.content].contains(where: { $0 != 0 }) else { return }
    if pass.removes(
      kind, "\(Self.name) \(name)", text: kind == .unread ? nil : text, bytes: bytes[box.content],
      as: .emptied)
    {
      let type = box.range.lowerBound + 4
      edits.append((type..<type + 4, Array("free".utf8)))
      edits.append((box.content, Array(repeating: 0, count: box.content.count)))
    }
  }

  // MARK: Other data

  private mutating func readIdentified(_ box: Box, _ pass: inout CopyPass) {
    let content = bytes[box.content]
    guard content.starts(with: Box.xmpIdentifier) else {
      removeEntry(box, .unread, "uuid", "", &pass)
      return
    }
    let packet = Array(content.dropFirst(16))
    let edited = XMPEditor.edit(packet, &pass, isMain: false, in: "\(Self.name) XMP") ?? []
    guard edited != packet else { return }
    // Nothing may move.
    let padding = max(0, packet.count - edited.count)
    edits.append(
      (
        box.content.dropFirst(16),
        Array((edited + Array(repeating: 0x20, count: padding)).prefix(packet.count))
      ))
  }

  /// Notes a track with data of sensors, which can say where a video was taken.
  private mutating func noteTrack(_ handler: Box, _ media: Range<Int>, _ pass: inout CopyPass) {
    let type = String(
      decoding: bytes[handler.content].dropFirst(8).prefix(4), as: UTF8.self)
    guard !["vide", "soun", "tmcd"].contains(type) else { return }
    let descriptions = BoxParts.boxes(in: bytes, media).first { $0.type == "minf" }
      .flatMap { box in BoxParts.boxes(in: bytes, box.content).first { $0.type == "stbl" } }
      .flatMap { box in BoxParts.boxes(in: bytes, box.content).first { $0.type == "stsd" } }
    let content = descriptions.map { bytes[$0.content] } ?? []
    let format = VideoEntries.printable(content.dropFirst(12).prefix(4))
    // What Google’s and Apple’s cameras say of each frame: how they moved, and which is the photo.
    let isKnown =
      format == "mett" && content.contains(text: "photo")
      || format == "mebx"
        && !content.contains(text: "location")
    if !isKnown { pass.noteUnread("\(Self.name) track \(format)", content, holding: [.location]) }
  }

  private static let outerBoxes: Set<String> = [
    "ftyp", "moov", "mdat", "free", "skip", "wide", "uuid", "meta", "moof", "mfra", "sidx", "styp",
    "udta", "pnot", "prft", "emsg",
  ]
}
