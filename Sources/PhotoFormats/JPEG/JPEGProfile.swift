/// The color profile of a JPEG file, in pieces that fit segments (ICC.1:2022, B.4).
package enum JPEGProfile {
  /// Returns the indices of the segments with the pieces of a profile, in their order; none if a
  /// piece is missing.
  ///
  /// The first segment says how many there are; of two with the same number the first counts.
  package static func pieces(of segments: [ArraySlice<UInt8>]) -> [Int] {
    let numbers = segments.map {
      $0.dropFirst(JPEGSegment.profileName.count).prefix(2).map(Int.init)
    }
    guard let count = numbers.first?.last, count > 0 else { return [] }
    let pieces = (1...count).compactMap { numbers.firstIndex(of: [$0, count]) }
    return pieces.count == count ? pieces : []
  }

  /// Returns the size that a profile says it has; nil if it is damaged (ICC.1:2022, 7.2).
  package static func size(of profile: ArraySlice<UInt8>) -> Int? {
    guard let size = ByteOrder.big.uint32(profile, at: 0), size >= headerSize,
      size <= profile.count, profile.dropFirst(36).starts(with: "acsp".utf8)
    else { return nil }
    return size
  }

  private static let headerSize = 128
}
