import ScreenTexts
import StringCatalogs

/// The shots of one screen in several languages, which tell of each other what stands where.
struct ScreenGroup {
  /// The shots, those in the source language first.
  var readings: [ShotReading]

  /// The texts of the languages.
  let index: (LanguageTag) -> CandidateIndex

  /// Decides which of several strings with the same text stands at a place, and drops what no other
  /// screen confirms.
  mutating func resolve() {
    let settled = readings.indices.map { place in
      var reading = readings[place]
      reading.strings = reading.strings
        .filter { !$0.isWeak || isConfirmed($0, at: place) }
        .map { resolved($0, at: place) }
      reading.sourceTexts = reading.sourceTexts.map { resolved($0, at: place) }
      return reading
    }
    readings = settled
  }

  private func resolved(_ match: StringMatch, at place: Int) -> StringMatch {
    var match = match
    for other in others(of: place) where match.keys.count > 1 {
      let found = readings[other].strings + readings[other].sourceTexts
      let same = nearest(to: match, of: place, in: found, of: other, within: ScreenPlace.near)
      guard let same else { continue }
      let common = match.keys.filter(same.keys.contains)
      if !common.isEmpty { match.keys = common }
    }
    return match
  }

  private func isConfirmed(_ match: StringMatch, at place: Int) -> Bool {
    others(of: place).contains { other in
      nearest(
        to: match, of: place, in: readings[other].strings.filter { !$0.isWeak }, of: other,
        within: ScreenPlace.near) != nil
    }
  }

  /// Finds strings that the source language shows at a place where they could not be read well.
  mutating func findExpected() {
    for place in readings.indices {
      guard let language = readings[place].language else { continue }
      let index = index(language)
      for other in others(of: place) where readings[other].language != language {
        for expected in readings[other].strings where !expected.isWeak && !expected.isExpected {
          let known =
            readings[place].strings + readings[place].sourceTexts + readings[place].cutTexts
          let isKnown =
            nearest(to: expected, of: other, in: known, of: place, within: ScreenPlace.near) != nil
          guard !isKnown else { continue }
          let target = readings[other].place(of: expected.run.frame)
          if let found = expectedMatch(expected.keys, near: target, in: readings[place], index) {
            readings[place].strings.append(found)
          }
        }
      }
    }
  }

  private func expectedMatch(
    _ keys: [CatalogKey], near target: ScreenPlace, in reading: ShotReading,
    _ index: CandidateIndex
  ) -> StringMatch? {
    let used = reading.usedLines
    var best: StringMatch?
    for run in reading.reader.runs where used.isDisjoint(with: run.lines) {
      guard reading.place(of: run.frame).distance(to: target) < ScreenPlace.near else { continue }
      for key in keys {
        for place in index.places[key] ?? [] where index.candidates[place].isLiteral {
          let candidate = index.candidates[place]
          let limit = Likeness.allowanceWhereExpected(for: candidate.pattern.weight)
          guard
            let cost = FoldedText.distance(
              from: run.units[...], to: candidate.units[...], limit: limit),
            best.map({ cost + run.omission < $0.cost + $0.run.omission }) ?? true
          else { continue }
          best = StringMatch(
            run: run, keys: keys.filter { index.places[$0]?.contains(place) == true },
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
    for place in readings.indices {
      guard let language = readings[place].language else { continue }
      let search = CutOffSearch(index: index(language))
      for other in others(of: place) where readings[other].language != language {
        for expected in readings[other].strings where !expected.isExpected {
          let reading = readings[place]
          let known = (reading.strings + reading.sourceTexts + reading.cutTexts).flatMap(\.keys)
          guard !expected.keys.contains(where: known.contains) else { continue }
          let target = readings[other].place(of: expected.run.frame)
          let used = reading.usedLines
          let competitors = readings[other].strings.flatMap(\.keys)
            .filter { !known.contains($0) && !expected.keys.contains($0) }
          let found = reading.reader.runs.lazy
            .filter { used.isDisjoint(with: $0.lines) }
            .filter { reading.place(of: $0.frame).distance(to: target) < ScreenPlace.near * 2 }
            .compactMap { run in
              search.match(
                run, among: expected.keys, competitors: competitors,
                isContinued: reading.reader.runFinder.isContinued(run.lines) { !used.contains($0) })
            }
            .max { $0.score < $1.score }
          if let found { readings[place].cutTexts.append(found) }
        }
      }
    }
  }

  /// Returns the nearest match of another shot that can be the same string.
  func nearest(
    to match: StringMatch, of place: Int, in found: [StringMatch], of other: Int,
    within limit: Double
  ) -> StringMatch? {
    let target = readings[place].place(of: match.run.frame)
    return found.lazy
      .filter { !$0.keys.allSatisfy { !match.keys.contains($0) } }
      .map { ($0, readings[other].place(of: $0.run.frame).distance(to: target)) }
      .filter { $0.1 < limit }
      .min { $0.1 < $1.1 }?.0
  }

  /// Returns the other shots of the screen, in their order.
  func others(of place: Int) -> [Int] { readings.indices.filter { $0 != place } }
}
