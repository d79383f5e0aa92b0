/// What charts of bars and of lines have in common as templates see them.
extension HTMLBlocks {
  /// Returns the value with which a chart compares others; nil if there is none.
  func target(of chart: WrittenChart) -> TemplateView? {
    guard let target = chart.target else { return nil }
    return TemplateView { name in
      switch name {
      case "label": text(target.label)
      case "text": target.value.text
      default: nil
      }
    }
  }

  /// Returns a length in tenths of a percent as the style sheet reads it.
  static func percentage(_ length: Int) -> String { "\(length / 10).\(length % 10)%" }
}
