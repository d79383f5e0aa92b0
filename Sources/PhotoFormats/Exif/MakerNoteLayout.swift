/// How the notes of a maker begin, and what their offsets count from.
///
/// The layout of a maker note is the maker's own. Those here are directories as in TIFF, as
/// ExifTool and Exiv2 list them.
package struct MakerNoteLayout: Sendable {
  /// Notes whose directories have the same entries.
  package enum Family: Hashable, Sendable, CaseIterable {
    case apple, canon, casio, fujifilm, minolta, nikon, nikonCoolpix, olympus, panasonic, pentax,
      sanyo,
      sigma, sony
  }

  /// What the offsets in a note count from.
  enum Base { case tiff, note }

  /// What the entries mean.
  package let family: Family

  /// The name of the maker.
  package let maker: String

  /// The first bytes; none where only the maker tells.
  var signature: [UInt8] = []
  /// The offset of the directory in the note, or of a TIFF header.
  let start: Int
  let base: Base
  var hasTIFFHeader = false
  /// The byte order; nil for that of EXIF.
  var order: ByteOrder?

  /// Returns the layout of a note with its first bytes; nil if it is unknown.
  package static func layout(of head: ArraySlice<UInt8>, make: String?) -> MakerNoteLayout? {
    all.first { layout in
      layout.signature.isEmpty
        ? make?.lowercased().hasPrefix(layout.maker.lowercased()) == true
        : head.starts(with: layout.signature)
    }
  }

  private static let all = [
    MakerNoteLayout(
      family: .nikon, maker: "Nikon", signature: Array("Nikon\0\u{2}".utf8), start: 10,
      base: .note, hasTIFFHeader: true),
    MakerNoteLayout(
      family: .olympus, maker: "Olympus", signature: Array("OLYMPUS\0II".utf8), start: 12,
      base: .note, order: .little),
    MakerNoteLayout(
      family: .olympus, maker: "OM System", signature: Array("OM SYSTEM\0\0\0II".utf8), start: 16,
      base: .note, order: .little),
    MakerNoteLayout(
      family: .olympus, maker: "Olympus", signature: Array("OLYMP\0".utf8), start: 8, base: .tiff),
    MakerNoteLayout(
      family: .panasonic, maker: "Panasonic", signature: Array("Panasonic\0\0\0".utf8), start: 12,
      base: .tiff),
    MakerNoteLayout(
      family: .fujifilm, maker: "Fujifilm", signature: Array("FUJIFILM".utf8), start: 12,
      base: .note, order: .little),
    MakerNoteLayout(
      family: .sigma, maker: "Sigma", signature: Array("SIGMA\0\0\0".utf8), start: 10, base: .tiff),
    MakerNoteLayout(
      family: .apple, maker: "Apple", signature: Array("Apple iOS\0\0\u{1}MM".utf8), start: 14,
      base: .note, order: .big),
    MakerNoteLayout(
      family: .nikonCoolpix, maker: "Nikon", signature: Array("Nikon\0\u{1}".utf8), start: 8,
      base: .tiff),
    MakerNoteLayout(
      family: .pentax, maker: "Pentax", signature: Array("AOC\0".utf8), start: 6, base: .tiff),
    MakerNoteLayout(
      family: .casio, maker: "Casio", signature: Array("QVC\0".utf8), start: 6, base: .tiff),
    // Later cameras of Pentax and Ricoh.
    MakerNoteLayout(
      family: .pentax, maker: "Pentax", signature: Array("PENTAX \0MM".utf8), start: 10,
      base: .note, order: .big),
    MakerNoteLayout(
      family: .pentax, maker: "Pentax", signature: Array("PENTAX \0II".utf8), start: 10,
      base: .note, order: .little),
    MakerNoteLayout(
      family: .pentax, maker: "Ricoh", signature: Array("RICOH\0MM".utf8), start: 8, base: .note,
      order: .big),
    MakerNoteLayout(
      family: .pentax, maker: "Ricoh", signature: Array("RICOH\0II".utf8), start: 8, base: .note,
      order: .little),
    MakerNoteLayout(
      family: .sanyo, maker: "Sanyo", signature: Array("SANYO\0".utf8), start: 8, base: .tiff),
    MakerNoteLayout(
      family: .sony, maker: "Sony", signature: Array("SONY DSC \0\0\0".utf8), start: 12, base: .tiff
    ),
    MakerNoteLayout(
      family: .sony, maker: "Sony", signature: Array("SONY CAM \0\0\0".utf8), start: 12, base: .tiff
    ),
    MakerNoteLayout(
      family: .sony, maker: "Sony", signature: Array("SONY MOBILE\0".utf8), start: 12, base: .tiff),
    MakerNoteLayout(family: .canon, maker: "Canon", start: 0, base: .tiff),
    MakerNoteLayout(family: .minolta, maker: "Minolta", start: 0, base: .tiff),
    MakerNoteLayout(family: .minolta, maker: "Konica Minolta", start: 0, base: .tiff),
  ]
}
