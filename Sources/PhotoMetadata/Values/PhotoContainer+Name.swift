extension PhotoContainer {
  /// The name of the format as its standard writes it, the same in all languages.
  public var name: String {
    switch self {
    case .jpeg: "JPEG"
    case .png: "PNG"
    case .webp: "WebP"
    case .heif: "HEIF"
    case .tiff: "TIFF"
    case .jpegXL: "JPEG XL"
    case .cr3: "CR3"
    case .raf: "RAF"
    }
  }
}
