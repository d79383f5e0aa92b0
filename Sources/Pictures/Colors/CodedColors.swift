/// The colors of a picture as numbers of ITU-T H.273, which HEIC and AVIF files have instead of a
/// profile.
public struct CodedColors: Hashable, Sendable {
  /// What red, green, blue and white are (H.273, 8.1).
  public var primaries: Int

  /// How numbers become light (H.273, 8.2).
  public var transfer: Int

  /// Creates colors.
  public init(primaries: Int, transfer: Int) {
    (self.primaries, self.transfer) = (primaries, transfer)
  }

  /// The name of a transfer function for more light than a display’s white: `PQ` or `HLG`; nil if
  /// this is none.
  public var highDynamicRange: String? {
    switch transfer {
    case 16: "PQ"
    case 18: "HLG"
    default: nil
    }
  }

  /// Whether these are the colors of sRGB, or nothing is said about them.
  ///
  /// The curves for video differ from that of sRGB by less than displays do; viewers of pictures
  /// take them for it.
  public var isSRGB: Bool { [1, 2].contains(primaries) && Self.similar.contains(transfer) }

  /// The transfer functions that count as that of sRGB: BT.709, unspecified, BT.601, sRGB, BT.2020.
  private static let similar: Set<Int> = [1, 2, 6, 13, 14, 15]

  /// An ICC profile for pictures with these colors; nil if there is none with red, green and blue
  /// and a curve.
  ///
  /// ICC.1:2022, 8.3.2: a display profile with three components, a matrix and curves.
  public var profile: [UInt8]? {
    guard let points = Self.points(of: primaries), let curve = Self.curve(of: transfer),
      let matrix = ColorMatrix(points)
    else { return nil }
    let texts = [("desc", "H.273 \(primaries)-\(transfer)"), ("cprt", "No copyright, use freely")]
    var tags = texts.map { ($0, Self.tag("mluc", Self.localized($1))) }
    tags.append(("wtpt", Self.tag("XYZ ", ColorMatrix.profileWhite.flatMap(Self.fixed))))
    tags.append(("chad", Self.tag("sf32", matrix.adaptation.flatMap { $0 }.flatMap(Self.fixed))))
    for (column, name) in ["rXYZ", "gXYZ", "bXYZ"].enumerated() {
      let values = matrix.adapted.map { $0[column] }
      tags.append((name, Self.tag("XYZ ", values.flatMap(Self.fixed))))
    }
    for name in ["rTRC", "gTRC", "bTRC"] { tags.append((name, curve)) }
    return Self.file(tags)
  }

  // MARK: Tables

  /// Returns x and y of red, green, blue and white; nil if the primaries are unknown.
  private static func points(of primaries: Int) -> [(x: Double, y: Double)]? {
    let white = (x: 0.3127, y: 0.3290)
    return switch primaries {
    case 1, 2: [(0.640, 0.330), (0.300, 0.600), (0.150, 0.060), white]
    case 4: [(0.67, 0.33), (0.21, 0.71), (0.14, 0.08), (0.310, 0.316)]
    case 5: [(0.64, 0.33), (0.29, 0.60), (0.15, 0.06), white]
    case 6, 7: [(0.630, 0.340), (0.310, 0.595), (0.155, 0.070), white]
    case 8: [(0.681, 0.319), (0.243, 0.692), (0.145, 0.049), (0.310, 0.316)]
    case 9: [(0.708, 0.292), (0.170, 0.797), (0.131, 0.046), white]
    case 11: [(0.680, 0.320), (0.265, 0.690), (0.150, 0.060), (0.314, 0.351)]
    case 12: [(0.680, 0.320), (0.265, 0.690), (0.150, 0.060), white]
    case 22: [(0.630, 0.340), (0.295, 0.605), (0.155, 0.077), white]
    default: nil
    }
  }

  /// Returns the curve as a tag, 10.18; nil if the transfer function is unknown.
  private static func curve(of transfer: Int) -> [UInt8]? {
    switch transfer {
    case 4: tag("para", [0, 0, 0, 0] + fixed(2.2))
    case 5: tag("para", [0, 0, 0, 0] + fixed(2.8))
    case 8: tag("para", [0, 0, 0, 0] + fixed(1))
    case _ where similar.contains(transfer):
      tag(
        "para",
        [0, 3, 0, 0] + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed))
    default: nil
    }
  }

  // MARK: Writing

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// ICC.1:2022, 4.6: a number with 16 bits before and after the point.
  private static func fixed(_ value: Double) -> [UInt8] {
    number(Int((value * 65536).rounded()))
  }

  private static func tag(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let bytes = Array(type.utf8) + [0, 0, 0, 0] + content
    return bytes + Array(repeating: 0, count: (4 - bytes.count % 4) % 4)
  }

  /// ICC.1:2022, 10.15: one text in ASCII, for English.
  private static func localized(_ text: String) -> [UInt8] {
    number(1) + number(12) + Array("enUS".utf8) + number(2 * text.utf8.count) + number(28)
      + text.utf8.flatMap { [0, $0] }
  }

  /// ICC.1:2022, 7.2 and 7.3: a header of 128 bytes and a table of tags, which may share content.
  private static func file(_ tags: [(name: String, content: [UInt8])]) -> [UInt8] {
    var table = number(tags.count)
    var data: [UInt8] = []
    var previous: (content: [UInt8], position: [UInt8])?
    let start = 128 + 4 + 12 * tags.count
    for (name, content) in tags {
      if previous?.content != content {
        previous = (content, number(start + data.count) + number(content.count))
        data += content
      }
      table += Array(name.utf8) + (previous?.position ?? [])
    }
    let header =
      number(start + data.count) + [0, 0, 0, 0] + [4, 0x30, 0, 0] + Array("mntrRGB XYZ ".utf8)
      + [0x07, 0xE6, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0] + Array("acsp".utf8)
      + Array(repeating: 0, count: 28) + ColorMatrix.profileWhite.flatMap(fixed)
    return header + Array(repeating: 0, count: 128 - header.count) + table + data
  }
}
