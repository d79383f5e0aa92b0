/// The numbers of a look, which apply to light from 0 to 1, in this order.
public struct LookRecipe: Hashable, Sendable {
  /// What is added where it is dark.
  public struct Shadows: Hashable, Sendable {
    /// The luminance below which a pixel is dark, from 0 to 1.
    public var below: Double

    /// What is added to red, green and blue, each from −1 to 1.
    public var add: [Double]

    /// Creates shadows; `add` has three numbers.
    public init(below: Double, add: [Double]) {
      self.below = below
      self.add = add
    }
  }

  /// How grain covers the picture.
  public struct Grain: Hashable, Sendable {
    /// What is added to noise, from −2 to 2.
    public var brightness: Double

    /// The factor of the distance of noise from the middle, from 0 to 4.
    public var contrast: Double

    /// The factor of the distance of noise from its luminance, from 0 to 4.
    public var saturation: Double

    /// Creates grain.
    public init(brightness: Double, contrast: Double, saturation: Double) {
      self.brightness = brightness
      self.contrast = contrast
      self.saturation = saturation
    }
  }

  /// What is added to each color, from −1 to 1.
  public var exposure: Double

  /// Nine factors, row by row: how red, green and blue are mixed of the three; nil for no mixing.
  public var matrix: [Double]?

  /// The factor of the distance from the middle, from 0 to 4.
  public var contrast: Double

  /// The exponent, from 0.5 to 4.
  public var gamma: Double

  /// What is added where it is dark; nil for nothing.
  public var shadows: Shadows?

  /// How grain covers the picture, where it is wanted.
  public var grain: Grain

  /// Creates a recipe that changes nothing but what is given.
  public init(
    exposure: Double = 0, matrix: [Double]? = nil, contrast: Double = 1, gamma: Double = 1,
    shadows: Shadows? = nil,
    grain: Grain = Grain(brightness: 0.6, contrast: 0.9, saturation: 1.8)
  ) {
    self.exposure = exposure
    self.matrix = matrix
    self.contrast = contrast
    self.gamma = gamma
    self.shadows = shadows
    self.grain = grain
  }

  /// Black and white, as Agfa APX 400.
  public static let minimalLife = LookRecipe(
    exposure: 0.03, matrix: [0.299, 0.587, 0.114, 0.299, 0.587, 0.114, 0.299, 0.587, 0.114],
    contrast: 0.75, gamma: 2, grain: Grain(brightness: 0.6, contrast: 0.9, saturation: 1.8))

  /// Deep colors with blue shadows.
  public static let tumbleDown = LookRecipe(
    exposure: 0.05, contrast: 1.17, gamma: 1.5,
    shadows: Shadows(below: 0.3, add: [0.0077, 0.00268, 0.03215]),
    grain: Grain(brightness: 0.65, contrast: 1.13, saturation: 1.27))

  /// The numbers in one line, each with its name, such as `exposure=0.03 contrast=0.75 gamma=2`.
  public var summary: String {
    var parts = ["exposure=\(exposure)"]
    if let matrix { parts.append("matrix=" + Self.list(matrix)) }
    parts += ["contrast=\(contrast)", "gamma=\(gamma)"]
    if let shadows { parts.append("shadows=\(shadows.below):" + Self.list(shadows.add)) }
    return parts.joined(separator: " ")
  }

  private static func list(_ numbers: [Double]) -> String {
    numbers.map { "\($0)" }.joined(separator: "/")
  }
}
