import PhotoFormats

/// The lengths of EXIF and XMP in what a JPEG file is made of again, which must be those of their
/// boxes.
struct JPEGXLLengths {
  private let reconstruction: JPEGXLReconstruction
  private var content: [UInt8]
  private var changed: Set<JPEGXLReconstruction.Kind> = []

  /// Reads a box `jbrd`; nil if it is damaged.
  init?(_ box: Box, in bytes: [UInt8]) {
    guard let reconstruction = JPEGXLReconstruction(bytes[box.content]) else { return nil }
    self.reconstruction = reconstruction
    content = Array(bytes[box.content])
  }

  /// The box with the changed lengths; nil if none is changed.
  var box: [UInt8]? { changed.isEmpty ? nil : Box.bytes("jbrd", content) }

  /// Notes the size of a box with EXIF or XMP before and after a change; false if the JPEG file
  /// can’t be made again with it.
  mutating func change(_ type: String, from old: Int, to new: Int?) -> Bool {
    guard old != new else { return true }
    // Of several boxes nobody knows which one it is.
    let kind = type == "Exif" ? JPEGXLReconstruction.Kind.exif : .xmp
    guard let new, changed.insert(kind).inserted else { return false }
    return reconstruction.resize(kind, by: new - old, in: &content)
  }
}
