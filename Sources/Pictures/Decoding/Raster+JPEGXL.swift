import PhotoFormats

/// Why a JPEG XL picture can’t be decoded.
package enum JPEGXLPictureError: Error, Hashable, Sendable {
  /// libjxl is not installed.
  case noLibrary

  /// The file is damaged or ends early.
  case damaged

  /// Nothing tells what the picture costs to decode, or it consists of many others.
  case unsupported

  /// The picture is too large.
  case tooLarge
}

extension Raster<UInt8> {
  /// Decodes the first picture of a JPEG XL file, upright, with at most `limit` pixels.
  ///
  /// libjxl is loaded when the first picture needs it. It is asked only if the frames that make up
  /// the picture are known, and together are not much larger than it.
  package init(jpegXL file: [UInt8], limit: Int) throws(JPEGXLPictureError) {
    guard let codestream = Self.codestream(of: file) else { throw .damaged }
    guard let size = JPEGXLPicture.dimensions(codestream[...]) else { throw .damaged }
    guard size.width > 0, size.height > 0, size.width <= limit / size.height else {
      throw .tooLarge
    }
    guard let pixels = JPEGXLPicture.decodedPixels(codestream[...]) else { throw .unsupported }
    guard pixels <= Self.maximumFrames * max(size.width * size.height, Self.smallPicture) else {
      throw .tooLarge
    }
    self = try LibJXL.raster(of: codestream, width: size.width, height: size.height)
  }

  /// How much larger all frames may be than the picture: encoders put a smaller version and parts
  /// that repeat first.
  private static var maximumFrames: Int { 4 }
  private static var smallPicture: Int { 1 << 20 }

  /// Returns the codestream of a file: ISO/IEC 18181-2, 9.7 and 9.8: a box, or pieces that each
  /// begin with a number; nil if there is none.
  private static func codestream(of file: [UInt8]) -> [UInt8]? {
    if file.starts(with: JPEGXLPicture.signature) { return file }
    let boxes = BoxParts.boxes(in: file)
    if let whole = boxes.first(where: { $0.type == "jxlc" }) { return Array(file[whole.content]) }
    let pieces = boxes.filter { $0.type == "jxlp" && $0.content.count >= 4 }
    guard !pieces.isEmpty else { return nil }
    return pieces.flatMap { file[$0.content.dropFirst(4)] }
  }
}
