import JPEGCodec
import PhotoMetadata

/// The comparison of a thumbnail with its picture.
///
/// Brightness and contrast make no difference. The thumbnail may be rotated, have black bars that
/// change its proportions, or be cut from the center of the picture, as some phones do: the best
/// match counts.
struct PictureComparison: Hashable {
  /// The correlation of the two pictures, from -1 to 1.
  let similarity: Double

  /// How much the most different detail stands out from the usual difference, as a factor of at
  /// least 0; nil if one of the pictures is too small for it.
  let largestDifference: Double?

  /// The part of the picture with that detail; nil if one of the pictures is too small for it.
  let changedPart: PicturePart?

  /// The part of the thumbnail that the picture shows; nil if it is all of it, or not known.
  let shownPart: PicturePart?

  /// Compares two gray pictures; nil if one of them is nearly uniform or too small.
  init?(_ small: JPEGPicture, _ whole: JPEGPicture) {
    let sums = PixelSums(whole)
    guard let best = Self.bestMatch(small, sums) else { return nil }
    similarity = best.similarity
    let detail = DetailGrid.detail(best.small, best.smallArea, best.wholeArea, of: sums)
    largestDifference = detail?.difference
    changedPart = detail.map { PicturePart($0, in: best.wholeArea, of: sums) }
    // The thumbnail of a whole picture is clearly its own.
    shownPart = best.similarity < Self.clearSimilarity ? Self.crop(small, sums)?.part : nil
  }

  /// Where a thumbnail of the whole picture shows what is left of it.
  struct Crop {
    /// The orientation of EXIF, 1, 6 or 8, that turns the thumbnail like the picture.
    var orientation: Int

    /// The part of the turned thumbnail.
    var part: PicturePart
  }

  /// Returns which part of a gray thumbnail a gray picture shows; nil if it is all of it, or not
  /// known.
  static func crop(_ small: JPEGPicture, _ whole: JPEGPicture) -> Crop? {
    crop(small, PixelSums(whole))
  }

  private static func crop(_ small: JPEGPicture, _ whole: PixelSums) -> Crop? {
    // A part can have another shape than the whole, or be turned.
    let isUpright = (small.width > small.height) == (whole.width > whole.height)
    for orientation in isUpright ? [1] : [1, 6, 8] {
      let turned = PixelSums(orientation == 1 ? small : small.oriented(by: orientation))
      if let area = CropSearch.part(of: turned, shownBy: whole) {
        return Crop(orientation: orientation, part: PicturePart(area, of: turned))
      }
    }
    return nil
  }

  /// Where two pictures of the same differ most.
  struct Change {
    /// The orientation of EXIF, 1, 3, 6 or 8, that turns the thumbnail like the picture.
    var orientation: Int

    /// The part of the turned thumbnail.
    var small: PicturePart

    /// The part of the picture.
    var whole: PicturePart
  }

  /// Returns where two gray pictures differ most; nil if they can't be compared.
  static func change(_ small: JPEGPicture, _ whole: JPEGPicture) -> Change? {
    let sums = PixelSums(whole)
    guard let best = bestMatch(small, sums),
      let detail = DetailGrid.detail(best.small, best.smallArea, best.wholeArea, of: sums)
    else { return nil }
    return Change(
      orientation: best.orientation,
      small: PicturePart(detail, in: best.smallArea, of: best.small),
      whole: PicturePart(detail, in: best.wholeArea, of: sums))
  }

  /// Returns the areas of two pictures that are most alike, of which the first may be turned.
  private static func bestMatch(_ small: JPEGPicture, _ sums: PixelSums) -> Match? {
    var whole = Side(sums)
    guard var best = bestMatch(PixelSums(small), &whole, isTurned: false) else { return nil }
    if best.similarity < clearSimilarity {
      for orientation in [3, 6, 8] {
        let turned = PixelSums(small.oriented(by: orientation))
        if var match = bestMatch(turned, &whole, isTurned: true),
          match.similarity > best.similarity
        {
          match.orientation = orientation
          best = match
        }
      }
    }
    return best
  }

