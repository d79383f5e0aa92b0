import Foundation
import Pictures
import TestSupport
import Testing

/// Looks, compared with floating-point numbers in Python.
struct LookTests {
  private static let looks: [Look] = [
    Look(name: "minimal-life", recipe: .minimalLife),
    Look(name: "tumble-down", recipe: .tumbleDown),
    Look(name: "minimal-life", recipe: .minimalLife, grain: .init(seed: 42)),
    Look(name: "tumble-down", recipe: .tumbleDown, grain: .init(seed: .max, strength: 0.5)),
    Look(
      name: "own",
      recipe: LookRecipe(
        exposure: -0.02, matrix: [0.9, 0.2, -0.1, 0, 1, 0, 0.3, -0.3, 1], contrast: 1.3,
        gamma: 0.5, shadows: .init(below: 0.2, add: [-0.01, 0, 0.1])),
      grain: .init(seed: 0)),
  ]

  /// One picture, before and after a look.
  private struct Job: Encodable {
    struct Recipe: Encodable {
      var exposure: Double
      var matrix: [Double]?
      var contrast: Double
      var gamma: Double
      var below: Double?
      var add: [Double]
      var grain: [Double]
    }
    struct Grain: Encodable {
      var seed: UInt64
      var strength: Double
    }

    var bits: Int
    var colors: Int
    var gamma: Double
    var recipe: Recipe
    var grain: Grain?
    var before: [Int]
    var after: [Int]

    init<Channel: PixelChannel>(
      _ look: Look, _ gamma: Double, _ before: Raster<Channel>, _ after: Raster<Channel>
    ) {
      let recipe = look.recipe
      bits = Channel.bitWidth
      colors = before.layout.colors
      self.gamma = gamma
      self.recipe = Recipe(
        exposure: recipe.exposure, matrix: recipe.matrix, contrast: recipe.contrast,
        gamma: recipe.gamma, below: recipe.shadows?.below, add: recipe.shadows?.add ?? [0, 0, 0],
        grain: [recipe.grain.brightness, recipe.grain.contrast, recipe.grain.saturation])
      grain = look.grain.map { Grain(seed: $0.seed, strength: $0.strength) }
      self.before = before.values.map { Int($0) }
      self.after = after.values.map { Int($0) }
    }

    var line: String {
      get throws {
        let encoder = JSONEncoder()
        var text = String(decoding: try encoder.encode(self), as: UTF8.self)
        // Python asks for each name.
        for name in ["matrix", "below"] where !text.contains("\"\(name)\"") {
          text.replace("\"contrast\"", with: "\"\(name)\":null,\"contrast\"")
        }
        return text.contains("\"seed\"") ? text : text.dropLast() + ",\"grain\":null}"
      }
    }
  }

  /// Returns a picture with dark, bright and random pixels.
  private static func picture<Channel: PixelChannel>(
    _ layout: Raster<Channel>.Layout
  ) throws -> Raster<Channel> {
    var numbers = SeededGenerator(seed: 7)
    let (width, height) = (61, 43)
    let values = (0..<width * height * layout.channels).map { index -> Channel in
      let random = Channel.random(in: 0...Channel.max, using: &numbers)
      return index < width * 3 * 8 ? random >> 4 : index < width * 3 * 12 ? ~(random >> 5) : random
    }
    return try #require(Raster(width: width, height: height, layout: layout, values: values))
  }

  @Test(.needs(.python)) func isWhatFloatingPointComputes() throws {
    var lines: [String] = []
    for look in Self.looks {
      for gamma in [0, 2.2] {
        let tones = ToneCurve.power(gamma).map { ToneCurves($0) } ?? .sRGB
        for layout in [Raster<UInt8>.Layout.rgb, .gray] {
          let before: Raster<UInt8> = try Self.picture(layout)
          var after = before
          look.apply(to: &after, tones: tones)
          lines.append(try Job(look, gamma, before, after).line)
        }
        let before: Raster<UInt16> = try Self.picture(.rgb)
        var after = before
        look.apply(to: &after, tones: tones)
        lines.append(try Job(look, gamma, before, after).line)
      }
    }
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Checks/compare_looks.py")
    let run = try #require(Program.python).run(
      [script.path], input: Data(lines.joined(separator: "\n").utf8))
    let differences = run.text.split(separator: "\n").compactMap { Double($0) }
    #expect(run.errorText.isEmpty)
    #expect(differences.count == lines.count)
    // Rounding alone makes a half.
    #expect(differences.allSatisfy { $0 < 0.6 }, "\(differences)")
    print("Looks: largest difference \(differences.max() ?? .nan)/255")
  }

  @Test func hasTheSamePixelsInEachRun() throws {
    let before: Raster<UInt8> = try Self.picture(.rgb)
    let look = Look(name: "x", recipe: .tumbleDown, grain: .init(seed: 3))
    let results = (0..<3).map { _ in
      var raster = before
      look.apply(to: &raster, tones: .sRGB)
      return raster
    }
    #expect(Set(results).count == 1)
    var other = before
    Look(name: "x", recipe: .tumbleDown, grain: .init(seed: 4)).apply(to: &other, tones: .sRGB)
    #expect(other != results[0])
  }

  @Test func leavesAlphaAsItIs() throws {
    let before: Raster<UInt8> = try Self.picture(.rgba)
    var after = before
    Look(name: "x", recipe: .minimalLife, grain: .init(seed: 1)).apply(to: &after, tones: .sRGB)
    let positions = stride(from: 3, to: before.values.count, by: 4)
    #expect(positions.allSatisfy { before.values[$0] == after.values[$0] })
    #expect(after.values[0] == after.values[1] && after.values[1] == after.values[2])
  }

  @Test func keepsGrayInGray() throws {
    var raster: Raster<UInt16> = try Self.picture(.grayAlpha)
    Look(name: "x", recipe: .tumbleDown).apply(to: &raster, tones: .sRGB)
    #expect(raster.layout == .grayAlpha)
  }
}
