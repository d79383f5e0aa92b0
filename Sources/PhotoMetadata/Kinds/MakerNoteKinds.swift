package import PhotoFormats

/// Where the maker notes of a maker have what a copy may leave out.
///
/// The entries are listed in the tag tables of ExifTool. Whatever kind a maker’s table does not
/// mention may stand anywhere in the note, which then goes as a whole.
package enum MakerNoteKinds {
  /// Returns the entries to empty by kind, each with its directory: 0 for the note’s own.
  package static func entries(
    of family: MakerNoteLayout.Family
  ) -> [MetadataKind: [Int: Set<Int>]] {
    switch family {
    case .apple:
      texts.merging([
        .serialNumbers: [:], .thumbnail: [:], .faces: [:],
        .identifiers: [0: [0x000B, 0x0011, 0x0015, 0x0020, 0x002B]],
      ]) { $1 }
    case .canon:
      // The time zone is that of a city.
      texts.merging([
        .location: [0: [0x0035]], .serialNumbers: [0: [0x000C, 0x0096, 0x4019]],
        .owner: [0: [0x0009]], .faces: [0: [0x0024, 0x0025]], .thumbnail: [:],
      ]) { $1 }
    case .fujifilm: texts.merging([.serialNumbers: [0: [0x0010]], .thumbnail: [:]]) { $1 }
    case .minolta, .nikonCoolpix, .sanyo: texts
    // A serial number is also the key to the encrypted parts of Nikon's notes.
    case .nikon: texts.merging([.location: [0: [0x0039]], .faces: [0: [0x0021]]]) { $1 }
    case .olympus:
      // The directories 0x2010 and 0x2040 describe the equipment and the processing.
      texts.merging([
        .serialNumbers: [
          0: [0x0209, 0x0404, 0x101A], 0x2010: [0x0101, 0x0102, 0x0202, 0x0302, 0x1001],
        ],
        .faces: [0x2040: [0x1201]],
      ]) { $1 }
    case .panasonic:
      texts.merging([
        .location: [0: [0x0067, 0x0069, 0x006B, 0x006D, 0x006F, 0x0080]],
        .serialNumbers: [0: [0x0025, 0x0052, 0x0054]], .comments: [0: [0x0065]],
        .faces: [0: [0x0033, 0x004E, 0x0061, 0x0066, 0x8010]], .thumbnail: [:],
      ]) { $1 }
    case .pentax: texts.merging([.location: [0: [0x0023, 0x0024]]]) { $1 }
    case .sigma: texts.merging([.serialNumbers: [0: [0x0002]]]) { $1 }
    // Its notes have encrypted parts with serial numbers and faces.
    case .sony: texts
    }
  }

  /// Whether the value of an entry says nothing: it is zero, a dash, no city or no face.
  package static func isBlank(
    _ value: ArraySlice<UInt8>, of tag: Int, in family: MakerNoteLayout.Family, order: ByteOrder
  ) -> Bool {
    if value.allSatisfy({ [0, 0x20, 0x2D, 0x3A].contains($0) }) { return true }
    let count: Int? =
      switch (family, tag) {
      // The size, the time zone and its city, of which 32766 is none.
      case (.canon, 0x0035):
        order.uint32(value, at: 8).map { $0 == 32_766 ? 0 : $0 }
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

  /// The entries of the kinds that audits list, by directory and tag.
  static func recorded(in family: MakerNoteLayout.Family) -> [Int: [Int: MetadataKind]] {
    recordedEntries[family] ?? [:]
  }

  private static let recordedEntries = Dictionary(
    uniqueKeysWithValues: MakerNoteLayout.Family.allCases.map { family in
      var all: [Int: [Int: MetadataKind]] = [:]
      for (kind, directories) in entries(of: family) where RecordedStructures.kinds.contains(kind) {
        for (directory, tags) in directories {
          for tag in tags { all[directory, default: [:]][tag] = kind }
        }
      }
      return (family, all)
    })

  /// What most notes do not have.
  private static let texts: [MetadataKind: [Int: Set<Int>]] = [
    .location: [:], .owner: [:], .copyright: [:], .comments: [:], .history: [:],
  ]
}
