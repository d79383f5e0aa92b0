/// A kind of photo file, recognized by its first bytes.
public enum PhotoContainer: String, Hashable, Sendable, Codable, CaseIterable {
  /// JPEG, ISO/IEC 10918-1.
  case jpeg
  /// PNG, ISO/IEC 15948.
  case png
  /// WebP, RFC 9649.
  case webp
  /// HEIC, HEIF and AVIF, ISO/IEC 23008-12.
  case heif
  /// TIFF 6.0 and the raw formats built on it.
  case tiff
  /// JPEG XL, ISO/IEC 18181.
  case jpegXL
  /// CR3, Canon's raw format on the base of ISO/IEC 14496-12.
  case cr3
  /// RAF, Fujifilm's raw format.
  case raf

  /// Whether files of this kind contain raw pictures, or may.
  public var isRaw: Bool { [.tiff, .cr3, .raf].contains(self) }
}
