import Testing

@testable import Pictures

struct CodedColorsTests {
  /// Returns a number with 16 bits after the point.
  private static func fixed(_ bytes: [UInt8]) -> Double {
    Double(Int32(truncatingIfNeeded: bytes.reduce(0) { $0 << 8 | Int($1) })) / 65536
  }

  /// Returns the content of a tag, after its type.
  private static func content(of name: String, in profile: [UInt8]) throws -> [UInt8] {
    func number(_ position: Int) -> Int {
      profile[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let positions = (0..<number(128)).map { 132 + 12 * $0 }
    let position = try #require(positions.first { profile[$0..<$0 + 4].elementsEqual(name.utf8) })
    return Array(
      profile[number(position + 4)..<number(position + 4) + number(position + 8)].dropFirst(8))
  }

  /// The colorants of Apple’s “Display P3” and of the ICC’s “sRGB v4”, adapted to D50.
  @Test(arguments: [
    (12, [0.51512, 0.24120, -0.00105, 0.29198, 0.69225, 0.04189, 0.15710, 0.06657, 0.78407]),
    (1, [0.43604, 0.22249, 0.01392, 0.38512, 0.71690, 0.09706, 0.14305, 0.06061, 0.71391]),
  ])
  func hasTheColorantsOfKnownProfiles(primaries: Int, colorants: [Double]) throws {
    let profile = try #require(CodedColors(primaries: primaries, transfer: 13).profile)
    #expect(profile.count == profile[..<4].reduce(0) { $0 << 8 | Int($1) })
    for (index, name) in ["rXYZ", "gXYZ", "bXYZ"].enumerated() {
      let bytes = try Self.content(of: name, in: profile)
      for axis in 0..<3 {
        let value = Self.fixed(Array(bytes[axis * 4..<axis * 4 + 4]))
        #expect(abs(value - colorants[index * 3 + axis]) < 0.0007, "\(name) \(axis) \(value)")
      }
    }
    let curves = try #require(ToneCurves(profile: profile))
    for step in 0...16 {
      let number = Double(step) / 16
      #expect(abs(curves.colors[0].light(number) - ToneCurve.sRGB.light(number)) < 0.0001)
    }
  }

  @Test func refusesWhatNoProfileCanSay() {
    #expect(CodedColors(primaries: 10, transfer: 13).profile == nil)
    #expect(CodedColors(primaries: 1, transfer: 16).profile == nil)
    #expect(CodedColors(primaries: 9, transfer: 16).highDynamicRange == "PQ")
    #expect(CodedColors(primaries: 9, transfer: 18).highDynamicRange == "HLG")
    #expect(CodedColors(primaries: 1, transfer: 1).isSRGB)
    #expect(!CodedColors(primaries: 12, transfer: 13).isSRGB)
  }
}
