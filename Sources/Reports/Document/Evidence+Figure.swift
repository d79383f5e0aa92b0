import Documents
import Originality
import StringCatalogs

extension Evidence {
  /// A drawing of what the evidence compares, to scale; nil if it says nothing about shapes.
  var figure: Figure? {
    switch kind {
    case .sizeDiffers:
      guard let (recorded, real) = sizes(dividedBy: " ≠ ") else { return nil }
      let longest = Double([recorded.width, recorded.height, real.width, real.height].max() ?? 1)
      return Self.figure(
        recorded.sides(dividedBy: longest), real.sides(dividedBy: longest),
        LocalizedMessage(
          "report.drawing.sizeFormat", arguments: recorded.arguments + real.arguments))
    case .thumbnailDiffers:
      guard let (thumbnail, real) = sizes(dividedBy: " ≁ ") else { return nil }
      // The picture as large as the thumbnail has room for.
      let scale = max(
        Double(real.width) / Double(thumbnail.width),
        Double(real.height) / Double(thumbnail.height))
      let longest = Double(max(thumbnail.width, thumbnail.height))
      return Self.figure(
        thumbnail.sides(dividedBy: longest), real.sides(dividedBy: longest * scale),
        LocalizedMessage(
          "report.drawing.shapeFormat", arguments: thumbnail.arguments + real.arguments))
    case .developSettings: return crop
    default: return nil
    }
  }

  /// The position of a cropped picture in the whole one; nil if it is not recorded.
  private var crop: Figure? {
    let settings = Dictionary(
      value.split(separator: "; ").compactMap { setting in
        setting.firstIndex(of: " ").map { space in
          (setting[..<space], Double(setting[setting.index(after: space)...]))
        }
      }, uniquingKeysWith: { first, _ in first })
    func edge(_ name: Substring) -> Double? {
      settings[name].flatMap { $0 }.flatMap { (0...1).contains($0) ? $0 : nil }
    }
    guard let left = edge("CropLeft"), let right = edge("CropRight"), let top = edge("CropTop"),
      let bottom = edge("CropBottom"), left < right, top < bottom
    else { return nil }
    let percent = (right - left) * (bottom - top) * 100
    return Self.figure(
      whole: (1, Self.usualHeight),
      part: (left, top * Self.usualHeight, right - left, (bottom - top) * Self.usualHeight),
      LocalizedMessage(
        "report.drawing.cropFormat", .integer(Int64(min(max(1, percent.rounded()), 100)))))
  }

  /// The height of a picture of unknown shape: that of most cameras.
  private static let usualHeight = 2.0 / 3

  /// A width and a height in pixels.
  private struct Size {
    let width: Int
    let height: Int

    /// Reads a size such as `4000 × 3000`; nil for anything else, and for what no picture has.
    init?(_ text: some StringProtocol) {
      let sides = text.split(separator: " × ", omittingEmptySubsequences: false).map { Int($0) }
      guard sides.count == 2, let width = sides[0], let height = sides[1],
        (1...Self.maximum).contains(width), (1...Self.maximum).contains(height)
      else { return nil }
      (self.width, self.height) = (width, height)
    }

    func sides(dividedBy length: Double) -> (width: Double, height: Double) {
      (Double(width) / length, Double(height) / length)
    }

    var arguments: [MessageArgument] { [.integer(Int64(width)), .integer(Int64(height))] }

    private static let maximum = 10_000_000
  }

  /// Returns the two sizes that the value compares.
  private func sizes(dividedBy sign: String) -> (Size, Size)? {
    let parts = value.split(separator: sign, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = Size(parts[0]), let second = Size(parts[1]) else {
      return nil
    }
    return (first, second)
  }

  /// Returns two rectangles around the same center, the first one with a dashed outline, the second
  /// one filled; sides are from 0 to 1.
  private static func figure(
    _ first: (width: Double, height: Double), _ second: (width: Double, height: Double),
    _ caption: LocalizedMessage
  ) -> Figure {
    figure(
      whole: first,
      part: (
        (first.width - second.width) / 2, (first.height - second.height) / 2, second.width,
        second.height
      ), caption)
  }

  /// Returns a rectangle with a dashed outline, and a filled one at a position relative to it;
  /// sides are from 0 to 1.
  private static func figure(
    whole: (width: Double, height: Double),
    part: (x: Double, y: Double, width: Double, height: Double), _ caption: LocalizedMessage
  ) -> Figure {
    func units(_ length: Double) -> Int { Int((length * unit).rounded()) }
    let origin = (x: max(0, -part.x), y: max(0, -part.y))
    let outline = (
      x: units(origin.x), y: units(origin.y), width: max(2, units(whole.width)),
      height: max(2, units(whole.height))
    )
    let filled = (
      x: units(origin.x + part.x), y: units(origin.y + part.y), width: max(2, units(part.width)),
      height: max(2, units(part.height))
    )
    let numbers = [outline, filled].flatMap { [$0.x, $0.y, $0.width, $0.height] }
    let symbol = Symbol(
      name: Anchor(rawValue: "shapes-" + numbers.map { String($0) }.joined(separator: "-")),
      width: max(outline.x + outline.width, filled.x + filled.width) + 2 * margin,
      height: max(outline.y + outline.height, filled.y + filled.height) + 2 * margin,
      elements: rectangle(filled, "fill=\"currentColor\" fill-opacity=\"0.35\"")
        + rectangle(outline, "fill=\"none\" stroke-dasharray=\"5 3\""))
    return Figure(
      .drawing(Drawing(symbol)), alternative: .message(caption), caption: .message(caption))
  }

  private static func rectangle(
    _ frame: (x: Int, y: Int, width: Int, height: Int), _ look: String
  ) -> String {
    let position = "x=\"\(frame.x + margin)\" y=\"\(frame.y + margin)\""
    let size = "width=\"\(frame.width)\" height=\"\(frame.height)\""
    return "<rect \(position) \(size) stroke=\"currentColor\" stroke-width=\"1.5\" \(look)/>"
  }

  /// The length of the longest side in units of the drawing, and the room around it.
  private static let unit = 160.0
  private static let margin = 2
}
