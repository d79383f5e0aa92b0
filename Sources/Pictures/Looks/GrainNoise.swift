/// Grain for each pixel, which depends on nothing but the seed and the pixel’s number.
struct GrainNoise {
  private let seed: UInt64
  private let strength: Float
  /// What each random number adds to the cover, and what the cover is without any.
  private let red: Float
  private let green: Float
  private let blue: Float
  private let base: Float

  /// Creates the grain of a picture.
  ///
  /// Three random numbers are the colors of noise. Its green, with more saturation, brightness and
  /// contrast, is the cover.
  init(_ grain: Look.Grain, _ recipe: LookRecipe.Grain) {
    seed = grain.seed
    strength = Float(grain.strength)
    let unit = recipe.contrast / 65535
    let gray = 1 - recipe.saturation
    red = Float(LookMath.red * gray * unit)
    green = Float((LookMath.green * gray + recipe.saturation) * unit)
    blue = Float(LookMath.blue * gray * unit)
    base = Float((recipe.brightness - 0.5) * recipe.contrast + 0.5)
  }

  /// Returns how much of the look covers a pixel, from 0 to 1.
  @inline(__always)
  func cover(_ pixel: Int) -> Float {
    // SplitMix64 (Steele, Lea and Flood, 2014), with the pixel as the number of the step.
    var bits = seed &+ (UInt64(truncatingIfNeeded: pixel) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    let cover =
      base + red * Float(Int32(truncatingIfNeeded: bits & 0xFFFF))
      + green * Float(Int32(truncatingIfNeeded: bits >> 16 & 0xFFFF))
      + blue * Float(Int32(truncatingIfNeeded: bits >> 32 & 0xFFFF))
    return 1 - strength * (1 - min(max(cover, 0), 1))
  }
}
