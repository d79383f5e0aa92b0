/// Something a photo contains that was not read, or only in part, and why.
public enum MetadataProblem: String, Hashable, Sendable, Codable, CaseIterable {
  /// The EXIF block is damaged.
  case exifDamaged
}
