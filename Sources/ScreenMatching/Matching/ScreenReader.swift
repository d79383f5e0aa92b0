import ScreenTexts

/// Finds the strings of catalogs among the lines of a screen.
struct ScreenReader {
  /// The confidence below which a line is noise.
  private static let minimumConfidence = 0.3

  /// The confidence below which two letters are noise.
  private static let minimumConfidenceOfShort = 0.75

  /// The weight from which a free value needs no proof by another screen.
  private static let weightOfFreeValue = 8.0

  let lines: [ScreenLine]
  let runs: [TextRun]
  let runFinder: RunFinder

  /// The lines of other readings at the position of each line.
  private let competitors: [[Int]]

  /// Takes the lines of several readings of the same picture.
  init(_ readings: [[TextObservation]]) {
    lines = readings.enumerated().flatMap { number, observations in
      observations.filter { observation in
        observation.confidence >= Self.minimumConfidence && Self.isSane(observation.frame)
          && observation.words.allSatisfy { Self.isSane($0.frame) }
      }.enumerated().flatMap {
        ScreenLine.lines(of: $0.element, reading: number, number: $0.offset)
      }
    }
    runFinder = RunFinder(lines)
    runs = runFinder.runs()
    competitors = lines.indices.map { [lines] position in
      lines.indices.filter { other in
        lines[other].reading != lines[position].reading
          && lines[other].frame.covers(lines[position].frame)
      }
    }
  }

  /// Returns lines and those of other readings at the same positions.
  func covered(by locations: some Sequence<Int>) -> Set<Int> {
    locations.reduce(into: []) { covered, position in
      covered.insert(position)
      covered.formUnion(competitors[position])
    }
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
      guard let (position, cost) = index.match(run.units, startsOfWords: run.startsOfWords) else {
        continue
      }
      let candidate = index.candidates[position]
      // A value at the end of a row doesn’t go on in the next one.
      if run.rowCount > 1, candidate.pattern.endsWithFreeGap { continue }
      found.append(
        StringMatch(
          run: run, keys: candidate.keys, text: candidate.text, cost: cost,
          weight: candidate.pattern.weight, isWeak: Self.isWeak(run, candidate)))
    }
    let chosen = choose(found, used: used)
    let known = used.union(covered(by: chosen.flatMap(\.run.lines)))
    return chosen.filter { !isPart($0, known: known) }
  }

  /// Returns whether a short match is only a part of a text, whose rest stands beside it and says
  /// something else.
  private func isPart(_ match: StringMatch, known: Set<Int>) -> Bool {
    guard match.weight < Likeness.minimumWeightOfNear else {
      return hasMoreInAnotherReading(match.run) { $0.hasWideLetters }
    }
    let hasNeighbor = runFinder.neighbors(of: match.run.lines).contains { position in
      let line = lines[position]
      return !known.contains(position)
        && !line.atoms.allSatisfy { $0.mayBeApart(inWideLine: line.isWide) }
    }
    return hasNeighbor
      || hasMoreInAnotherReading(match.run) { !$0.mayBeApart(inWideLine: false) }
  }

  /// Returns whether another reading has a word beside a text on the same line.
  private func hasMoreInAnotherReading(
    _ run: TextRun, where isWord: (TextAtom) -> Bool
  ) -> Bool {
    // Where a model doesn’t know the letters, its words begin and end elsewhere.
    let slack = run.frame.height / 3
    let range = run.frame.x - slack..<run.frame.maxX + slack
    return run.lines.flatMap { competitors[$0] }.contains { position in
      lines[position].atoms.contains { atom in
        guard let frame = atom.frame, !range.contains(frame.x + frame.width / 2) else {
          return false
        }
        return isWord(atom)
      }
    }
  }

  /// Returns the best matches of which no two share a line.
  private func choose(_ found: [StringMatch], used: Set<Int>) -> [StringMatch] {
    var used = used
    let ordered = found.enumerated().sorted { one, other in
      one.element.score != other.element.score
        ? one.element.score > other.element.score : one.offset < other.offset
    }
    var chosen: [StringMatch] = []
    for (_, match) in ordered where used.isDisjoint(with: match.run.lines) {
      used.formUnion(covered(by: match.run.lines))
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
      return !isWide && (run.confidence < minimumConfidenceOfShort || run.omission > 0.2)
        || isWide && letters[0].scalar.isHangulLetter
    default: return run.confidence < minimumConfidenceOfShort / 2
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a part of a Hangul syllable.
  fileprivate var isHangulLetter: Bool { (0x1100...0x11FF).contains(value) }
}

extension PixelFrame {
  /// Returns whether the frame and another one have half of the smaller one in common.
  fileprivate func covers(_ other: PixelFrame) -> Bool {
    intersection(other).area * 2 >= min(area, other.area)
  }
}
