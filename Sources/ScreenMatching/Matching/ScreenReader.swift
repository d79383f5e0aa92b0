import ScreenTexts

/// Finds the strings of catalogs among the lines of a screen.
struct ScreenReader {
  /// The confidence below which a line is noise.
  private static let leastConfidence = 0.3

  /// The confidence below which two letters are noise.
  private static let leastConfidenceOfShort = 0.75

  /// The weight from which a free value needs no proof by another screen.
  private static let weightOfFreeValue = 8.0

  let lines: [ScreenLine]
  let runs: [TextRun]

  init(_ observations: [TextObservation]) {
    let readable = observations.filter { observation in
      observation.confidence >= Self.leastConfidence && Self.isSane(observation.frame)
        && observation.words.allSatisfy { Self.isSane($0.frame) }
    }
    lines = readable.flatMap(ScreenLine.lines(of:))
    runs = RunFinder(lines).runs()
  }

  /// Returns whether a frame is one of a picture, so that no sum of its numbers can overflow.
  static func isSane(_ frame: PixelFrame) -> Bool {
    let bounds = -1_000_000...1_000_000
    return [frame.x, frame.y, frame.width, frame.height].allSatisfy(bounds.contains)
      && !frame.isEmpty
  }

  /// Returns the strings on the lines that are not used yet: those that explain most of the screen,
  /// none on the same line as another.
  func matches(in index: CandidateIndex, excluding used: Set<Int> = []) -> [StringMatch] {
    var found: [StringMatch] = []
    for run in runs where used.isDisjoint(with: run.lines) {
      guard let (place, cost) = index.match(run.units, startsOfWords: run.startsOfWords) else {
        continue
      }
      let candidate = index.candidates[place]
      found.append(
        StringMatch(
          run: run, keys: candidate.keys, text: candidate.text, cost: cost,
          weight: candidate.pattern.weight, isWeak: Self.isWeak(run, candidate)))
    }
    return Self.choose(found, used: used)
  }

  /// Returns the best matches of which no two share a line.
  static func choose(_ found: [StringMatch], used: Set<Int>) -> [StringMatch] {
    var used = used
    let ordered = found.enumerated().sorted { one, other in
      one.element.score != other.element.score
        ? one.element.score > other.element.score : one.offset < other.offset
    }
    var chosen: [StringMatch] = []
    for (_, match) in ordered where used.isDisjoint(with: match.run.lines) {
      used.formUnion(match.run.lines)
      chosen.append(match)
    }
    return chosen
  }

  private static func isWeak(_ run: TextRun, _ candidate: Candidate) -> Bool {
    let letters = candidate.units.filter(\.isLetterOrDigit)
    if candidate.pattern.hasFreeGap, candidate.pattern.weight < weightOfFreeValue {
      return !run.units.contains(where: \.isDigit)
    }
    switch letters.count {
    case ...1: return true
    case 2:
      let isWide = letters.allSatisfy(\.scalar.isWideLetter)
      return !isWide && (run.confidence < leastConfidenceOfShort || run.omission > 0.2)
        || isWide && letters[0].scalar.isHangulLetter
    default: return run.confidence < leastConfidenceOfShort / 2
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a part of a Hangul syllable.
  fileprivate var isHangulLetter: Bool { (0x1100...0x11FF).contains(value) }
}
