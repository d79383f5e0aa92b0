/// Wraps text into lines of a limited width.
///
/// ```swift
/// let wrapper = LineWrapper(width: 12, breaker: TableLineBreaker())
/// let lines = wrapper.lines(of: "a picture of Seoul")
/// ```
public struct LineWrapper {
  /// The maximum width of a line in columns, at least 1.
  public let width: Int

  private let breaker: any LineBreaking

  /// Creates a wrapper for lines of `width` columns.
  public init(width: Int, breaker: any LineBreaking) {
    self.width = max(1, width)
    self.breaker = breaker
  }

  /// Returns the lines of a text, at least one, without trailing spaces.
  ///
  /// No line is wider than `width`, except a single wide grapheme. A phrase wider than a line
  /// begins a new one and is broken between characters by the strict rules of ``TableLineBreaker``;
  /// a word wider than a line is broken
  /// after hyphens, or else between graphemes.
  public func lines(of text: String) -> [String] {
    let whole = text.trimmingTrailingSpaces()
    if DisplayWidth.of(whole) <= width { return [String(whole)] }
    var lines = Lines(width: width)
    for phrase in Self.pieces(of: text, by: breaker) {
      if lines.append(phrase) { continue }
      for word in Self.pieces(of: String(phrase), by: TableLineBreaker()) {
        if lines.append(word) { continue }
        for part in Self.parts(of: word) {
          if lines.append(part) { continue }
          for index in part.indices { lines.append(part[index...index], whole: true) }
        }
      }
    }
    return lines.all
  }

  /// Returns the parts of a word, each with the hyphen at its end.
  private static func parts(of word: Substring) -> [Substring] {
    var parts: [Substring] = []
    var rest = word
    while let hyphen = rest.firstIndex(of: "-") {
      let end = rest.index(after: hyphen)
      parts.append(rest[..<end])
      rest = rest[end...]
    }
    return rest.isEmpty ? parts : parts + [rest]
  }

  private static func pieces(of text: String, by breaker: any LineBreaking) -> [Substring] {
    var pieces: [Substring] = []
    var start = text.startIndex
    for position in breaker.breakOpportunities(in: text) where position > start {
      pieces.append(text[start..<position])
      start = position
    }
    pieces.append(text[start...])
    return pieces
  }
}

extension LineWrapper {
  /// Lines under construction.
  private struct Lines {
    let width: Int
    private var ended: [String] = []
    private var line = ""
    private var columns = 0

    init(width: Int) {
      self.width = width
    }

    /// The lines so far.
    var all: [String] { ended + [String(line.trimmingTrailingSpaces())] }

    /// Appends a piece to the line, or to a new one if it does not fit; returns false, with the new
    /// line begun, for a piece that is wider than a line unless it must stay `whole`.
    @discardableResult
    mutating func append(_ piece: Substring, whole: Bool = false) -> Bool {
      let pieceWidth = DisplayWidth.of(piece.trimmingTrailingSpaces())
      if columns + pieceWidth > width, columns > 0 {
        ended.append(String(line.trimmingTrailingSpaces()))
        (line, columns) = ("", 0)
      }
      guard pieceWidth <= width || whole else { return false }
      line += piece
      columns += DisplayWidth.of(piece)
      return true
    }
  }
}

extension StringProtocol {
  fileprivate func trimmingTrailingSpaces() -> SubSequence {
    guard let last = lastIndex(where: { $0 != " " }) else { return self[endIndex...] }
    return self[...last]
  }
}
