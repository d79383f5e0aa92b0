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
  /// JPEG 2000, ISO/IEC 15444: JP2, JPX and JPM files, and bare codestreams.
  case jpeg2000
  /// GIF, versions 87a and 89a.
  case gif
  /// BMP, the bitmap of Windows and OS/2.
  case bmp
  /// Photoshop's own format, with both sizes of offsets: PSD and PSB.
  case photoshop
  /// CR3, Canon's raw format on the base of ISO/IEC 14496-12.
  case cr3
  /// CRW, Canon's older raw format, CIFF.
  case crw
  /// MRW, Minolta's raw format.
  case mrw
  /// RAF, Fujifilm's raw format.
  case raf
  /// X3F, Sigma's raw format.
  case x3f

  /// The name of the format as its standard or its maker writes it, the same in all languages.
  ///
  /// Formats in one container share its name: AVIF is `HEIF`, NEF and DNG are `TIFF`, PSB is
  /// `Photoshop`.
  public var name: String {
    switch self {
    case .jpeg: "JPEG"
    case .png: "PNG"
    case .webp: "WebP"
    case .heif: "HEIF"
    case .tiff: "TIFF"
    case .jpegXL: "JPEG XL"
    case .jpeg2000: "JPEG 2000"
    case .gif: "GIF"
    case .bmp: "BMP"
    case .photoshop: "Photoshop"
    case .cr3: "CR3"
    case .crw: "CRW"
    case .mrw: "MRW"
    case .raf: "RAF"
    case .x3f: "X3F"
    }
  }

  /// Whether only cameras write files of this kind.
  public var isOfCamerasOnly: Bool { [.cr3, .crw, .mrw, .raf, .x3f].contains(self) }

  /// Whether files of this kind contain raw pictures, or may.
  public var isRaw: Bool { [.tiff, .cr3, .crw, .mrw, .raf, .x3f].contains(self) }
}
