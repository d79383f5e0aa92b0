extension [Double] {
  /// Returns the number that would be at an index after sorting numbers of at least 0.
  ///
  /// They are counted by their size, so that only those of one size are sorted.
  func number(ranked rank: Int) -> Double {
    var counts = Array<Int32>(repeating: 0, count: Self.sizeClasses)
    for number in self { counts[Self.sizeClass(of: number)] += 1 }
    var (rank, sizeClass) = (rank, 0)
    while rank >= counts[sizeClass] {
      rank -= Int(counts[sizeClass])
      sizeClass += 1
    }
    return filter { Self.sizeClass(of: $0) == sizeClass }.sorted()[rank]
  }

  private static var sizeClasses: Int { 1024 }

  /// Differences of brightness are mostly a few steps of 255.
  private static func sizeClass(of number: Double) -> Int {
    Int(Swift.min(number * 64, Double(sizeClasses - 1)))
  }
}
