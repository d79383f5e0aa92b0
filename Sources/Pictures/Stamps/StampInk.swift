/// The colors of a stamp at each distance from its segments, which overlap in this order: a dark
/// shade, an orange glow, and the light itself.
///
/// Only basic arithmetic is used, which has the same results on every machine.
struct StampInk {
  /// The width of a segment in pixels.
  let thickness: Double

  /// How far the color extends from the segments, in pixels.
  var reach: Double { max(3, thickness * 2.4) }

  /// Returns the color at a distance, negative inside: red, green, blue, multiplied by alpha, and
  /// alpha, from 0 to 65,535.
  func pixel(at distance: Double) -> SIMD4<UInt16> {
    guard distance < reach else { return SIMD4(repeating: 0) }
    var color = SIMD4<Double>(repeating: 0)
    let shadeStart = max(0.7, thickness * 0.3)
    let shadeEnd = max(2, thickness * 1.2)
    let shade = min(1, max(0, (shadeEnd - distance) / (shadeEnd - shadeStart)))
    Self.add(SIMD4(0.07, 0.02, 0, 1), alpha: 0.78 * shade * shade * (3 - 2 * shade), to: &color)
    let glow = min(1, max(0, 1 - distance / reach))
    Self.add(SIMD4(1, 0.3, 0.02, 1), alpha: 0.42 * glow * glow, to: &color)
    let depth = min(1, max(0, -distance * 2.4 / thickness))
    let light = SIMD4(1, 0.5 + 0.24 * depth, 0.12 + 0.26 * depth, 1)
    Self.add(light, alpha: min(1, max(0, 0.5 - distance)), to: &color)
    return SIMD4<UInt16>((color * 65535).rounded(.toNearestOrAwayFromZero))
  }

  /// Returns a color in a gray picture: halfway between its luminance (ITU-R BT.709) and its red,
  /// since orange in its own luminance hardly differs from a gray background.
  static func gray(_ color: SIMD4<UInt16>) -> Int {
    let luminance = (2126 * Int(color.x) + 7152 * Int(color.y) + 722 * Int(color.z)) / 10000
    return (luminance + Int(color.x)) / 2
  }

  /// Lays a color over another; both are multiplied by alpha afterwards.
  private static func add(
    _ color: SIMD4<Double>, alpha: Double, to base: inout SIMD4<Double>
  ) {
    base = color * alpha + base * (1 - alpha)
  }
}
