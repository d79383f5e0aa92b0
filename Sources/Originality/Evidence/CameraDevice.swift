/// A device that takes photos.
struct CameraDevice: Hashable, Sendable {
  /// The maker, as in photos.
  let make: String

  /// The model, as in photos.
  let model: String

  /// The month of the first sale.
  let released: Month

  /// The focal lengths of its cameras in millimeters, of zoom lenses from the shortest to the
  /// longest; empty if unknown.
  let lenses: [ClosedRange<Double>]

  /// The maximum zoom factor; nil if unknown.
  let zoom: Double?

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
    range: ClosedRange<Double>? = nil, zoom: Double? = nil, hasFlash: Bool = true
  ) {
    self.make = make
    self.model = model
    released = Month(year: year, month: month)
    self.lenses = lenses.map { $0...$0 } + [range].compactMap { $0 }
    self.zoom = zoom
    self.hasFlash = hasFlash
  }
}
