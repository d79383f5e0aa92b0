/// The search for the part of a thumbnail that a cropped picture shows.
///
/// Programs that crop a picture often keep the thumbnail of the whole one. All parts of the
/// thumbnail with the shape of the picture are compared by a few squares, and the best of them by
/// more.
struct CropSearch {
  private let small: PixelSums
  private let whole: PixelSums

  /// Returns the part of a thumbnail that a picture shows; nil if it is nearly all of it, or can't
  /// be told for certain.
  static func part(of small: PixelSums, shownBy whole: PixelSums) -> PixelArea? {
    CropSearch(small: small, whole: whole).part
  }

  private var part: PixelArea? {
    guard let coarse = Squares(whole, PixelArea(whole), Self.coarseSide),
      let fine = Squares(whole, PixelArea(whole), Self.fineSide)
    else { return nil }
    // The best places first, each with what is near it.
    var found: [Candidate] = []
    for candidate in candidates(coarse).sorted(by: { $0.similarity > $1.similarity }) {
      guard !found.contains(where: { $0.area.isNear(candidate.area) }) else { continue }
      found.append(candidate)
      if found.count == Self.candidateCount { break }
    }
    found = found.compactMap { refined($0, fine) }.sorted { $0.similarity > $1.similarity }
    guard let best = found.first, best.similarity >= Self.minimumSimilarity,
      isPart(best.area)
    else { return nil }
    // In a smooth picture, many parts look like the whole.
    let isCertain = !found.dropFirst().contains { other in
      other.similarity > best.similarity - Self.minimumLead && !other.area.isNear(best.area)
    }
    return isCertain ? best.area : nil
  }

  private struct Candidate {
    var area: PixelArea
    var similarity: Double
  }

  /// Returns all parts of some sizes and places, compared by a few squares.
  private func candidates(_ picture: Squares) -> [Candidate] {
    var candidates: [Candidate] = []
    let largest = PixelArea(small).centered(across: whole.width, down: whole.height)
    var share = 1.0
    while share >= Self.minimumShare {
      let (width, height) = (
        max(1, Int(Double(largest.columns.count) * share)),
        max(1, Int(Double(largest.rows.count) * share))
      )
      let (across, down) = (
        max(1, width * Self.stepPercent / 100), max(1, height * Self.stepPercent / 100)
      )
      for top in stride(from: 0, through: small.height - height, by: down) {
        for left in stride(from: 0, through: small.width - width, by: across) {
          let area = PixelArea(rows: top..<top + height, columns: left..<left + width)
          if let similarity = picture.similarity(to: small, area) {
            candidates.append(Candidate(area: area, similarity: similarity))
          }
        }
      }
      share *= Self.shareFactor
    }
    return candidates
  }

  /// Returns the best part near a candidate, compared by more squares; nil if it is nearly uniform.
  private func refined(_ candidate: Candidate, _ picture: Squares) -> Candidate? {
    guard let similarity = picture.similarity(to: small, candidate.area) else { return nil }
    var best = Candidate(area: candidate.area, similarity: similarity)
    var step = max(1, candidate.area.columns.count / 10)
    while step > 0 {
      var better = best
      for growth in [-step, 0, step] {
        for down in [-step, 0, step] {
          for across in [-step, 0, step] {
            guard
              let area = best.area.moved(
                across, down, wider: growth, within: small, like: whole),
              let similarity = picture.similarity(to: small, area), similarity > better.similarity
            else { continue }
            better = Candidate(area: area, similarity: similarity)
          }
        }
      }
      if better.area == best.area { step /= 2 } else { best = better }
    }
    return best
  }

  /// Whether an area is clearly less than the thumbnail.
  private func isPart(_ area: PixelArea) -> Bool {
    Double(area.rows.count) < Self.maximumShare * Double(small.height)
      || Double(area.columns.count) < Self.maximumShare * Double(small.width)
  }

  /// The squares along each side by which parts are compared, at first and at last.
  private static let coarseSide = 8
  private static let fineSide = 16

  /// The share of the thumbnail's side that a part has at least, and from which it is all of it.
  private static let minimumShare = 0.3
  private static let maximumShare = 0.95

  /// How much smaller each size is, and how far its places are from each other, in percent.
  private static let shareFactor = 0.88
  private static let stepPercent = 12

  /// The number of places that are looked at closely.
  private static let candidateCount = 8

  /// The similarity from which a part is the picture, and how much better it is than any other.
  private static let minimumSimilarity = 0.95
  private static let minimumLead = 0.03

  /// The brightness of the squares of an area, with the mean 0 and the length 1.
  private struct Squares {
    private let values: [Double]
    private let side: Int

    /// Reads the squares of an area; nil if it is nearly uniform or too small.
    init?(_ sums: PixelSums, _ area: PixelArea, _ side: Int) {
      guard min(area.rows.count, area.columns.count) >= side else { return nil }
      let squares = sums.means(of: area, across: side, down: side)
      let mean = squares.reduce(0, +) / Double(squares.count)
      let deviations = squares.map { $0 - mean }
      let length = deviations.reduce(0) { $0 + $1 * $1 }.squareRoot()
      guard length >= Self.evenness * Double(side) else { return nil }
      values = deviations.map { $0 / length }
      self.side = side
    }

    /// Returns the correlation with an area, from -1 to 1; nil if that is nearly uniform.
    func similarity(to sums: PixelSums, _ area: PixelArea) -> Double? {
      Squares(sums, area, side).map { other in
        zip(values, other.values).reduce(0) { $0 + $1.0 * $1.1 }
      }
    }

    /// The standard deviation, in steps of 255, below which an area is too uniform to compare.
    private static let evenness = 10.0
  }
}

extension PixelArea {
  /// Returns the area with other edges and the shape of a picture; nil if it is beyond the
  /// thumbnail.
  fileprivate func moved(
    _ across: Int, _ down: Int, wider growth: Int, within small: PixelSums, like whole: PixelSums
  ) -> PixelArea? {
    let width = columns.count + growth
    let height = Int((Double(width) * Double(whole.height) / Double(whole.width)).rounded())
    let left = columns.lowerBound + across - growth / 2
    let top = rows.lowerBound + down - (height - rows.count) / 2
    guard width > 0, height > 0, left >= 0, top >= 0, left + width <= small.width,
      top + height <= small.height
    else { return nil }
    return PixelArea(rows: top..<top + height, columns: left..<left + width)
  }

  /// Whether two areas are nearly the same part of a picture.
  fileprivate func isNear(_ other: PixelArea) -> Bool {
    let (across, down) = (columns.clamped(to: other.columns), rows.clamped(to: other.rows))
    let shared = across.count * down.count
    let both = columns.count * rows.count + other.columns.count * other.rows.count - shared
    return shared * 2 > both
  }
}
