/// The weights by which a row of pixels gets another length: means if it becomes shorter, linear
/// interpolation if longer.
struct Resampling {
  private var starts: [Int] = []
  private var weights: [[Float]] = []

  /// Prepares a change of length; both are at least 1.
  init(from count: Int, to newCount: Int) {
    let step = Double(count) / Double(newCount)
    let radius = max(1, step)
    for index in 0..<newCount {
      let center = (Double(index) + 0.5) * step - 0.5
      let first = max(0, Int((center - radius).rounded(.up)))
      let last = min(count - 1, Int((center + radius).rounded(.down)))
      let own = (first...max(first, last)).map {
        Float(max(1e-3, 1 - abs(Double($0) - center) / radius))
      }
      let sum = own.reduce(0, +)
      starts.append(min(first, count - 1))
      weights.append(own.map { $0 / sum })
    }
  }

  /// Returns the new value at an index.
  @inline(__always)
  func value(at index: Int, of source: (Int) -> Float) -> Float {
    var sum: Float = 0
    let start = starts[index]
    for (offset, weight) in weights[index].enumerated() { sum += weight * source(start + offset) }
    return sum
  }
}
