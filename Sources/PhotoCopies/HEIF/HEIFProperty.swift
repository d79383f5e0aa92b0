import PhotoFormats

/// What is known of the contents of properties, so that nothing else can hide in them.
enum HEIFProperty {
  /// The properties of a fixed number of bytes, including version and flags where they have them.
  ///
  /// ISO/IEC 14496-12, 12.1, and ISO/IEC 23008-12, 6.5; AVIF 1.1, 2.3.2.
  private static let sizes = [
    "ispe": 12, "irot": 1, "imir": 1, "clap": 32, "pasp": 8, "rloc": 12, "lsel": 2, "clli": 4,
    "mdcv": 24, "amve": 8, "a1op": 1, "ndwt": 8,
  ]

  /// Returns the number of bytes at the beginning of a property’s content that are known; nil if
  /// the property is not known.
  static func knownCount(of type: String, _ content: ArraySlice<UInt8>) -> Int? {
    var reader = ByteReader(content)
    if let size = sizes[type] { return min(size, content.count) }
    switch type {
    case "pixi":
      // A version, flags, the number of channels, and the bits of each.
      guard reader.number(4) == 0, let channels = reader.number(1), reader.read(channels) != nil
      else { return nil }
    case "colr":
      guard let kind = reader.read(4) else { return nil }
      switch String(decoding: kind, as: UTF8.self) {
      case "nclx": return min(11, content.count)
      case "nclc": return min(10, content.count)
      // ICC.1:2022, 7.2.2: a profile begins with its size.
      case "prof", "rICC":
        guard let size = ByteOrder.big.uint32(reader.rest, at: 0), size >= 128 else { return nil }
        return min(4 + size, content.count)
      default: return nil
      }
    case "auxC":
      guard reader.number(4) == 0, let name = reader.readToNUL(),
        auxiliaryTypes.contains(String(decoding: name, as: UTF8.self))
      else { return nil }
    case "a1lx":
      // AVIF 1.1, 2.3.2.3: sizes of three layers, which take two or four bytes.
      guard let isLarge = reader.number(1), isLarge <= 1, reader.read(isLarge == 1 ? 12 : 6) != nil
      else { return nil }
    case "hvcC":
      return HEVCUnits(configuration: content)?.end
    case "av1C":
      // Marker and version; units follow, which are looked through one by one.
      return content.count >= 4 && content.first == 0x81 ? content.count : nil
    default: return nil
    }
    return content.count - reader.rest.count
  }

  /// Returns the position of the ICC profile in a property; nil if it has none.
  static func profile(in box: Box, _ bytes: [UInt8]) -> Range<Int>? {
    let kind = String(decoding: bytes[box.content.prefix(4)], as: UTF8.self)
    guard box.type == "colr", ["prof", "rICC"].contains(kind) else { return nil }
    let position = box.content.dropFirst(4)
    let size = ByteOrder.big.uint32(bytes[position], at: 0) ?? 0
    // What follows the profile is not part of it.
    return size >= 128 ? position.prefix(size) : position
  }

  /// The kinds of auxiliary pictures: alpha, depth, gain maps, mattes.
  private static let auxiliaryTypes = Set(
    [
      "urn:mpeg:avc:2015:auxid:1", "urn:mpeg:avc:2015:auxid:2", "urn:mpeg:hevc:2015:auxid:1",
      "urn:mpeg:hevc:2015:auxid:2", "urn:mpeg:mpegB:cicp:systems:auxiliary:alpha",
      "urn:mpeg:mpegB:cicp:systems:auxiliary:depth", "urn:iso:std:iso:ts:21496:-1",
      "urn:com:photo:aux:hdrgainmap",
    ]
      + ["2018", "2019", "2020", "2021", "2022", "2023", "2024", "2025"].flatMap { year in
        [
          "disparity", "depth", "hdrgainmap", "portraiteffectsmatte", "semanticskinmatte",
          "semantichairmatte", "semanticteethmatte", "semanticglassesmatte", "semanticskymatte",
          "styledeltamap", "constantcolorconfidencemap", "linearthumbnail",
        ].map { "urn:com:apple:photo:\(year):aux:\($0)" }
      })
}
