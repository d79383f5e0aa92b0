/// A device that takes photos.
struct Device: Hashable, Sendable {
  /// The maker as photos have it.
  let make: String

  /// The model as photos have it.
  let model: String

  /// The month in which it was first sold.
  let released: Month

  /// The focal lengths of its cameras in millimetres; empty when they are not known.
  let lenses: [Double]

  /// Whether it has a flash.
  let hasFlash: Bool

  /// A month of a year.
  struct Month: Hashable, Sendable, CustomStringConvertible {
    let year: Int
    let month: Int

    /// The month as `2017-09`.
    var description: String { "\(year)-\(month < 10 ? "0" : "")\(month)" }

    /// The number of months since year 0.
    var count: Int { year * 12 + month }
  }

  init(
    _ make: String, _ model: String, _ year: Int, _ month: Int, lenses: [Double] = [],
    hasFlash: Bool = true
  ) {
    self.make = make
    self.model = model
    released = Month(year: year, month: month)
    self.lenses = lenses
    self.hasFlash = hasFlash
  }
}
