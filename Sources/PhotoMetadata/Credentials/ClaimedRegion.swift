/// A part of a picture that Content Credentials say was changed, C2PA 2.2, 18.2.
struct ClaimedRegion {
  /// The edges from the left and from above: shares of the sides, or pixels.
  private(set) var edges: [Double]
  private(set) var isInPixels: Bool

  /// Reads the shapes of a region; none for anything but the inside of a shape in a picture.
  static func all(in region: CBORValue) -> [ClaimedRegion] {
    (region["region"]?.elements ?? []).compactMap { range in
      guard range["type"]?.text == "spatial", let shape = range["shape"],
        shape["inside"]?.flag != false
      else { return nil }
      return ClaimedRegion(shape)
    }
  }

  private init?(_ shape: CBORValue) {
    guard let origin = Self.point(shape["origin"]) else { return nil }
    switch shape["unit"]?.text {
    case "pixel": isInPixels = true
    case "percent": isInPixels = false
    default: return nil
    }
    switch shape["type"]?.text {
    case "rectangle":
      guard let width = shape["width"]?.double, let height = shape["height"]?.double else {
        return nil
      }
      edges = [origin.x, origin.y, origin.x + width, origin.y + height]
    case "polygon":
      let points = (shape["vertices"]?.elements ?? []).prefix(Limits.regionPoints)
        .compactMap(Self.point)
      guard points.count >= 2 else { return nil }
      let (across, down) = (points.map(\.x) + [origin.x], points.map(\.y) + [origin.y])
      edges = [across.min() ?? 0, down.min() ?? 0, across.max() ?? 0, down.max() ?? 0]
    case "circle":
      // In percent, whether the width is one of the width or of the height is not said.
      guard isInPixels, let width = shape["width"]?.double else { return nil }
      let radius = width / 2
      edges = [origin.x - radius, origin.y - radius, origin.x + radius, origin.y + radius]
    default: return nil
    }
    if !isInPixels { edges = edges.map { $0 / 100 } }
    guard edges.allSatisfy(\.isFinite) else { return nil }
  }

  private static func point(_ value: CBORValue?) -> (x: Double, y: Double)? {
    guard let x = value?["x"]?.double, let y = value?["y"]?.double else { return nil }
    return (x, y)
  }

  /// The region as a trace has it, such as `0.1 0.2 0.3 0.4` or `10 20 30 40 px`.
  var text: String {
    edges.map { String($0) }.joined(separator: " ") + (isInPixels ? " px" : "")
  }
}

extension CBORValue {
  fileprivate var double: Double? {
    if case .fraction(let number) = self { number } else { integer.map(Double.init) }
  }
}
