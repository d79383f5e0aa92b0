import PhotoMetadata

/// The quality at which a JPEG picture was saved, from its quantization tables.
enum JPEGQuality {
  /// Returns the fact; none if there are no tables.
  static func facts(of traces: FileTraces) -> [PhotoFact] {
    guard let tables = traces.quantization, let luminance = tables.luminance,
      luminance.count == 64
    else { return [] }
    if let quality = StandardTables.quality(of: tables) {
      return [PhotoFact(.jpegQuality, .number(Double(quality)), source: source)]
    }
    if let name = PhotoshopTables.name(of: luminance) {
      return [PhotoFact(.jpegQuality, .text(name), source: source)]
    }
    let quality = StandardTables.closestQuality(to: luminance)
    return [PhotoFact(.estimatedJPEGQuality, .number(Double(quality)), source: source)]
  }

  private static let source = "JPEG DQT"
}
