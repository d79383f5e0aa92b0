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
    for entry in BoxParts.boxes(in: bytes, box.content) {
      if entry.type == "meta" {
        readMetadata(entry, &pass)
        continue
      }
      guard !["free", "skip"].contains(entry.type) else { continue }
      let name = Self.printable(bytes[entry.range.dropFirst(4).prefix(4)])
      // A QuickTime text begins with its length and language, and one of 3GPP with a version.
      let text = ExifText.decoded(bytes[entry.content.dropFirst(4)])
      removeEntry(entry, Self.kinds[name] ?? .unread, name, text, &pass)
    }
  }

  /// Apple’s list of items: their names stand in another box, or are their types.
  private mutating func readMetadata(_ box: Box, _ pass: inout CopyPass) {
    // In QuickTime, the box has no version.
    let isFull = bytes[box.content].prefix(4).allSatisfy { $0 == 0 }
    let boxes = BoxParts.boxes(in: bytes, box.content.dropFirst(isFull ? 4 : 0))
    let keys = boxes.first { $0.type == "keys" }.map(keys) ?? []
    for list in boxes where list.type == "ilst" {
      for item in BoxParts.boxes(in: bytes, list.content) where item.type != "free" {
        let number = ByteOrder.big.uint32(bytes[...], at: item.range.lowerBound + 4) ?? 0
        let isKey = (1...max(1, keys.count)).contains(number) && !keys.isEmpty
        let name =
          isKey ? keys[number - 1] : Self.printable(bytes[item.range.dropFirst(4).prefix(4)])
        let kind =
          isKey
          ? XMPKinds.kind(ofWords: XMPKinds.words(in: name)) ?? .technical
          : Self.kinds[name] ?? .unread
        // The value is a box with a type and a language of 4 bytes each.
        let text = ExifText.decoded(bytes[item.content.dropFirst(16)])
        removeEntry(item, kind, name, text, &pass)
      }
    }
  }

  private func keys(_ box: Box) -> [String] {
    var names: [String] = []
    var position = box.content.lowerBound + 8
    while names.count < 256, let size = ByteOrder.big.uint32(bytes[...], at: position), size >= 8,
      size <= box.content.upperBound - position
    {
      names.append(String(decoding: bytes[position + 8..<position + size], as: UTF8.self))
      position += size
    }
    return names
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
    let format = Self.printable(content.dropFirst(12).prefix(4))
    // What Google’s and Apple’s cameras say of each frame: how they moved, and which is the photo.
    let isKnown =
      format == "mett" && content.contains(text: "photo")
      || format == "mebx"
        && !content.contains(text: "location")
    if !isKnown { pass.noteUnread("\(Self.name) track \(format)", content, holding: [.location]) }
  }

  /// Returns four characters of a type, with `©` for the byte that stands for it.
  private static func printable(_ bytes: ArraySlice<UInt8>) -> String {
    String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  private static let outerBoxes: Set<String> = [
    "ftyp", "moov", "mdat", "free", "skip", "wide", "uuid", "meta", "moof", "mfra", "sidx", "styp",
    "udta", "pnot", "prft", "emsg",
  ]

  private static let kinds: [String: MetadataKind] = {
    let table: [(MetadataKind, String)] = [
      (.location, "©xyz loci GPS0"),
      (.owner, "©aut ©ART ©prd ©dir ©wrt ©own auth perf"), (.copyright, "©cpy cprt"),
      (
        .comments,
        "©nam ©cmt ©des ©inf ©alb ©gen ©key ©cat titl dscp albm gnre kywd clsf coll desc keyw"
      ),
      (.camera, "©mak ©mod ©swr ©too ©enc ©fmt manu modl"), (.date, "©day yrrc date"),
      (.technical, "smrd smta SDLN auxv hinf hnti cvru"),
    ]
    var kinds: [String: MetadataKind] = [:]
    for (kind, names) in table {
      for name in names.split(separator: " ") { kinds[String(name)] = kind }
    }
    return kinds
  }()
}
