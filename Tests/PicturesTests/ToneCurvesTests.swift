@testable import Pictures
import Testing

struct ToneCurvesTests {
  private static func number(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private static func fixed(_ number: Double) -> [UInt8] { Self.number(Int(number * 65536), 4) }

  private static func curve(_ numbers: [Int]) -> [UInt8] {
    Array("curv\0\0\0\0".utf8) + number(numbers.count, 4) + numbers.flatMap { number($0, 2) }
  }

  private static func function(_ type: Int, _ numbers: [Double]) -> [UInt8] {
    Array("para\0\0\0\0".utf8) + number(type, 2) + [0, 0] + numbers.flatMap(fixed)
  }

  private static let curves: [[UInt8]] = [
    curve([]), curve([563]), curve([0, 1000, 9000, 65535]), function(0, [2.2]),
    function(1, [2, 0.9, 0.1]), function(2, [2, 0.8, 0.1, 0.05]),
    function(3, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]),
    function(4, [2.2, 0.9, 0.1, 0.1, 0.05, 0.01, 0.01]),
  ]

  @Test(arguments: curves) func isItsOwnInverse(tag: [UInt8]) throws {
    let curve = try #require(ToneCurve(tag: tag[...]))
    for step in 1...255 {
      let number = Double(step) / 255
      let light = curve.light(number)
      guard light > 0, light < 1 else { continue }
      #expect(abs(curve.number(light) - number) < 0.002, "\(step)")
    }
  }

  @Test func readsTheCurveOfSRGB() throws {
    let curve = try #require(ToneCurve(tag: Self.curves[6][...]))
    for step in 0...255 {
      let number = Double(step) / 255
      #expect(abs(curve.light(number) - ToneCurve.sRGB.light(number)) < 0.0001)
    }
  }

  @Test(arguments: [
    [], curve([0]), curve([5, 4, 3]), Array(curve([1, 2, 3]).dropLast(3)), function(0, [0]),
    function(3, [2, -1, 0, 0, 0]), function(9, [1]),
    Array("curv\0\0\0\0".utf8) + number(1 << 30, 4),
  ])
  func refusesOthers(tag: [UInt8]) {
    #expect(ToneCurve(tag: tag[...]) == nil)
  }

  @Test func readsProfiles() {
    let tag = Self.function(0, [1.75])
    let entries = ["rTRC", "gTRC", "bTRC"].flatMap {
      Array($0.utf8) + Self.number(168, 4) + Self.number(tag.count, 4)
    }
    let profile = [UInt8](repeating: 0, count: 128) + Self.number(3, 4) + entries + tag
    #expect(ToneCurves(profile: profile)?.colors.first == ToneCurve.power(1.75))
    for end in profile.indices { #expect(ToneCurves(profile: Array(profile[..<end])) == nil) }
  }
}
