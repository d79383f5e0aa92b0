/// Grain for each pixel, which depends on nothing but the seed and the pixel’s number.
struct GrainNoise {
  private let seed: UInt64
  private let strength: Float
  private let brightness: Float
  private let contrast: Float
  private let saturation: Float

  init(_ grain: Look.Grain, _ recipe: LookRecipe.Grain) {
    seed = grain.seed
    strength = Float(grain.strength)
    brightness = Float(recipe.brightness)
    contrast = Float(recipe.contrast)
    saturation = Float(recipe.saturation)
  }

  /// Returns how much of the look covers a pixel, from 0 to 1.
  ///
  /// Three random numbers are the colors of noise. Its green, with more saturation, brightness and
  /// contrast, is the cover.
  @inline(__always)
  func cover(_ pixel: Int) -> Float {
    // SplitMix64 (Steele, Lea and Flood, 2014), with the pixel as the number of the step.
    var bits = seed &+ (UInt64(truncatingIfNeeded: pixel) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    let red = Float(UInt32(truncatingIfNeeded: bits & 0xFFFF)) / 65535
    let green = Float(UInt32(truncatingIfNeeded: bits >> 16 & 0xFFFF)) / 65535
    let blue = Float(UInt32(truncatingIfNeeded: bits >> 32 & 0xFFFF)) / 65535
    let middle = LookMath.luminance(red, green, blue)
    let noise = middle + (green - middle) * saturation + brightness
    let cover = min(max((noise - 0.5) * contrast + 0.5, 0), 1)
    return 1 - strength * (1 - cover)
  }
}
