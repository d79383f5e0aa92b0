/// What the blocks of Samsung’s trailers are about, by their names.
///
/// The names are those that ExifTool lists.
package enum SamsungTrailerKinds {
  /// Returns what a block is about.
  package static func kind(of name: String) -> MetadataKind {
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
