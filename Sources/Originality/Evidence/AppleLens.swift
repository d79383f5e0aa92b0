/// What the name of a lens of Apple says: the camera, its focal length and its aperture.
struct AppleLens: Hashable {
  /// Which camera of the device, such as `back triple camera`.
  let camera: Substring

  /// The focal length in millimetres.
  let focalLength: Double

  /// The aperture as a fraction of the focal length.
  let aperture: Double

  /// Reads a name; nil when it is not written so.
  init?(_ name: String) {
    guard
      let match = name.firstMatch(
        of: /(back|front) (.*)camera (\d+(?:\.\d+)?)mm f\/(\d+(?:\.\d+)?)$/),
      let focalLength = Double(match.3), let aperture = Double(match.4)
    else { return nil }
    camera = match.1
    self.focalLength = focalLength
    self.aperture = aperture
  }

  /// Whether two numbers are the same but for rounding: names have fewer digits than measures.
  static func isRounded(_ measured: Double, _ named: Double) -> Bool {
    abs(measured - named) <= 0.051 || abs(measured - named) <= 0.02 * named
  }
}
