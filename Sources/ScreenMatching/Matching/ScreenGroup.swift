import ScreenTexts
import StringCatalogs

/// The shots of one screen in several languages, which tell of each other what stands where.
struct ScreenGroup {
  /// The shots, those in the source language first.
  var readings: [ShotReading]

  /// The texts of the languages.
  let index: (LanguageTag) -> CandidateIndex

  /// Decides which of several strings with the same text stands at a position, and drops what no
  /// other screen confirms.
  mutating func resolve() {
    let settled = readings.indices.map { position in
      var reading = readings[position]
      reading.strings = reading.strings
        .filter { !$0.isWeak || isConfirmed($0, at: position) }
        .map { resolved($0, at: position) }
      reading.sourceTexts = reading.sourceTexts.map { resolved($0, at: position) }
      return reading
    }
    readings = settled
  }

  private func resolved(_ match: StringMatch, at position: Int) -> StringMatch {
    var match = match
    for other in others(of: position) where match.keys.count > 1 {
      let found = readings[other].strings + readings[other].sourceTexts
      let same = nearest(to: match, of: position, in: found, of: other, within: ScreenLocation.near)
      guard let same else { continue }
      let common = match.keys.filter(same.keys.contains)
      if !common.isEmpty { match.keys = common }
    }
    return match
  }

  private func isConfirmed(_ match: StringMatch, at position: Int) -> Bool {
    others(of: position).contains { other in
      nearest(
        to: match, of: position, in: readings[other].strings.filter { !$0.isWeak }, of: other,
        within: ScreenLocation.near) != nil
    }
  }

  /// Finds strings that the source language shows at a position where they could not be read well.
  mutating func findExpected() {
    for position in readings.indices {
      guard let language = readings[position].language else { continue }
      let index = index(language)
      for other in others(of: position) where readings[other].language != language {
        for expected in readings[other].strings where !expected.isWeak && !expected.isExpected {
          let known =
            readings[position].strings + readings[position].sourceTexts
            + readings[position].cutTexts
          let isKnown =
            nearest(to: expected, of: other, in: known, of: position, within: ScreenLocation.near)
            != nil
          guard !isKnown else { continue }
          let target = readings[other].location(of: expected.run.frame)
          if let found = expectedMatch(expected.keys, near: target, in: readings[position], index) {
            readings[position].strings.append(found)
          }
        }
      }
    }
  }

  private func expectedMatch(
    _ keys: [CatalogKey], near target: ScreenLocation, in reading: ShotReading,
    _ index: CandidateIndex
  ) -> StringMatch? {
    let used = reading.usedLines
    var best: StringMatch?
    for run in reading.reader.runs where used.isDisjoint(with: run.lines) {
      guard reading.location(of: run.frame).distance(to: target) < ScreenLocation.near else {
        continue
      }
      for key in keys {
        for position in index.positions[key] ?? [] where index.candidates[position].isLiteral {
          let candidate = index.candidates[position]
          let limit = Likeness.allowanceWhereExpected(for: candidate.pattern.weight)
          guard
            let cost = FoldedText.distance(
              from: run.units[...], to: candidate.units[...], limit: limit),
            best.map({ cost + run.omission < $0.cost + $0.run.omission }) ?? true
          else { continue }
          best = StringMatch(
            run: run, keys: keys.filter { index.positions[$0]?.contains(position) == true },
            text: candidate.text, cost: cost, weight: candidate.pattern.weight, isWeak: false,
            isExpected: cost > 0)
        }
      }
    }
    return best
  }

  /// Finds texts whose end is missing, among the strings that other languages show.
  ///
  /// Among all strings of a catalog, most beginnings are those of other strings.
  mutating func findCutOff() {
    for position in readings.indices {
      guard let language = readings[position].language else { continue }
      let search = CutOffSearch(index: index(language))
      for other in others(of: position) where readings[other].language != language {
        for expected in readings[other].strings where !expected.isExpected {
          let reading = readings[position]
          let known = (reading.strings + reading.sourceTexts + reading.cutTexts).flatMap(\.keys)
          guard !expected.keys.contains(where: known.contains) else { continue }
          let target = readings[other].location(of: expected.run.frame)
          let used = reading.usedLines
          let competitors = readings[other].strings.flatMap(\.keys)
            .filter { !known.contains($0) && !expected.keys.contains($0) }
          let found = reading.reader.runs.lazy
            .filter { used.isDisjoint(with: $0.lines) }
            .filter {
              reading.location(of: $0.frame).distance(to: target) < ScreenLocation.near * 2
            }
            .compactMap { run in
              search.match(
                run, among: expected.keys, competitors: competitors,
                isContinued: reading.reader.runFinder.isContinued(run.lines) { !used.contains($0) })
            }
            .max { $0.score < $1.score }
          if let found { readings[position].cutTexts.append(found) }
        }
      }
    }
  }

  /// Returns the nearest match of another shot that can be the same string.
  func nearest(
    to match: StringMatch, of position: Int, in found: [StringMatch], of other: Int,
    within limit: Double
  ) -> StringMatch? {
    let target = readings[position].location(of: match.run.frame)
    return found.lazy
      .filter { !$0.keys.allSatisfy { !match.keys.contains($0) } }
      .map { ($0, readings[other].location(of: $0.run.frame).distance(to: target)) }
      .filter { $0.1 < limit }
      .min { $0.1 < $1.1 }?.0
  }

  /// Returns the other shots of the screen, in their order.
  func others(of position: Int) -> [Int] { readings.indices.filter { $0 != position } }
}