  /// Two areas that show the same.
  private struct Match {
    var similarity: Double
    var small: PixelSums
    var smallArea: PixelArea
    var wholeArea: PixelArea
    var orientation = 1
  }

  /// Returns the areas that are most alike; nil if one is nearly uniform or too small.
  ///
  /// For a turned thumbnail, such areas are only passed over.
  private static func bestMatch(
    _ small: PixelSums, _ whole: inout Side, isTurned: Bool
  ) -> Match? {
    var small = Side(small)
    let smallArea = PixelArea(small.sums)
    let wholeArea = PixelArea(whole.sums)
    let cut = wholeArea.centered(across: smallArea.columns.count, down: smallArea.rows.count)
    let areas =
      [
        (smallArea, wholeArea),
        (
          smallArea.centered(across: wholeArea.columns.count, down: wholeArea.rows.count), wholeArea
        ),
      ] + [1, 0.95, 0.9, 0.85].map { (smallArea, cut.scaled(by: $0)) }
      + bars(of: small.sums, smallArea, wholeArea).map { ($0, wholeArea) }
    var best: Match?
    for (smallArea, wholeArea) in areas {
      guard let first = small.vector(smallArea), let second = whole.vector(wholeArea) else {
        // Without its bars a thumbnail may be uniform: then nothing can be said.
        if !isTurned { return nil }
        continue
      }
      let similarity = zip(first, second).reduce(0) { $0 + $1.0 * $1.1 }
      if best.map({ similarity > $0.similarity }) ?? true {
        best = Match(
          similarity: similarity, small: small.sums, smallArea: smallArea, wholeArea: wholeArea)
      }
    }
    return best
  }

  /// Returns the areas of a thumbnail that has a bar on one side only: those at its ends with the
  /// proportions of the picture, and what is left without black bars.
  private static func bars(
    of small: PixelSums, _ area: PixelArea, _ whole: PixelArea
  ) -> [PixelArea] {
    let bare = small.areaWithoutBars(darkerThan: darkness)
    return area.atEnds(across: whole.columns.count, down: whole.rows.count)
      + (bare == area ? [] : [bare])
  }

  /// One of the two pictures, with what was already computed of it.
  private struct Side {
    let sums: PixelSums
    private var known: [(area: PixelArea, vector: [Double]?)] = []

    init(_ sums: PixelSums) { self.sums = sums }

    /// Returns the brightness of the squares of an area as a vector with the mean 0 and the
    /// length 1; nil if the area is nearly uniform or too small.
    mutating func vector(_ area: PixelArea) -> [Double]? {
      if let known = known.first(where: { $0.area == area }) { return known.vector }
      let vector = computedVector(area)
      known.append((area, vector))
      return vector
    }

    private func computedVector(_ area: PixelArea) -> [Double]? {
      guard min(area.rows.count, area.columns.count) >= gridSide else { return nil }
      let squares = sums.means(of: area, across: gridSide, down: gridSide)
      let mean = squares.reduce(0, +) / Double(squares.count)
      let deviations = squares.map { $0 - mean }
      let length = deviations.reduce(0) { $0 + $1 * $1 }.squareRoot()
      guard length >= evenness * Double(gridSide) else { return nil }
      return deviations.map { $0 / length }
    }
  }

  /// The number of squares along each side into which both pictures are divided.
  static let gridSide = 16

  /// The standard deviation, in steps of 255, below which a picture is too uniform to compare.
  private static let evenness = 10.0

  /// The mean brightness below which an edge of a thumbnail may be a black bar.
  private static let darkness = 24.0

  /// The similarity above which an upright thumbnail isn't turned: it can't match better.
  private static let clearSimilarity = 0.96
}
