#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// How the numbers of a channel become light, both from 0 to 1, and back.
public struct ToneCurve: Hashable, Sendable {
  /// The kinds of curves of ICC profiles.
  private enum Kind: Hashable, Sendable {
    /// ICC.1:2022, 10.18, with the numbers of its function 4: `(ax + b)^g + e` from `d` on, and
    /// `cx + f` below.
    case function(g: Double, a: Double, b: Double, c: Double, d: Double, e: Double, f: Double)
    /// ICC.1:2022, 10.6: values at equal distances.
    case samples([Double])
  }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// The curve of sRGB, IEC 61966-2-1.
  public static let sRGB = ToneCurve(
    .function(g: 2.4, a: 1 / 1.055, b: 0.055 / 1.055, c: 1 / 12.92, d: 0.04045, e: 0, f: 0))

  /// Returns a power curve; nil unless the exponent is from 0.1 to 10.
  public static func power(_ exponent: Double) -> ToneCurve? {
    guard (0.1...10).contains(exponent) else { return nil }
    return ToneCurve(.function(g: exponent, a: 1, b: 0, c: 0, d: 0, e: 0, f: 0))
  }

  /// Reads a curve of an ICC profile, `curv` or `para`; nil if it is damaged or not increasing.
  init?(tag: ArraySlice<UInt8>) {
    let bytes = Array(tag)
    func number(_ position: Int, _ count: Int) -> Int? {
      position + count <= bytes.count
        ? bytes[position..<position + count].bigEndianNumber : nil
    }
    func fixed(_ position: Int) -> Double? {
      number(position, 4).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
    }
    if bytes.starts(with: "curv".utf8), let count = number(8, 4) {
      switch count {
      case 0: self.init(.function(g: 1, a: 1, b: 0, c: 0, d: 0, e: 0, f: 0))
      case 1:
        guard let exponent = number(12, 2), let curve = Self.power(Double(exponent) / 256) else {
          return nil
        }
        self = curve
      default:
        guard count <= Self.maximumSamples, 12 + 2 * count <= bytes.count else { return nil }
        let samples = (0..<count).map { Double(number(12 + 2 * $0, 2) ?? 0) / 65535 }
        guard zip(samples, samples.dropFirst()).allSatisfy({ $0 <= $1 }), samples.last != samples[0]
        else { return nil }
        self.init(.samples(samples))
      }
    } else if bytes.starts(with: "para".utf8), let type = number(8, 2), type < 5 {
      let n = (0..<[1, 3, 4, 5, 7][type]).compactMap { fixed(12 + 4 * $0) }
      guard n.count == [1, 3, 4, 5, 7][type], (0.1...10).contains(n[0]) else { return nil }
      let kind: Kind =
        switch type {
        case 0: .function(g: n[0], a: 1, b: 0, c: 0, d: 0, e: 0, f: 0)
        case 1:
          .function(
            g: n[0], a: n[1], b: n[2], c: 0, d: n[1] == 0 ? 0 : -n[2] / n[1], e: 0, f: 0)
        case 2:
          .function(
            g: n[0], a: n[1], b: n[2], c: 0, d: n[1] == 0 ? 0 : -n[2] / n[1], e: n[3], f: n[3])
        case 3: .function(g: n[0], a: n[1], b: n[2], c: n[3], d: n[4], e: 0, f: 0)
        default: .function(g: n[0], a: n[1], b: n[2], c: n[3], d: n[4], e: n[5], f: n[6])
        }
      self.init(kind)
      let values = (0...64).map { light(Double($0) / 64) }
      guard n.count == 1 || n[1] > 0, values.last ?? 0 > values[0],
        zip(values, values.dropFirst()).allSatisfy({ $0 <= $1 + 0.001 })
      else { return nil }
    } else {
      return nil
    }
  }

  private static let maximumSamples = 65536

  /// Returns the light of a number.
  public func light(_ number: Double) -> Double {
    switch kind {
    case .function(let g, let a, let b, let c, let d, let e, let f):
      return (number >= d ? pow(max(a * number + b, 0), g) + e : c * number + f).clamped
    case .samples(let samples):
      let position = number.clamped * Double(samples.count - 1)
      let index = min(Int(position), samples.count - 2)
      return samples[index] + (samples[index + 1] - samples[index]) * (position - Double(index))
    }
  }

  /// Returns the number that stands for a light.
  public func number(_ light: Double) -> Double {
    switch kind {
    case .function(let g, let a, let b, let c, let d, let e, let f):
      let upper = pow(max(a * d + b, 0), g) + e
      if light >= upper || c == 0 { return ((pow(max(light - e, 0), 1 / g) - b) / a).clamped }
      return ((light - f) / c).clamped
    case .samples(let samples):
      var (low, high) = (0, samples.count - 1)
      while high - low > 1 {
        let middle = (low + high) / 2
        if samples[middle] <= light { low = middle } else { high = middle }
      }
      let step = samples[high] - samples[low]
      let part = step > 0 ? ((light - samples[low]) / step).clamped : 0
      return (Double(low) + part) / Double(samples.count - 1)
    }
  }
}

extension Double {
  /// The number, at least 0 and at most 1.
  fileprivate var clamped: Double { Swift.min(Swift.max(self, 0), 1) }
}
