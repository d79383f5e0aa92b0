package import PhotoFormats

/// Where the maker notes of a maker have what a copy may leave out.
///
/// The entries are listed in the tag tables of ExifTool.
package struct MakerNoteKinds: Sendable {
  /// Where a fact of a kind stands in a note.
  package enum Location: Hashable, Sendable {
    /// The value of an entry, in the note’s own directory or in one that an entry of that is or
    /// points to.
    case entry(Int, directory: Int?)
    /// Some bytes of the value of an entry that is no fraction.
    case part(Range<Int>, of: Int)
    /// A number in decimal digits whose remainder by 256 is the key to encrypted parts of the note.
    case key(Int)
    /// Somewhere in the value of an entry, whose form nobody has published.
    case inside(Int)
  }

  /// The positions of each kind.
  package private(set) var locations: [MetadataKind: [Location]] = [:]

  /// The kinds that may also stand where nobody knows.
  package private(set) var hidden: Set<MetadataKind> = []

  /// The kinds that can stand in a note.
  package static let all: Set<MetadataKind> = [
    .location, .serialNumbers, .owner, .copyright, .comments, .history, .faces, .thumbnail,
    .identifiers,
  ]

  /// Returns what is known of the notes of a family, in photos of a camera model.
  package init(of family: MakerNoteLayout.Family, model: String) {
    switch family {
    case .apple: add(.identifiers, [0x000B, 0x0011, 0x0015, 0x0020, 0x002B])
    case .canon:
      // The time zone is that of a city.
      add(.location, [0x0035])
      add(.serialNumbers, [0x000C, 0x0096, 0x4019])
      add(.owner, [0x0009])
      add(.faces, [0x0024, 0x0025, 0x002F])
    case .fujifilm:
      add(.serialNumbers, [0x0010])
      add(.faces, [0x4100, 0x4103, 0x4200, 0x4201, 0x4203, 0x4282])
    case .minolta, .nikonCoolpix: break
    // The same entry can be a distance, as a fraction.
    case .sanyo: locations[.faces] = [.part(0..<Int.max, of: 0x0223)]
    case .casio:
      add(.location, [0x3006])
      add(.faces, [0x2089, 0x208A, 0x211C])
    case .nikon:
      add(.location, [0x0039])
      locations[.serialNumbers] = [.key(0x001D)]
      add(.serialNumbers, [0x00A0])
      add(.faces, [0x0021])
    case .olympus:
      add(.serialNumbers, [0x0404, 0x101A])
      // The directories 0x2010 and 0x2040 describe the equipment and the processing.
      add(.serialNumbers, [0x0101, 0x0102, 0x0202, 0x0302, 0x1001], in: 0x2010)
      add(.faces, [0x1200, 0x1201, 0x1202, 0x1203, 0x1204, 0x1205, 0x1206, 0x1207], in: 0x2040)
    case .panasonic:
      add(.location, [0x0067, 0x0069, 0x006B, 0x006D, 0x006F, 0x0080])
      add(.serialNumbers, [0x0025, 0x0052, 0x0054])
      add(.comments, [0x0065])
      add(.faces, [0x0033, 0x004E, 0x0061, 0x0066, 0x8010])
    case .pentax:
      add(.location, [0x0023, 0x0024])
      add(.serialNumbers, [0x0229])
      // The fifth number of what the camera says about itself.
      locations[.serialNumbers]?.append(.part(16..<20, of: 0x0215))
      add(.faces, [0x0060, 0x0076, 0x0077, 0x0227, 0x0228])
      add(.owner, [0x022E])
      add(.copyright, [0x022F])
    case .sigma: add(.serialNumbers, [0x0002])
    case .sony:
      locations[.serialNumbers] = [Self.sonySerialNumber(model)]
      add(.serialNumbers, [0x2031])
      // The number of faces, their positions, and those of older cameras.
      locations[.faces] = [
        .part(0x30..<0x32, of: 0x3000), .part(0x48..<Int.max, of: 0x3000), .inside(0x0020),
      ]
    }
  }

  /// Returns what notes may hold whose layout is unknown.
  package init(unknownOf make: String) {
    let make = make.lowercased()
    hidden = Self.makers.first { make.hasPrefix($0.0) }?.1 ?? Self.all
  }

  /// Whether the value of an entry says nothing: it is zero, a dash, no city or no face.
  package static func isBlank(
    _ value: ArraySlice<UInt8>, of tag: Int, in family: MakerNoteLayout.Family, order: ByteOrder
  ) -> Bool {
    if ExifKinds.isBlank(value) { return true }
    let count: Int? =
      switch (family, tag) {
      // The size, the time zone and its city, of which 32766 is none.
      case (.canon, 0x0035):
        order.uint32(value, at: 8).map { $0 == 32_766 ? 0 : $0 }
      // What a copy leaves of a serial number is the key to other entries.
      case (.nikon, 0x001D):
        Int(String(decoding: value.prefix { $0 != 0 }, as: UTF8.self)).map { $0 < 256 ? 0 : $0 }
      // The number of faces.
      case (.canon, 0x0024): order.uint16(value, at: 4)
      case (.canon, 0x0025): value.dropFirst(2).first.map(Int.init)
      case (.nikon, 0x0021): order.uint16(value, at: 6)
      case (.panasonic, 0x004E), (.panasonic, 0x0061): order.uint16(value, at: 0)
      // The age of a baby that nobody entered.
      case (.panasonic, 0x0033), (.panasonic, 0x8010):
        value.starts(with: "9999".utf8) ? 0 : nil
      default: nil
      }
    return count == 0
  }

  /// Something that audits list: what it is about, and the bytes of the value that say it; nil for
  /// all of them.
  struct Recorded: Sendable {
    var kind: MetadataKind
    var part: Range<Int>?
  }

  /// Returns what audits list, by directory (0 for the note’s own) and tag.
  static func recorded(
    in family: MakerNoteLayout.Family, model: String
  ) -> [Int: [Int: [Recorded]]] {
    family == .sony
      ? recorded(MakerNoteKinds(of: family, model: model)) : recordedEntries[family] ?? [:]
  }

  private static func recorded(_ kinds: MakerNoteKinds) -> [Int: [Int: [Recorded]]] {
    var all: [Int: [Int: [Recorded]]] = [:]
    for kind in MetadataKind.allCases where RecordedStructures.kinds.contains(kind) {
      for location in kinds.locations[kind] ?? [] {
        switch location {
        case .entry(let tag, let directory):
          all[directory ?? 0, default: [:]][tag, default: []].append(Recorded(kind: kind))
        case .key(let tag): all[0, default: [:]][tag, default: []].append(Recorded(kind: kind))
        case .part(let part, of: let tag):
          all[0, default: [:]][tag, default: []].append(Recorded(kind: kind, part: part))
        case .inside: break
        }
      }
    }
    return all
  }

  private static let recordedEntries = Dictionary(
    uniqueKeysWithValues: MakerNoteLayout.Family.allCases.map {
      ($0, recorded(MakerNoteKinds(of: $0, model: "")))
    })

  private mutating func add(_ kind: MetadataKind, _ tags: [Int], in directory: Int? = nil) {
    locations[kind, default: []] += tags.map { .entry($0, directory: directory) }
  }

  /// The enciphered position of the number by which Sony knows a camera.
  private static func sonySerialNumber(_ model: String) -> Location {
    let entry = 0x9050
    if sonyMiddle.contains(model) || sonyNew.contains(model) {
      return .part(0x88..<0x8E, of: entry)
    }
    if model == "ILCE-1" { return .part(0x8A..<0x90, of: entry) }
    if ["SLT-", "HV", "ILCA-"].contains(where: model.hasPrefix) {
      return .part(0xF0..<0xF5, of: entry)
    }
    return sonyOld.contains(model) || model.hasPrefix("NEX-")
      ? .part(0x7C..<0x80, of: entry) : .inside(entry)
  }

  private static let sonyOld: Set<String> = [
    "ILCE-3000", "ILCE-3500", "ILCE-5000", "ILCE-5100", "ILCE-6000", "ILCE-7", "ILCE-7R", "ILCE-7S",
    "ILCE-7M2", "ILCE-QX1",
  ]

  private static let sonyMiddle: Set<String> = [
    "ILCE-6100", "ILCE-6300", "ILCE-6400", "ILCE-6500", "ILCE-6600", "ILCE-7C", "ILCE-7M3",
    "ILCE-7RM2", "ILCE-7RM3", "ILCE-7RM3A", "ILCE-7RM4", "ILCE-7RM4A", "ILCE-7SM2", "ILCE-9",
    "ILCE-9M2", "ILCA-99M2", "ZV-E10",
  ]

  private static let sonyNew: Set<String> = ["ILCE-7M4", "ILCE-7RM5", "ILCE-7SM3", "ILME-FX3"]

  /// What the notes of makers may hold whose layouts are not read.
  private static let makers: [(String, Set<MetadataKind>)] = [
    ("casio", []), ("ricoh", [.serialNumbers, .faces]),
    ("pentax", [.location, .serialNumbers, .faces]),
    ("samsung", [.location, .serialNumbers, .faces]),
    ("leica", [.serialNumbers, .faces]), ("dji", []), ("nikon", []), ("minolta", []),
    ("konica", []), ("olympus", [.serialNumbers]), ("sanyo", [.faces]),
    ("general imaging", []), ("jvc", []), ("kyocera", []), ("toshiba", []), ("vivitar", []),
    ("hewlett", [.serialNumbers]), ("hp", [.serialNumbers]),
    ("eastman kodak", [.serialNumbers]), ("kodak", [.serialNumbers]), ("sony", [.serialNumbers]),
    ("panasonic", [.serialNumbers, .faces]), ("fujifilm", [.serialNumbers, .faces]),
    ("nintendo", []), ("google", [.serialNumbers]), ("flir", [.serialNumbers]),
  ]
}
