#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// What looks compute.
enum LookMath {
  /// The parts of the colors in the luminance, ITU-R BT.709.
  static let (red, green, blue) = (0.2126, 0.7152, 0.0722)

  /// Returns the luminance of a color, ITU-R BT.709.
  @inline(__always)
  static func luminance(_ red: Float, _ green: Float, _ blue: Float) -> Float {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /// Returns a number of 0 or more to a power.
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
}
