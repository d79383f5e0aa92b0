package import PhotoFormats

/// What the entries of TIFF and EXIF are about.
///
/// The tags are those of TIFF 6.0, EXIF 3.0, DNG 1.7, and of ExifTool's list of others.
package enum ExifKinds {
  /// Returns what an entry of a directory is about.
  package static func kind(of tag: Int, in directory: TIFFDirectoryKind) -> MetadataKind {
    switch directory {
    case .gps: .location
    // The format of a related picture is a text.
    case .interoperability: tag == 0x1000 ? .other : .technical
    case .primary, .further, .exif: kinds[tag] ?? (isTechnical(tag) ? .technical : .other)
    }
  }

  /// Returns what an entry with a value is about: one that is blank is about nothing.
  ///
  /// EXIF 3.0, 4.6.5: what is unknown is blank, or zeros.
  package static func kind(
    of tag: Int, in directory: TIFFDirectoryKind, value: ArraySlice<UInt8>
  ) -> MetadataKind {
    let kind = kind(of: tag, in: directory)
    guard RecordedStructures.kinds.contains(kind), tag != gpsPointer else { return kind }
    return isBlank(value) || directory == .gps && descriptions.contains(tag) ? .technical : kind
  }

  /// Whether an entry of a GPS directory says something about the place, besides what form its
  /// other entries have.
  package static func isPlace(_ tag: Int, value: ArraySlice<UInt8>) -> Bool {
    kind(of: tag, in: .gps, value: value) == .location
  }

  /// The entry that points to the GPS directory.
  package static let gpsPointer = 0x8825

  /// The version, status, mode and datum of a position, and whether it was corrected.
  private static let descriptions: Set<Int> = [0x0000, 0x0009, 0x000A, 0x0012, 0x001E]

  /// Whether a value has nothing but zeros, white space, dashes and the separators of a date.
  package static func isBlank(_ value: ArraySlice<UInt8>) -> Bool {
    value.allSatisfy { [0, 0x20, UInt8(ascii: "-"), UInt8(ascii: ":")].contains($0) }
  }

  /// The picture of TIFF, and how to develop that of DNG.
  private static func isTechnical(_ tag: Int) -> Bool {
    (0x00FE...0x0103).contains(tag) || (0x0106...0x010A).contains(tag)
      || (0x0111...0x011C).contains(tag) || (0x011E...0x0129).contains(tag)
      || (0x013D...0x0159).contains(tag) || (0x0200...0x0214).contains(tag)
      || (0xC612...0xC7FF).contains(tag) || (0xCD2B...0xCD4F).contains(tag)
      || technical.contains(tag)
  }

  private static let technical: Set<Int> = [
    0x012D, 0x015B, 0x8769, 0xA005, 0x8773, 0x8829, 0x828D, 0x828E, 0x9000, 0x9101, 0x9102, 0x9216,
    0xA000, 0xA001, 0xA002, 0xA003, 0xA500, 0xC4A5, 0xEA1C, 0xEA1D,
  ]

  private static let kinds: [Int: MetadataKind] = {
    var kinds: [Int: MetadataKind] = [:]
    for (kind, tags) in table { for tag in tags { kinds[tag] = kind } }
    return kinds
  }()

  private static let table: [(MetadataKind, [Int])] = [
    // The directory of positions, and those of GeoTIFF and GDAL.
    (.location, [0x8825, 0x830E, 0x8480, 0x8482, 0x85D8, 0x87AF, 0x87B0, 0x87B1, 0xA480]),
    (.serialNumbers, [0xA431, 0xA435, 0xC62F, 0xFDE9]),
    (.owner, [0x013B, 0x9C9D, 0xA430, 0xA437, 0xA438, 0xFDE8]),
    (.copyright, [0x8298, 0xC6FE]),
    (
      .comments,
      [
        0x010D, 0x010E, 0x011D, 0x9286, 0x9C9B, 0x9C9C, 0x9C9E, 0x9C9F, 0xA436, 0x4746, 0x4749,
      ]
    ),
    (.history, [0x000B, 0x9213]),
    // The name of a recording, that of a computer, and numbers.
    (.identifiers, [0x013C, 0xA004, 0xA420, 0xC65D, 0xC68B, 0xC71C, 0xC71D, 0xC7A7]),
    // Names of inks, a printer, a reel and a camera, which people choose.
    (.other, [0x014D, 0x0151, 0xC789, 0xC7A1]),
    (.makerNote, [0x927C]),
    (.unread, [0xC634, 0xC68C, 0xC6F5, 0xFE00, 0x8290, 0x935C]),
    (
      .date,
      [
        0x0132, 0x882A, 0x9003, 0x9004, 0x9010, 0x9011, 0x9012, 0x9290, 0x9291, 0x9292, 0xC71B,
      ]
    ),
    (
      .camera,
      [
        0x010F, 0x0110, 0x0131, 0x829A, 0x829D, 0x8822, 0x8824, 0x8827, 0x8828, 0x8830, 0x8831,
        0x8832, 0x8833, 0x8834, 0x8835, 0x9201, 0x9202, 0x9203, 0x9204, 0x9205, 0x9206, 0x9207,
        0x9208, 0x9209, 0x920A, 0x920B, 0x920C, 0x920E, 0x920F, 0x9210, 0x9214, 0x9215, 0x9217,
        0x9400, 0x9401, 0x9402, 0x9403, 0x9404, 0x9405, 0xA20B, 0xA20C, 0xA20E, 0xA20F, 0xA210,
        0xA214, 0xA215, 0xA217, 0xA300, 0xA301, 0xA302, 0xA401, 0xA402, 0xA403, 0xA404, 0xA405,
        0xA406, 0xA407, 0xA408, 0xA409, 0xA40A, 0xA40B, 0xA40C, 0xA432, 0xA433, 0xA434, 0xA439,
        0xA43A, 0xA43B, 0xA43C,
        0xA460, 0xA461, 0xA462, 0xC614, 0xC615, 0xC630, 0xC65A, 0xC65B,
      ]
    ),
  ]
}
