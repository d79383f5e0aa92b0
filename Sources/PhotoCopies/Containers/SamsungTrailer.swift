import PhotoFormats
import PhotoMetadata

/// What Samsung’s cameras and its editor write behind a picture: named data, and a list of it at
/// the end.
///
/// The layout is the one of which ExifTool’s `Samsung.pm` has the names.
struct SamsungTrailer {
  /// An entry of the list.
  struct Entry {
    /// The name, such as `MotionPhoto_Data`.
    var name: String
    /// The place of the data behind the name.
    var data: Range<Int>
  }

  /// The entries, in the order of the list.
  private(set) var entries: [Entry] = []

  /// The place of all of it.
  let range: Range<Int>

  private static let maximumEntries = 256
  private static let maximumName = 64

  /// Reads a trailer at the end of a range; nil if there is none.
  init?(_ bytes: [UInt8], _ range: Range<Int>) {
    guard range.count >= 20, bytes[range].suffix(4).elementsEqual("SEFT".utf8),
      let size = ByteOrder.little.uint32(bytes[...], at: range.upperBound - 8),
      size >= 12, size <= range.count - 8
    else { return nil }
    let list = range.upperBound - 8 - size
    guard bytes[list..<range.upperBound].starts(with: "SEFH".utf8),
      let count = ByteOrder.little.uint32(bytes[...], at: list + 8),
      count <= Self.maximumEntries, 12 + 12 * count <= size
    else { return nil }
    var start = list
    for number in 0..<count {
      let field = list + 12 + 12 * number
      guard let back = ByteOrder.little.uint32(bytes[...], at: field + 4),
        let length = ByteOrder.little.uint32(bytes[...], at: field + 8), length >= 8,
        back <= list - range.lowerBound, length <= back,
        let nameSize = ByteOrder.little.uint32(bytes[...], at: list - back + 4),
        nameSize <= min(Self.maximumName, length - 8)
      else { return nil }
      let place = list - back
      entries.append(
        Entry(
          name: String(decoding: bytes[place + 8..<place + 8 + nameSize], as: UTF8.self),
          data: place + 8 + nameSize..<place + length))
      start = min(start, place)
    }
    self.range = start..<range.upperBound
  }

  /// Returns what the data of a name is about.
  static func kind(of name: String) -> MetadataKind {
    kinds.first { name.hasPrefix($0.0) }?.1 ?? .unread
  }

  private static let kinds: [(String, MetadataKind)] = [
    // The code of the country in which the phone was.
    ("MCC_Data", .location),
    // What the editor did, and what the picture was before.
    ("PhotoEditor_Re_Edit_Data", .history), ("Original_Path_Hash_Key", .history),
    ("ReEdit", .history), ("Remaster_Info", .history),
    ("Image_UTC_Data", .date), ("MotionPhoto", .technical), ("Color_Display_P3", .technical),
    ("Camera_Scene_Info", .camera), ("Camera_Capture_Mode_Info", .camera),
    ("Auto_Enhance_Info", .camera), ("Samsung_Capture_Info", .camera),
    ("SingleShot_DepthMap", .technical), ("DualShot_DepthMap", .technical),
    ("DualShot_Core_Info", .technical), ("Burst_Shot_Info", .camera),
    ("BurstShot", .camera), ("Panorama", .technical), ("Gallery_DC_Data", .technical),
    ("SoundShot", .technical), ("Sound_Shot", .technical), ("Watermark_Info", .comments),
    ("Camera_Sticker_Info", .comments), ("Intelligent_PhotoEditor_Data", .history),
    ("Front_Flip_Info", .camera), ("PEg_Info", .technical), ("HDR", .technical),
    ("PhotoHDR_Info", .technical),
  ]
}
