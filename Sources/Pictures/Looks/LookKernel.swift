/// The tables of a look for a color space, and how they are applied to each pixel.
///
/// Light is a number from 0 to 1. Tables whose index is light are indexed by its square root, which
/// gives the dark tones as many entries as they need.
struct LookKernel<Channel: PixelChannel> {
  /// The light of each number of a color after the exposure, and after the tone if no matrix stands
  /// between them.
  private var input: [[Float]] = []
  /// The light of each number of a color.
  private var light: [[Float]] = []
  /// The gamma; empty if `input` has it.
  private var tone: [Float] = []
  /// The numbers that stand for a light, for each color, with half a step for rounding.
  private var output: [[Float]] = []
  private let matrix: [Float]
  private let isGray: Bool
  private let hasOneCurve: Bool
  private let contrast: Float
  private let shadowLimit: Float
  private let shadow: [Float]
  private let noise: GrainNoise?

  /// The number of steps of tables whose index is light, enough for the dark tones of 16 bits.
  private static var steps: Int { 4096 }

  init(_ look: Look, _ tones: ToneCurves) {
    let recipe = look.recipe
    matrix = recipe.matrix?.map { Float($0) } ?? []
    isGray = matrix.count == 9 && matrix[0..<3] == matrix[3..<6] && matrix[3..<6] == matrix[6..<9]
    hasOneCurve = Set(tones.colors).count == 1
    contrast = Float(recipe.contrast)
    shadowLimit = Float(recipe.shadows?.below ?? -1)
    shadow = (recipe.shadows?.add ?? [0, 0, 0]).map { Float($0) }
    noise = look.grain.map { GrainNoise($0, recipe.grain) }
    let hasMatrix = !matrix.isEmpty
    for (index, curve) in tones.colors.enumerated() {
      if index > 0, curve == tones.colors[index - 1] {
        light.append(light[index - 1])
        input.append(input[index - 1])
        output.append(output[index - 1])
        continue
      }
      let lights = (0...Int(Channel.max)).map { curve.light(Double($0) / Double(Channel.max)) }
      light.append(lights.map { Float($0) })
      input.append(
        lights.map { value in
          let exposed = min(max(value + recipe.exposure, 0), 1)
          return Float(hasMatrix ? exposed : Self.toned(exposed, recipe))
        })
      output.append(
        Self.table { Float(curve.number($0) * Double(Channel.max) + 0.5) })
    }
    if hasMatrix { tone = Self.table { Float(LookMath.power($0, recipe.gamma)) } }
  }

  private static func toned(_ light: Double, _ recipe: LookRecipe) -> Double {
    let contrasted = min(max((light - 0.5) * recipe.contrast + 0.5, 0), 1)
    return LookMath.power(contrasted, recipe.gamma)
  }

  /// Returns a table of a function of light.
  private static func table(_ function: (Double) -> Float) -> [Float] {
    (0...steps + 1).map { index in
      let root = min(Double(index) / Double(steps), 1)
      return function(root * root)
    }
  }

  /// Returns the value of a function of light, between two entries of its table.
  @inline(__always)
  private static func value(_ table: [Float], _ light: Float) -> Float {
    let position = min(max(light, 0), 1).squareRoot() * Float(steps)
    let index = Int32(position)
    let low = table[Int(index)]
    return low + (table[Int(index) + 1] - low) * (position - Float(index))
  }

  /// Returns the number that stands for a light.
  @inline(__always)
  private static func number(_ table: [Float], _ light: Float) -> Channel {
    guard Channel.bitWidth == 8 else {
      return Channel(truncatingIfNeeded: Int32(value(table, light)))
    }
    // A step of the table is at most a tenth of a step of 8 bits.
    let position = min(max(light, 0), 1).squareRoot() * Float(steps) + 0.5
    return Channel(truncatingIfNeeded: Int32(table[Int(Int32(position))]))
  }

  /// Returns a light with the contrast and the gamma.
  @inline(__always)
  private static func toned(_ table: [Float], _ contrast: Float, _ light: Float) -> Float {
    value(table, (light - 0.5) * contrast + 0.5)
  }

  /// Changes all pixels of a picture.
  func apply(to raster: inout Raster<Channel>) {
    let (channels, colors) = (raster.layout.channels, raster.layout.colors)
    let count = raster.width * raster.height
    let redIn = input[0]
    let greenIn = input[1]
    let blueIn = input[2]
    let redLight = light[0]
    let greenLight = light[1]
    let blueLight = light[2]
    let redOut = output[0]
    let greenOut = output[1]
    let blueOut = output[2]
    let (tone, contrast) = (tone, contrast)
    let m = matrix.isEmpty ? [Float](repeating: 0, count: 9) : matrix
    let (m0, m1, m2, m3, m4, m5) = (m[0], m[1], m[2], m[3], m[4], m[5])
    let (m6, m7, m8) = (m[6], m[7], m[8])
    let hasMatrix = !matrix.isEmpty
    let isColor = colors == 3
    // All colors of the result are the same.
    let isUniform = isGray && shadowLimit < 0 && hasOneCurve
    let (addRed, addGreen, addBlue) = (shadow[0], shadow[1], shadow[2])
    var values = raster.values.mutableSpan
    var position = 0
    for pixel in 0..<count {
      let redNumber = Int(truncatingIfNeeded: values[position])
      let greenNumber = isColor ? Int(truncatingIfNeeded: values[position + 1]) : redNumber
      let blueNumber = isColor ? Int(truncatingIfNeeded: values[position + 2]) : redNumber
      var (red, green, blue) = (redIn[redNumber], greenIn[greenNumber], blueIn[blueNumber])
      if isGray {
        red = Self.toned(tone, contrast, m0 * red + m1 * green + m2 * blue)
        (green, blue) = (red, red)
      } else if hasMatrix {
        let (r, g, b) = (red, green, blue)
        red = Self.toned(tone, contrast, m0 * r + m1 * g + m2 * b)
        green = Self.toned(tone, contrast, m3 * r + m4 * g + m5 * b)
        blue = Self.toned(tone, contrast, m6 * r + m7 * g + m8 * b)
      }
      if LookMath.luminance(red, green, blue) < shadowLimit {
        red += addRed
        green += addGreen
        blue += addBlue
      }
      if let noise {
        // What shines through the grain is the original in gray.
        let gray = LookMath.luminance(
          redLight[redNumber], greenLight[greenNumber], blueLight[blueNumber])
        let cover = noise.cover(pixel)
        red = gray + (red - gray) * cover
        green = gray + (green - gray) * cover
        blue = gray + (blue - gray) * cover
      }
      if isUniform {
        let gray = Self.number(redOut, red)
        values[position] = gray
        if isColor {
          values[position + 1] = gray
          values[position + 2] = gray
        }
      } else if isColor {
        values[position] = Self.number(redOut, red)
        values[position + 1] = Self.number(greenOut, green)
        values[position + 2] = Self.number(blueOut, blue)
      } else {
        values[position] = Self.number(redOut, LookMath.luminance(red, green, blue))
      }
      position += channels
    }
  }
}
