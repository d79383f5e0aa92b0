public import PhotoFormats
public import PhotoMetadata

/// Where in a picture, or in what it was made from, a piece of evidence lies.
///
/// Nothing lies outside of what it is in: what a file claims beyond is cut off or left out.
public struct EvidencePosition: Hashable, Sendable, Codable {
  /// What a position is in.
  public enum Whole: String, Hashable, Sendable, Codable {
    /// The size that the file records.
    case recordedSize
    /// The thumbnail in the file.
    case thumbnail
    /// The picture before it was cropped and turned.
    case original
    /// The picture itself.
    case picture
  }

  /// What the position is in.
  public var whole: Whole

  /// The size of that in pixels; nil if it is not known.
  public var size: PixelDimensions?

  /// The size of the picture, where both are compared.
  public var pictureSize: PixelDimensions?

  /// The part that is left in the picture; nil if it is not known, or there is none.
  public var crop: PicturePart?

  /// Whether the crop was also turned by some degrees, so that its edges are not level.
  public var isTilted: Bool

  /// The parts that were changed.
  public var parts: [PicturePart]

  /// Creates a position; parts are rounded, and those beyond a limit are left out.
  public init(
    in whole: Whole, size: PixelDimensions? = nil, pictureSize: PixelDimensions? = nil,
    crop: PicturePart? = nil, isTilted: Bool = false, parts: [PicturePart] = []
  ) {
    (self.whole, self.size, self.pictureSize) = (whole, size, pictureSize)
    (self.crop, self.isTilted) = (crop?.rounded, isTilted)
    self.parts = parts.prefix(Self.maximumParts).map(\.rounded)
  }

  /// The maximum number of parts: more could not be told apart.
  public static let maximumParts = 64

  /// The maximum number of pixels on a side: a size above it is no picture's.
  public static let maximumSide = 10_000_000
}

extension PicturePart {
  /// The part with four decimals, which is finer than any drawing.
  fileprivate var rounded: PicturePart {
    func rounded(_ share: Double) -> Double { (share * 10_000).rounded() / 10_000 }
    return PicturePart(
      left: rounded(left), top: rounded(top), width: rounded(width), height: rounded(height))
  }
}
