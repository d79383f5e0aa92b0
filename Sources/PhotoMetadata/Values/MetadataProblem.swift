/// Something in a photo that was not read, or only partially, and the reason.
public enum MetadataProblem: String, Hashable, Sendable, Codable, CaseIterable {
  /// The file is truncated.
  case fileTruncated

  /// There are stray bytes between the parts of the file.
  case strayBytes

  /// A part of the file has an impossible length, or there are too many parts.
  case structureDamaged

  /// The size of the picture is missing.
  case dimensionsMissing

  /// The EXIF block, or an entry in it, is damaged.
  case exifDamaged

  /// The EXIF block has no entries.
  case exifEmpty

  /// The EXIF block is too large.
  case exifTooLarge

  /// There are several EXIF blocks; where they differ, the first readable one counts.
  case multipleExifBlocks

  /// There are several entries with the same tag; the first that is not empty counts.
  case duplicateEntries

  /// A value is too long, and was cut.
  case valueTruncated

  /// The capture date is present, but malformed or impossible.
  case captureDateImpossible

  /// The XMP packet is damaged.
  case xmpDamaged

  /// The XMP packet is too large, too deep or has too many nodes.
  case xmpTooLarge

  /// The XMP packet declares a document type or entities, which XMP forbids.
  case xmpRefused

  /// There are several XMP packets; where they differ, the first readable one counts.
  case multipleXMPPackets

  /// XMP continues in further parts of the file, which are too large.
  case extendedXMPNotRead

  /// XMP continues in further parts of the file, which are incomplete or belong to another packet.
  case extendedXMPDamaged

  /// A part of the file is compressed with Brotli, whose library is not installed, or is too large.
  case compressedBoxNotRead

  /// A text or compressed part with metadata is damaged.
  case encodedDataDamaged

  /// A text or compressed part with metadata is too large.
  case encodedDataTooLarge

  /// Metadata is encrypted, in another file or encoded in an unsupported way.
  case storageNotRead

  /// A text is in an encoding that nothing names; it was read in the one that its bytes suggest.
  case textReadAsUTF16
  case textReadAsShiftJIS
  case textReadAsEUCJP
  case textReadAsISO2022JP
  case textReadAsGB18030
  case textReadAsEUCKR
  case textReadAsBig5
  case textReadAsWindows1251
  case textReadAsWindows1252

  /// The editing history is too long.
  case historyTruncated

  /// Reading stopped at the limit of examined bytes.
  case readLimitReached
}

extension MetadataProblem {
  /// The encoding that was assumed for a text; nil for other problems.
  public var assumedEncoding: TextEncoding? {
    TextEncoding.allCases.first { MetadataProblem(assumed: $0) == self }
  }

  init(assumed encoding: TextEncoding) {
    self =
      switch encoding {
      case .utf16: .textReadAsUTF16
      case .shiftJIS: .textReadAsShiftJIS
      case .eucJP: .textReadAsEUCJP
      case .iso2022JP: .textReadAsISO2022JP
      case .gb18030: .textReadAsGB18030
      case .eucKR: .textReadAsEUCKR
      case .big5: .textReadAsBig5
      case .windows1251: .textReadAsWindows1251
      case .windows1252: .textReadAsWindows1252
      }
  }

  /// Whether it leaves metadata unread that may tell how the file was made.
  public var hidesMetadata: Bool {
    switch self {
    case .fileTruncated, .structureDamaged, .exifDamaged, .exifEmpty, .exifTooLarge, .xmpDamaged,
      .xmpTooLarge, .xmpRefused, .extendedXMPNotRead, .extendedXMPDamaged, .compressedBoxNotRead,
      .encodedDataDamaged, .encodedDataTooLarge, .storageNotRead, .readLimitReached:
      true
    case .strayBytes, .dimensionsMissing, .multipleExifBlocks, .duplicateEntries, .valueTruncated,
      .captureDateImpossible, .multipleXMPPackets, .historyTruncated, .textReadAsUTF16,
      .textReadAsShiftJIS, .textReadAsEUCJP, .textReadAsISO2022JP, .textReadAsGB18030,
      .textReadAsEUCKR, .textReadAsBig5, .textReadAsWindows1251, .textReadAsWindows1252:
      false
    }
  }
}

extension [MetadataProblem] {
  /// Adds a problem unless it is already present.
  mutating func note(_ problem: MetadataProblem) {
    if !contains(problem) { append(problem) }
  }
}
