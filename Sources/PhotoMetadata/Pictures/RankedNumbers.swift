/// Numbers of at least 0, counted by their size, so that those at some ranks are found without
/// sorting all.
struct RankedNumbers {
  private let numbers: [Double]

  /// The numbers in each class of size.
  private var counts = Array(repeating: 0, count: classes)

  /// Counts numbers.
  init(_ numbers: [Double]) {
    self.numbers = numbers
    for number in numbers { counts[Self.sizeClass(of: number)] += 1 }
  }

  /// Returns the number that would be at an index after sorting.
  func number(at index: Int) -> Double {
    var (rank, sizeClass) = (index, 0)
    while rank >= counts[sizeClass] {
      rank -= counts[sizeClass]
      sizeClass += 1
    }
    return numbers.filter { Self.sizeClass(of: $0) == sizeClass }.sorted()[rank]
  }

  private static let classes = 256

  /// Differences of brightness are mostly a few steps of 255.
  private static func sizeClass(of number: Double) -> Int {
    Int(min(number * 16, Double(classes - 1)))
  }
}
