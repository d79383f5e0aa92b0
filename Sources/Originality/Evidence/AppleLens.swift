/// The focal length and the aperture in the name of an Apple lens.
struct AppleLens: Hashable {
  /// The focal length in millimeters.
  let focalLength: Double

  /// The aperture as a fraction of the focal length.
  let aperture: Double

  /// Parses a name, `iPhone 7 back camera 3.99mm f/1.8`; nil if it has another format.
  init?(_ name: String) {
    let words = name.split(separator: " ")
    guard words.count > 3, words.contains("camera"),
      let focalLength = words[words.count - 2].number("", "mm"),
      let aperture = words[words.count - 1].number("f/", "")
    else { return nil }
    self.focalLength = focalLength
    self.aperture = aperture
  }

  /// Whether two numbers are equal up to rounding: names have fewer digits than measurements.
  static func isRounded(_ measured: Double, _ named: Double) -> Bool {
    abs(measured - named) <= 0.051 || abs(measured - named) <= 0.02 * named
  }
}

extension Substring {
  /// Returns the number between a prefix and a suffix of the text.
  fileprivate func number(_ prefix: String, _ suffix: String) -> Double? {
    guard hasPrefix(prefix), hasSuffix(suffix) else { return nil }
    return Double(dropFirst(prefix.count).dropLast(suffix.count))
  }
}
