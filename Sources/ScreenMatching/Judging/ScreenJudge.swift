import ScreenTexts
import StringCatalogs

/// Says what is wrong on the shots of a screen.
struct ScreenJudge {
  /// The share of the smaller frame from which two texts cover each other.
  private static let overlap = 0.3

  /// The weight from which a text without a shot of the source language is likely untranslated.
  private static let minimumWeightWithoutSource = 6.0

  let group: ScreenGroup
  let catalogs: [ScreenCatalog]

  /// Returns the findings on a shot, the certain first.
  func findings(at position: Int) -> [ScreenFinding] {
    let reading = group.readings[position]
    if let wrong = reading.wrongLanguage {
      return [
        ScreenFinding(
          .wrongLanguage, isLikely: false, text: "", language: wrong, frame: nil)
      ]
    }
    let findings =
      untranslated(at: position) + cutOff(reading) + overlapping(reading) + outside(reading)
      + notInCatalog(at: position)
    return findings.filter { !$0.isLikely } + findings.filter(\.isLikely)
  }

  // MARK: - Languages

  private func untranslated(at position: Int) -> [ScreenFinding] {
    let reading = group.readings[position]
    guard let language = reading.language else { return [] }
    let index = group.index(language)
    let sources = sourcePositions(for: position)
    var findings: [ScreenFinding] = []
    // Texts that the catalog has in the source language only, then those that it has translated.
    let missing = reading.strings.filter {
      $0.keys.allSatisfy(index.untranslated.contains) && !InterfaceText.isAbbreviation($0.text)
    }
    for (number, match) in (missing + reading.sourceTexts).enumerated() {
      let isMissing = number < missing.count
      let isOnSource = sources.contains { other in
        group.readings[other].strings.contains { $0.keys.contains(where: match.keys.contains) }
      }
      if isOnSource {
        let isPossibleName = isMissing && match.keys.allSatisfy(index.possibleNames.contains)
        findings.append(finding(match, in: index, isLikely: isPossibleName))
      } else if isMissing || sources.isEmpty, match.weight >= Self.minimumWeightWithoutSource {
        findings.append(finding(match, in: index, isLikely: true))
      }
    }
    return findings
  }

  private func finding(
    _ match: StringMatch, in index: CandidateIndex, isLikely: Bool
  ) -> ScreenFinding {
    let key = match.keys.first
    let text = key.flatMap { index.positions[$0]?.first }.map { index.candidates[$0].text }
    return ScreenFinding(
      .untranslated, isLikely: isLikely, key: key, text: match.run.text,
      expected: text == match.text ? nil : text, frame: match.run.frame)
  }

  /// Returns texts in the source language that stand at the same position on the source shot and in
  /// no catalog.
  private func notInCatalog(at position: Int) -> [ScreenFinding] {
    let reading = group.readings[position]
    guard let language = reading.language, !isSource(language) else { return [] }
    let used = reading.usedLines
    return reading.reader.lines.indices.compactMap { number in
      let line = reading.reader.lines[number]
      guard !used.contains(number), InterfaceText.isLikely(line) else { return nil }
      let units = line.atoms.flatMap(\.units)
      let target = reading.location(of: line.frame)
      let isOnSource = sourcePositions(for: position).contains { other in
        let source = group.readings[other]
        let known = source.usedLines
        return source.reader.lines.indices.contains { number in
          let same = source.reader.lines[number]
          return !known.contains(number) && same.atoms.flatMap(\.units) == units
            && source.location(of: same.frame).distance(to: target) < ScreenLocation.near
        }
      }
      guard isOnSource else { return nil }
      return ScreenFinding(.notInCatalog, isLikely: true, text: line.text, frame: line.frame)
    }
  }

  private func sourcePositions(for position: Int) -> [Int] {
    group.others(of: position).filter { group.readings[$0].language.map(isSource) ?? false }
  }

  private func isSource(_ language: LanguageTag) -> Bool {
    catalogs.contains {
      LanguageTag.matches(for: [language], in: [$0.sourceLanguage]).first != nil
    }
  }

  // MARK: - Places

  private func cutOff(_ reading: ShotReading) -> [ScreenFinding] {
    reading.cutTexts.map { match in
      ScreenFinding(
        .cutOff, isLikely: true, key: match.keys.first, text: match.run.text,
        expected: match.text, frame: match.run.frame)
    }
  }

  private func overlapping(_ reading: ShotReading) -> [ScreenFinding] {
    var findings: [ScreenFinding] = []
    for (number, match) in reading.strings.enumerated() {
      for other in reading.strings[..<number] {
        let common = match.run.frame.intersection(other.run.frame).area
        let smaller = min(match.run.frame.area, other.run.frame.area)
        guard Double(common) > Double(smaller) * Self.overlap else { continue }
        findings.append(
          ScreenFinding(
            .overlapping, isLikely: true, key: match.keys.first, text: match.run.text,
            expected: other.run.text, frame: match.run.frame))
      }
    }
    return findings
  }

  private func outside(_ reading: ShotReading) -> [ScreenFinding] {
    let (width, height) = (reading.shot.width, reading.shot.height)
    return (reading.strings + reading.sourceTexts).compactMap { match in
      let frame = match.run.frame
      guard frame.x <= 0 || frame.maxX >= width || frame.y <= 0 || frame.maxY >= height else {
        return nil
      }
      return ScreenFinding(
        .outside, isLikely: true, key: match.keys.first, text: match.run.text,
        expected: match.text, frame: frame)
    }
  }
}
