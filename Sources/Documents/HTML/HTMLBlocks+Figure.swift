extension HTMLBlocks {
  /// The maximum width of a figure on a page without its style sheet.
  private static let widest = 320

  /// Returns the view of a figure.
  func view(_ figure: Figure) -> TemplateView {
    TemplateView { name in
      switch name {
      case "alternative": writer.text(figure.alternative).plain
      case "caption": figure.caption.map { value($0) }
      case "picture": picture(figure)
      case "drawing": drawing(figure)
      default: nil
      }
    }
  }

  private func picture(_ figure: Figure) -> TemplateView? {
    guard case .picture(let picture) = figure.content else { return nil }
    let shown = Self.shown(width: picture.width, height: picture.height)
    return TemplateView { name in
      switch name {
      case "id": figures.identifier(of: picture)
      case "width": picture.width
      case "height": picture.height
      case "shownWidth": shown.width
      case "shownHeight": shown.height
      case "isLarge": !figure.marks.isEmpty
      case "marks": figure.marks.map { view($0, width: picture.width) }
      default: nil
      }
    }
  }

  private func view(_ mark: Figure.Mark, width: Int) -> TemplateView {
    TemplateView { name in
      switch name {
      case "x": mark.frame.origin.x
      case "y": mark.frame.origin.y
      case "width": max(1, mark.frame.width)
      case "height": max(1, mark.frame.height)
      case "border": max(1, width / 200)
      case "halo": max(1, width / 200) * 2
      case "dash": mark.isUncertain ? max(1, width / 80) : nil
      case "tone": mark.tone.rawValue
      case "label": writer.text(mark.label).plain
      default: nil
      }
    }
  }

  private func drawing(_ figure: Figure) -> TemplateView? {
    guard case .drawing(let drawing) = figure.content else { return nil }
    let frame =
      drawing.frame
      ?? Drawing.Frame(
        origin: Drawing.Point(x: 0, y: 0), width: drawing.symbol.width,
        height: drawing.symbol.height)
    let shown = Self.shown(width: frame.width, height: frame.height)
    return TemplateView { name in
      switch name {
      case "shownWidth": shown.width
      case "shownHeight": shown.height
      case "id": HTMLFigures.identifier(of: drawing.symbol)
      case "width": drawing.symbol.width
      case "height": drawing.symbol.height
      case "frame": "\(frame.origin.x) \(frame.origin.y) \(frame.width) \(frame.height)"
      case "points":
        drawing.points.map { point in
          TemplateView { name in
            switch name {
            case "x": point.x
            case "y": point.y
            case "radius": max(1, frame.width / 70)
            case "border": max(1, frame.width / 180)
            default: nil
            }
          }
        }
      default: nil
      }
    }
  }

  /// Returns a size with the same shape that is at most as wide as a phone.
  private static func shown(width: Int, height: Int) -> (width: Int, height: Int) {
    guard width > widest else { return (max(1, width), max(1, height)) }
    let scaled = Double(height) * Double(widest) / Double(width)
    return (widest, max(1, Int(min(scaled, 10_000))))
  }
}
