/// Something a photo contains that was not read, or only in part, and why.
public enum MetadataProblem: String, Hashable, Sendable, Codable, CaseIterable {
  /// The file ends in the middle of what it announced.
  case fileTruncated

  /// Bytes that belong to no part of the file lie between its parts.
  case strayBytes

  /// A part of the file has an impossible length, or there are more parts than are read.
  case structureDamaged

  /// The size of the picture is not said where it should be.
  case dimensionsMissing

  /// The EXIF block, or an entry in it, is damaged.
  case exifDamaged

  /// The EXIF block has no entries.
  case exifEmpty

  /// The EXIF block is larger than what is read.
  case exifTooLarge

  /// There are several EXIF blocks; the first that can be read counts.
  case multipleExifBlocks

  /// An entry is there several times; the first that is not empty counts.
  case duplicateEntries

  /// A value is longer than what is read, and was cut.
  case valueTruncated

  /// The date of capture is written, but can't be understood or names no moment.
  case captureDateImpossible

  /// The XMP packet is damaged.
  case xmpDamaged

  /// The XMP packet is larger, deeper or fuller than what is read.
  case xmpTooLarge

  /// The XMP packet declares a document type or entities, which XMP forbids.
  case xmpRefused

  /// There are several XMP packets; the first that can be read counts.
  case multipleXMPPackets

  /// XMP goes on in further parts of the file, which are larger than what is read.
  case extendedXMPNotRead

  /// XMP goes on in further parts of the file, which are incomplete or belong to another packet.
  case extendedXMPDamaged

  /// A part of the file is compressed by Brotli, which is not read.
  case compressedBoxNotRead

  /// A text or compressed part that holds metadata is damaged.
  case encodedDataDamaged

  /// A text or compressed part that holds metadata is larger than what is read.
  case encodedDataTooLarge

  /// Metadata is encrypted, in another file or coded in a way that is not read.
  case storageNotRead

  /// The editing history is longer than what is read.
  case historyTruncated

  /// Reading stopped because it would have taken more of the file than is allowed.
  case readLimitReached
}

extension [MetadataProblem] {
  /// Adds a problem that is not there yet.
  mutating func note(_ problem: MetadataProblem) {
    if !contains(problem) { append(problem) }
  }
}
