/// The curves of a picture’s color space, one for each color.
public struct ToneCurves: Hashable, Sendable {
  /// The curves of red, green and blue; three times the same for gray.
  public let colors: [ToneCurve]

  /// The curves of sRGB, which also hold for pictures that don’t say their color space.
  public static let sRGB = ToneCurves(.sRGB)

  /// Creates the same curve for all colors.
  public init(_ curve: ToneCurve) {
    self.init([curve, curve, curve])
  }

  private init(_ colors: [ToneCurve]) {
    self.colors = colors
  }

  /// Reads the curves of an ICC profile; nil if it is damaged, or says colors by other means.
  ///
  /// ICC.1:2022, 7.2 and 7.3: a header of 128 bytes, a count, and tags of 12 bytes: name, offset
  /// and size.
  public init?(profile: [UInt8]) {
    func number(_ position: Int) -> Int? {
      position + 4 <= profile.count
        ? profile[position..<position + 4].bigEndianNumber : nil
    }
    var curves: [String: ToneCurve] = [:]
    for index in 0..<min(number(128) ?? 0, Self.maximumTags) {
      let position = 132 + 12 * index
      guard let offset = number(position + 4), let size = number(position + 8) else { return nil }
      let name = String(decoding: profile[position..<position + 4], as: UTF8.self)
      guard ["rTRC", "gTRC", "bTRC", "kTRC"].contains(name), offset <= profile.count,
        size <= profile.count - offset
      else { continue }
      curves[name] = ToneCurve(tag: profile[offset..<offset + size])
    }
    if let gray = curves["kTRC"] {
      self.init(gray)
    } else if let red = curves["rTRC"], let green = curves["gTRC"], let blue = curves["bTRC"] {
      self.init([red, green, blue])
    } else {
      return nil
    }
  }

  private static let maximumTags = 256
}
