/// Compares a thumbnail with its picture.
enum PictureComparison {
  /// The number of squares along each side into which both pictures are divided.
  static let gridSide = 16

  /// Returns the correlation of two gray pictures, from -1 to 1; nil if one of them is nearly
  /// uniform or smaller than the grid.
  ///
  /// Brightness and contrast make no difference. The thumbnail may be rotated, have black bars that
  /// change its proportions, or be cut from the center of the picture: the best similarity counts.
  static func similarity(_ small: Pixels, _ whole: Pixels) -> Double? {
    var best: Double?
    for orientation in [1, 3, 6, 8] {
      let small = small.oriented(by: orientation)
      let areas = [
        (PixelArea(small), PixelArea(whole)),
        (PixelArea(small).centred(across: whole.width, down: whole.height), PixelArea(whole)),
        (PixelArea(small), PixelArea(whole).centred(across: small.width, down: small.height)),
      ]
      for (smallArea, wholeArea) in areas {
        guard let first = grid(small, smallArea), let second = grid(whole, wholeArea) else {
          continue
        }
        let similarity = zip(first, second).reduce(0) { $0 + $1.0 * $1.1 }
        best = max(best ?? similarity, similarity)
      }
    }
    return best
  }

  /// Returns the brightness of the squares of an area as a vector with the mean 0 and the length 1.
  private static func grid(_ pixels: Pixels, _ area: PixelArea) -> [Double]? {
    guard min(area.rows.count, area.columns.count) >= gridSide else { return nil }
    let squares = pixels.resized(area, width: gridSide, height: gridSide).bytes.map(Double.init)
    let mean = squares.reduce(0, +) / Double(squares.count)
    let deviations = squares.map { $0 - mean }
    let length = deviations.reduce(0) { $0 + $1 * $1 }.squareRoot()
    guard length >= evenness * Double(gridSide) else { return nil }
    return deviations.map { $0 / length }
  }

  /// The standard deviation, in steps of 255, below which a picture is too uniform to compare.
  private static let evenness = 10.0
}
