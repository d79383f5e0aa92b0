extension [Double] {
  /// Returns the number that would be at an index after sorting numbers of at least 0.
  ///
  /// They are counted by their size, so that only those of one size are sorted.
  func number(ranked rank: Int) -> Double {
    var counts = Array<Int>(repeating: 0, count: Self.sizes)
    var written = counts.mutableSpan
    for number in self {
      written[Int(Swift.min(number * Self.sizesPerStep, Double(Self.sizes - 1)))] &+= 1
    }
    var (rank, size) = (rank, 0)
    while rank >= counts[size] {
      rank -= counts[size]
      size += 1
    }
    let lowest = Double(size) / Self.sizesPerStep
    let limit = size == Self.sizes - 1 ? .infinity : Double(size + 1) / Self.sizesPerStep
    var numbers: [Double] = []
    for number in self where number >= lowest && number < limit { numbers.append(number) }
    return numbers.sorted()[rank]
  }

  /// Differences of brightness are mostly a few steps of 255.
  private static var sizes: Int { 1024 }
  private static var sizesPerStep: Double { 64 }
}
