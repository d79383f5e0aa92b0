/// Finds which marks of emphasis belong together, by CommonMark 0.29, 6.4, as GitHub does, in a
/// time proportional to their number.
struct MarkdownEmphasis {
  /// A run of marks.
  private struct Run {
    var item: Int
    var mark: UInt8
    var range: Range<Int>
    let count: Int
    let canOpen: Bool
    let canClose: Bool
    var isLeft = true
  }

  /// What decides which runs before can't open for a run.
  private struct Kind: Hashable {
    var mark: UInt8
    var canOpen: Bool
    var remainder: Int
  }

  private static let tilde = UInt8(ascii: "~")

  /// The number of tildes beside a run that are looked past.
  private static let mostTildes = 16

  private var runs: [Run] = []

  /// The runs before each one that may still open, by index; -1 for none.
  private var previous: [Int] = []

  /// The number of runs.
  var count: Int { runs.count }

  /// Adds the run of marks in a range of the text, which is an item.
  mutating func add(item: Int, _ range: Range<Int>, in text: [UInt8]) {
    // GitHub looks past tildes.
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > max(0, range.lowerBound - Self.mostTildes), text[start - 1] == Self.tilde {
      start -= 1
    }
    while end < min(text.count, range.upperBound + Self.mostTildes), text[end] == Self.tilde {
      end += 1
    }
    let before = MarkdownText.scalar(before: start, in: text) ?? "\n"
    let after = MarkdownText.scalar(at: end, in: text) ?? "\n"
    let mark = text[range.lowerBound]
    let opens =
      !Self.isSpace(after)
      && (!Self.isPunctuation(after) || Self.isSpace(before) || Self.isPunctuation(before))
    let closes =
      !Self.isSpace(before)
      && (!Self.isPunctuation(before) || Self.isSpace(after) || Self.isPunctuation(after))
    let isUnderscore = mark == UInt8(ascii: "_")
    runs.append(
      Run(
        item: item, mark: mark, range: range, count: range.count,
        canOpen: opens && (!isUnderscore || !closes || Self.isPunctuation(before)),
        canClose: closes && (!isUnderscore || !opens || Self.isPunctuation(after))))
    previous.append(runs.count - 2)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar.value > 0x20 && scalar.value < 0x7F && !scalar.properties.isAlphabetic
        && !("0"..."9").contains(scalar)
    }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return true
    default: return false
    }
  }

  /// Resolves the runs from an index on, and returns their items with what is left of them.
  mutating func resolve(after bottom: Int) -> [(item: Int, range: Range<Int>)] {
    var bottoms: [Kind: Int] = [:]
    var closer = bottom
    while closer < runs.count {
      guard runs[closer].canClose, !runs[closer].range.isEmpty else {
        closer += 1
        continue
      }
      let kind = Kind(
        mark: runs[closer].mark, canOpen: runs[closer].canOpen, remainder: runs[closer].count % 3)
      guard let opener = opener(of: closer, above: bottoms[kind] ?? bottom) else {
        bottoms[kind] = closer
        if !runs[closer].canOpen { runs[closer].isLeft = false }
        closer += 1
        continue
      }
      match(opener, closer)
    }
    let resolved = runs[bottom...].map { ($0.item, $0.range) }
    runs.removeSubrange(bottom...)
    previous.removeSubrange(bottom...)
    return resolved
  }

  /// Returns the nearest run that opens what one closes.
  private mutating func opener(of closer: Int, above bottom: Int) -> Int? {
    var index = previous[closer]
    let close = runs[closer]
    while index >= bottom {
      let open = runs[index]
      if open.isLeft, open.canOpen, open.mark == close.mark, !open.range.isEmpty {
        let isOdd =
          (close.canOpen || open.canClose) && close.count % 3 != 0
          && (open.count + close.count) % 3 == 0
        let isStruck = open.mark == UInt8(ascii: "~")
        if isStruck ? open.count == close.count : !isOdd { return index }
      }
      index = previous[index]
    }
    return nil
  }

  private mutating func match(_ opener: Int, _ closer: Int) {
    let isStruck = runs[opener].mark == UInt8(ascii: "~")
    let isStrong = runs[opener].range.count >= 2 && runs[closer].range.count >= 2
    let used = isStruck ? runs[opener].count : isStrong ? 2 : 1
    runs[opener].range = runs[opener].range.lowerBound..<runs[opener].range.upperBound - used
    runs[closer].range = runs[closer].range.lowerBound + used..<runs[closer].range.upperBound
    // What is between them can't open anything for a run after them.
    previous[closer] = runs[opener].range.isEmpty ? previous[opener] : opener
  }
}
