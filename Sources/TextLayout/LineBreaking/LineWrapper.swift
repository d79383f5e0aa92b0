/// Lays text out in lines of a limited width.
public struct LineWrapper {
  /// The columns of a line, at least 1.
  public let width: Int

  private let breaker: any LineBreaking

  /// Creates a wrapper for lines of `width` columns.
  public init(width: Int, breaker: any LineBreaking) {
    self.width = max(1, width)
    self.breaker = breaker
  }

  /// Returns the lines of a text, at least one, without spaces at their ends.
  ///
  /// No line is wider than `width`, except where a single grapheme is. A word that is wider is broken
  /// between graphemes.
  public func lines(of text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    var columns = 0
    for piece in pieces(of: text) {
      let pieceWidth = DisplayWidth.of(piece.trimmingTrailingSpaces())
      if columns + pieceWidth > width, columns > 0 {
        lines.append(String(line.trimmingTrailingSpaces()))
        line = ""
        columns = 0
      }
      if pieceWidth > width {
        for character in piece {
          let characterWidth = DisplayWidth.of(character)
          if columns + characterWidth > width, columns > 0 {
            lines.append(String(line.trimmingTrailingSpaces()))
            line = ""
            columns = 0
          }
          line.append(character)
          columns += characterWidth
        }
      } else {
        line += piece
        columns += DisplayWidth.of(piece)
      }
    }
    lines.append(String(line.trimmingTrailingSpaces()))
    return lines
  }

  private func pieces(of text: String) -> [Substring] {
    var pieces: [Substring] = []
    var start = text.startIndex
    for place in breaker.breakOpportunities(in: text) where place > start {
      pieces.append(text[start..<place])
      start = place
    }
    pieces.append(text[start...])
    return pieces
  }
}

extension StringProtocol {
  fileprivate func trimmingTrailingSpaces() -> SubSequence {
    guard let last = lastIndex(where: { $0 != " " }) else { return self[endIndex...] }
    return self[...last]
  }
}
