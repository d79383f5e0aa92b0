import PhotoMetadata

/// Where the maker notes of a maker have what a copy may leave out.
///
/// The entries are listed in the tag tables of ExifTool. Whatever kind a layout does not mention
/// may stand anywhere in the note, which then goes as a whole.
struct MakerNoteLayout {
  /// What the offsets in a note count from.
  enum Base { case tiff, note }

  /// The name of the maker.
  var maker: String
  /// The first bytes; none for Canon, whose notes are recognized by the maker.
  var signature: [UInt8] = []
  /// The offset of the directory in the note, or of a TIFF header.
  var start: Int
  /// What the offsets count from.
  var base: Base
  /// Whether the directory follows a TIFF header of its own.
  var hasTIFFHeader = false
  /// The byte order; nil for that of EXIF.
  var order: ByteOrder?
  /// The entries to empty by kind, each with its directory: 0 for the note's own.
  var entries: [MetadataKind: [Int: Set<Int>]]

  /// Returns the layout of a note; nil if it is unknown.
  static func layout(of note: ArraySlice<UInt8>, make: String) -> MakerNoteLayout? {
    all.first { layout in
      layout.signature.isEmpty
        ? make.lowercased().hasPrefix(layout.maker.lowercased())
        : note.starts(with: layout.signature)
    }
  }

  private static let all = [
    // A serial number is also the key to the encrypted parts of Nikon's notes.
    MakerNoteLayout(
      maker: "Nikon", signature: Array("Nikon\0\u{2}".utf8), start: 10, base: .note,
      hasTIFFHeader: true,
      entries: [
        .location: [0: [0x0039]], .owner: [:], .copyright: [:], .comments: [:], .history: [:],
        .faces: [0: [0x0021]],
      ]),
    MakerNoteLayout(
      maker: "Olympus", signature: Array("OLYMPUS\0II".utf8), start: 12, base: .note,
      order: .little, entries: olympus),
    MakerNoteLayout(
      maker: "OM System", signature: Array("OM SYSTEM\0\0\0II".utf8), start: 16, base: .note,
      order: .little, entries: olympus),
    MakerNoteLayout(
      maker: "Olympus", signature: Array("OLYMP\0".utf8), start: 8, base: .tiff, entries: olympus),
    MakerNoteLayout(
      maker: "Panasonic", signature: Array("Panasonic\0\0\0".utf8), start: 12, base: .tiff,
      entries: [
        .location: [0: [0x0067, 0x0069, 0x006B, 0x006D, 0x006F, 0x0080]],
        .serialNumbers: [0: [0x0025, 0x0052, 0x0054]], .owner: [:], .copyright: [:],
        .comments: [0: [0x0065]], .history: [:],
        .faces: [0: [0x0033, 0x004E, 0x0061, 0x0066, 0x8010]], .thumbnail: [:],
      ]),
    MakerNoteLayout(
      maker: "Fujifilm", signature: Array("FUJIFILM".utf8), start: 12, base: .note,
      order: .little,
      entries: [
        .location: [:], .serialNumbers: [0: [0x0010]], .owner: [:], .copyright: [:],
        .comments: [:], .history: [:], .thumbnail: [:],
      ]),
    MakerNoteLayout(
      maker: "Sigma", signature: Array("SIGMA\0\0\0".utf8), start: 10, base: .tiff,
      entries: [
        .location: [:], .serialNumbers: [0: [0x0002]], .owner: [:], .copyright: [:],
        .comments: [:], .history: [:],
      ]),
    MakerNoteLayout(
      maker: "Apple", signature: Array("Apple iOS\0\0\u{1}MM".utf8), start: 14, base: .note,
      order: .big,
      entries: [
        .location: [:], .serialNumbers: [:], .owner: [:], .copyright: [:], .comments: [:],
        .history: [:], .thumbnail: [:], .faces: [:],
        .identifiers: [0: [0x000B, 0x0011, 0x0015, 0x0020, 0x002B]],
      ]),
    MakerNoteLayout(
      maker: "Nikon", signature: Array("Nikon\0\u{1}".utf8), start: 8, base: .tiff,
      entries: [.location: [:], .owner: [:], .copyright: [:], .comments: [:], .history: [:]]),
    MakerNoteLayout(
      maker: "Pentax", signature: Array("AOC\0".utf8), start: 6, base: .tiff,
      entries: [
        .location: [0: [0x0023, 0x0024]], .owner: [:], .copyright: [:], .comments: [:],
        .history: [:],
      ]),
    MakerNoteLayout(
      maker: "Sanyo", signature: Array("SANYO\0".utf8), start: 8, base: .tiff,
      entries: [.location: [:], .owner: [:], .copyright: [:], .comments: [:], .history: [:]]),
    // Its notes have encrypted parts with serial numbers and faces.
    MakerNoteLayout(
      maker: "Sony", signature: Array("SONY DSC \0\0\0".utf8), start: 12, base: .tiff,
      entries: [.location: [:], .owner: [:], .copyright: [:], .comments: [:], .history: [:]]),
    // The time zone is that of a city.
    MakerNoteLayout(
      maker: "Canon", start: 0, base: .tiff,
      entries: [
        .location: [0: [0x0035]], .serialNumbers: [0: [0x000C, 0x0096, 0x4019]],
        .owner: [0: [0x0009]], .copyright: [:], .comments: [:], .history: [:],
        .faces: [0: [0x0024, 0x0025]], .thumbnail: [:],
      ]),
    MakerNoteLayout(
      maker: "Minolta", start: 0, base: .tiff,
      entries: [.location: [:], .owner: [:], .copyright: [:], .comments: [:], .history: [:]]),
    MakerNoteLayout(
      maker: "Konica Minolta", start: 0, base: .tiff,
      entries: [.location: [:], .owner: [:], .copyright: [:], .comments: [:], .history: [:]]),
  ]

  /// The directories 0x2010 and 0x2040 describe the equipment and the processing.
  private static let olympus: [MetadataKind: [Int: Set<Int>]] = [
    .location: [:], .owner: [:], .copyright: [:], .comments: [:], .history: [:],
    .serialNumbers: [
      0: [0x0209, 0x0404, 0x101A], 0x2010: [0x0101, 0x0102, 0x0202, 0x0302, 0x1001],
    ],
    .faces: [0x2040: [0x1200, 0x1201, 0x1202, 0x1203, 0x1204, 0x1205, 0x1206, 0x1207]],
  ]
}
