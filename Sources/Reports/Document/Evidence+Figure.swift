import Documents
import Originality
import PhotoFormats
import PhotoMetadata
import StringCatalogs

extension Evidence {
  /// A drawing of where the evidence lies, to scale; nil if it says nothing about shapes.
  var figure: Figure? {
    guard let position else { return nil }
    switch position.whole {
    case .recordedSize: return Self.sizes(in: position)
    case .thumbnail:
      if let crop = position.crop {
        return Self.figure(
          position, "report.drawing.thumbnailCropFormat", .number(Self.percent(of: crop)))
      }
      return Self.shapes(in: position)
    case .original: return Self.original(position)
    case .picture:
      guard !position.parts.isEmpty else { return nil }
      let parts: DocumentValue =
        kind.showsChange
        ? .message(LocalizedMessage("report.drawing.difference"))
        : .phrase("report.drawing.claimedFormat", .number(position.parts.count))
      return Self.figure(
        position, "report.drawing.sentencesFormat",
        .message(LocalizedMessage("report.drawing.picture")), parts)
    }
  }

  /// Returns the recorded size around the size of the picture, or inside of it.
  private static func sizes(in position: EvidencePosition) -> Figure? {
    guard let recorded = position.size, let real = position.pictureSize else { return nil }
    let longest = Double([recorded.width, recorded.height, real.width, real.height].max() ?? 1)
    return figure(
      recorded.sides(dividedBy: longest), real.sides(dividedBy: longest),
      .phrase("report.drawing.sizeFormat", recorded.numbers + real.numbers))
  }

  /// Returns the shape of the picture inside that of the thumbnail.
  private static func shapes(in position: EvidencePosition) -> Figure? {
    guard let thumbnail = position.size, let real = position.pictureSize else { return nil }
    // The picture as large as the thumbnail has room for.
    let scale = max(
      Double(real.width) / Double(thumbnail.width),
      Double(real.height) / Double(thumbnail.height))
    let longest = Double(max(thumbnail.width, thumbnail.height))
    return figure(
      thumbnail.sides(dividedBy: longest), real.sides(dividedBy: longest * scale),
      .phrase("report.drawing.shapeFormat", thumbnail.numbers + real.numbers))
  }

  /// Returns what is left of the original picture, and its parts that were changed.
  private static func original(_ position: EvidencePosition) -> Figure? {
    let crop: DocumentValue? = position.crop.map { crop in
      .phrase(
        position.isTilted ? "report.drawing.tiltedCropFormat" : "report.drawing.cropFormat",
        .number(percent(of: crop)))
    }
    guard !position.parts.isEmpty else { return crop.map { figure(position, caption: $0) } }
    return figure(
      position, "report.drawing.sentencesFormat",
      crop ?? .message(LocalizedMessage("report.drawing.original")),
      .phrase("report.drawing.partsFormat", .number(position.parts.count)))
  }

  /// Returns the share of a part in percent, at least 1.
  private static func percent(of part: PicturePart) -> Int {
    Int(min(max(1, (part.width * part.height * 100).rounded()), 100))
  }

  /// Returns two rectangles around the same center, the first one with a dashed outline, the second
  /// one filled; sides are from 0 to 1.
  private static func figure(
    _ first: (width: Double, height: Double), _ second: (width: Double, height: Double),
    _ caption: DocumentValue
  ) -> Figure {
    let filled = (
      (first.width - second.width) / 2, (first.height - second.height) / 2, second.width,
      second.height
    )
    return figure(whole: first, filled: filled, framed: [], caption)
  }

  private static func figure(
    _ position: EvidencePosition, _ key: String, _ arguments: DocumentValue...
  ) -> Figure {
    figure(position, caption: .phrase(key, arguments))
  }

  /// Returns what a position is in, with the crop and the parts; of unknown shape, it is that of
  /// most cameras.
  private static func figure(_ position: EvidencePosition, caption: DocumentValue) -> Figure {
    let size = position.size ?? PixelDimensions(width: 3, height: 2)
    let whole = size.sides(dividedBy: Double(max(size.width, size.height)))
    func area(_ part: PicturePart) -> Area {
      (
        part.left * whole.width, part.top * whole.height, part.width * whole.width,
        part.height * whole.height
      )
    }
    return figure(
      whole: whole, filled: position.crop.map(area), framed: position.parts.map(area), caption)
  }

  private typealias Area = (x: Double, y: Double, width: Double, height: Double)

  /// Returns a rectangle with a dashed outline, and others at positions relative to it; sides are
  /// from 0 to 1.
  private static func figure(
    whole: (width: Double, height: Double), filled: Area?, framed: [Area], _ caption: DocumentValue
  ) -> Figure {
    func units(_ length: Double) -> Int { Int((length * unit).rounded()) }
    let origin = (x: max(0, -(filled?.x ?? 0)), y: max(0, -(filled?.y ?? 0)))
    func rectangle(_ area: Area) -> Rectangle {
      Rectangle(
        x: units(origin.x + area.x), y: units(origin.y + area.y), width: max(2, units(area.width)),
        height: max(2, units(area.height)))
    }
    let outline = rectangle((0, 0, whole.width, whole.height))
    let (inner, parts) = (filled.map(rectangle), framed.map(rectangle))
    let all = [outline] + [inner].compactMap { $0 } + parts
    let numbers = all.flatMap { [$0.x, $0.y, $0.width, $0.height] }.map { String($0) }
    let name = (inner == nil ? "parts-" : "shapes-") + numbers.joined(separator: "-")
    let symbol = Symbol(
      name: Anchor(rawValue: name),
      width: (all.map { $0.x + $0.width }.max() ?? 0) + 2 * margin,
      height: (all.map { $0.y + $0.height }.max() ?? 0) + 2 * margin,
      elements: (inner.map { $0.element("fill=\"currentColor\" fill-opacity=\"0.35\"") } ?? "")
        + outline.element("fill=\"none\" stroke-dasharray=\"5 3\"")
        + parts.map { $0.element("fill=\"none\"") }.joined())
    return Figure(.drawing(Drawing(symbol)), alternative: caption, caption: caption)
  }

  /// A rectangle in units of the drawing.
  private struct Rectangle {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    func element(_ look: String) -> String {
      let position = "x=\"\(x + margin)\" y=\"\(y + margin)\""
      let size = "width=\"\(width)\" height=\"\(height)\""
      return "<rect \(position) \(size) stroke=\"currentColor\" stroke-width=\"1.5\" \(look)/>"
    }
  }

  /// The length of the longest side in units of the drawing, and the room around it.
  private static let unit = 160.0
  private static let margin = 2
}

extension PixelDimensions {
  fileprivate func sides(dividedBy length: Double) -> (width: Double, height: Double) {
    (Double(width) / length, Double(height) / length)
  }

  fileprivate var numbers: [DocumentValue] { [.number(width), .number(height)] }
}
