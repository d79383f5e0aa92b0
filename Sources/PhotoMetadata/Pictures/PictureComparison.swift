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

  /// Compares two gray pictures; nil if one of them is nearly uniform or too small.
  init?(_ small: Pixels, _ whole: Pixels) {
    var best: (similarity: Double, small: Pixels, areas: (PixelArea, PixelArea))?
    for orientation in [1, 3, 6, 8] {
      let small = small.oriented(by: orientation)
      let smallArea = PixelArea(small)
      let wholeArea = PixelArea(whole)
      let cut = wholeArea.centred(across: small.width, down: small.height)
      let areas =
        [
          (smallArea, wholeArea),
          (smallArea.centred(across: whole.width, down: whole.height), wholeArea),
        ] + [1, 0.95, 0.9, 0.85].map { (smallArea, cut.scaled(by: $0)) }
      for (smallArea, wholeArea) in areas {
        guard let first = Self.vector(small, smallArea), let second = Self.vector(whole, wholeArea)
        else {
          // Without its bars a thumbnail may be uniform: then nothing can be said.
          if orientation == 1 { return nil }
          continue
        }
        let similarity = zip(first, second).reduce(0) { $0 + $1.0 * $1.1 }
        if best.map({ similarity > $0.similarity }) ?? true {
          best = (similarity, small, (smallArea, wholeArea))
        }
      }
    }
    guard let best else { return nil }
    similarity = best.similarity
    largestDifference = DetailGrid.largestDifference(
      best.small, best.areas.0, best.areas.1, of: whole)
  }

  /// Returns the brightness of the squares of an area as a vector with the mean 0 and the length 1.
  private static func vector(_ pixels: Pixels, _ area: PixelArea) -> [Double]? {
    guard min(area.rows.count, area.columns.count) >= gridSide else { return nil }
    let squares = pixels.resized(area, width: gridSide, height: gridSide).bytes.map(Double.init)
    let mean = squares.reduce(0, +) / Double(squares.count)
    let deviations = squares.map { $0 - mean }
    let length = deviations.reduce(0) { $0 + $1 * $1 }.squareRoot()
    guard length >= evenness * Double(gridSide) else { return nil }
    return deviations.map { $0 / length }
  }

  /// The number of squares along each side into which both pictures are divided.
  static let gridSide = 16

  /// The standard deviation, in steps of 255, below which a picture is too uniform to compare.
  private static let evenness = 10.0
}
