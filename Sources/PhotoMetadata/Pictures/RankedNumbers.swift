/// Numbers of at least 0, counted by their size, so that those at some ranks are found without
/// sorting all.
struct RankedNumbers {
  private let numbers: [Double]

  /// The class of size of each number.
  private let sizeClasses: [Int]

  /// The numbers in each class.
  private var counts = Array(repeating: 0, count: classes)

  /// Counts numbers.
  init(_ numbers: [Double]) {
    self.numbers = numbers
    sizeClasses = numbers.map { Self.sizeClass(of: $0) }
    for sizeClass in sizeClasses { counts[sizeClass] += 1 }
  }

  /// Returns the number that would be at an index after sorting.
  func number(at index: Int) -> Double {
    var (rank, sizeClass) = (index, 0)
    while rank >= counts[sizeClass] {
      rank -= counts[sizeClass]
      sizeClass += 1
    }
    let indices = numbers.indices.filter { sizeClasses[$0] == sizeClass }
    return indices.map { numbers[$0] }.sorted()[rank]
  }

  private static let classes = 1024

  /// Differences of brightness are mostly a few steps of 255.
  private static func sizeClass(of number: Double) -> Int {
    Int(min(number * 64, Double(classes - 1)))
  }
}
