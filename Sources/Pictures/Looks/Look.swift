/// A look for a photo: a recipe, and the grain of this run.
public struct Look: Hashable, Sendable {
  /// Grain that is the same in each run.
  public struct Grain: Hashable, Sendable {
    /// Where its random numbers start.
    public var seed: UInt64

    /// How strong it is, from 0 to 1.
    public var strength: Double

    /// Creates grain.
    public init(seed: UInt64, strength: Double = 1) {
      self.seed = seed
      self.strength = strength
    }
  }

  /// The name of the look, in ASCII.
  public var name: String

  /// The numbers.
  public var recipe: LookRecipe

  /// The grain; nil for none.
  public var grain: Grain?

  /// Creates a look.
  public init(name: String, recipe: LookRecipe, grain: Grain? = nil) {
    self.name = name
    self.recipe = recipe
    self.grain = grain
  }

  /// What was done in one line: `look NAME NUMBERS`, and `grain NUMBERS` after a comma.
  public var summary: String {
    var text = "look \(name) \(recipe.summary)"
    if let grain {
      text +=
        ", grain seed=\(grain.seed) strength=\(grain.strength)"
        + " brightness=\(recipe.grain.brightness) contrast=\(recipe.grain.contrast)"
        + " saturation=\(recipe.grain.saturation)"
    }
    return text
  }

  /// Applies the look to a picture with 8 bits per channel, whose color space has these curves.
  public func apply(to raster: inout Raster<UInt8>, tones: ToneCurves) {
    LookKernel<UInt8>(self, tones).apply(to: &raster)
  }

  /// Applies the look to a picture with 16 bits per channel, whose color space has these curves.
  public func apply(to raster: inout Raster<UInt16>, tones: ToneCurves) {
    LookKernel<UInt16>(self, tones).apply(to: &raster)
  }
}
