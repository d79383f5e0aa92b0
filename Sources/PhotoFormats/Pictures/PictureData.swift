/// What programs that show a photo file take of it: the coded data of its picture, and what says
/// how to decode it.
///
/// Two files with the same pieces show the same picture. Metadata, thumbnails and what no decoder
/// reads are not among the pieces.
package struct PictureData {
  /// A piece of the data.
  package struct Piece: Hashable, Sendable {
    /// Its name in the format, such as `IDAT`.
    package let name: String

    /// Its bytes without what says how long it is.
    package let bytes: ArraySlice<UInt8>

    /// Creates a piece.
    init(_ name: String, _ bytes: ArraySlice<UInt8>) { (self.name, self.bytes) = (name, bytes) }
  }

  /// The pieces in the order in which decoders read them.
  package internal(set) var pieces: [Piece] = []

  /// Whether there is coded data, without which there is no picture.
  package internal(set) var hasPicture = false

  /// Whether all decoders read the same: nothing is damaged, cut short, doubled, or in a place
  /// where some look for it and others don’t.
  ///
  /// Whether coded data is whole counts only if it was asked for.
  package internal(set) var isSound = true

  /// Whether there are several frames, of which decoders take one or all.
  package internal(set) var hasSeveralFrames = false

  /// Whether to look through compressed pictures, which takes long.
  let readsCodes: Bool

  /// Finds the data of a file in memory; nil for containers whose metadata isn’t edited.
  package init?(_ bytes: [UInt8], _ container: PhotoContainer, readsCodes: Bool = false) {
    self.readsCodes = readsCodes
    switch container {
    case .jpeg: readJPEG(bytes)
    case .png: readPNG(bytes)
    case .webp: readWebP(bytes)
    case .gif: readGIF(bytes)
    case .tiff: readTIFF(bytes)
    case .heif: readHEIF(bytes)
    case .jpegXL: readJPEGXL(bytes)
    default: return nil
    }
  }

  /// Appends a piece.
  mutating func append(_ name: String, _ bytes: ArraySlice<UInt8>) {
    pieces.append(Piece(name, bytes))
  }
}
