import ScreenTexts

extension CheckedShot {
  /// Collects what is known of a shot, from the top of the screen.
  init(_ reading: ShotReading, findings: [ScreenFinding]) {
    shot = reading.shot
    language = reading.language
    isLanguageDetected = reading.isLanguageDetected
    strings = (reading.strings + reading.cutTexts).compactMap(ShownString.init)
      .sorted { $0.frame.precedes($1.frame) }
    let used = reading.usedLines
    texts = reading.reader.lines.indices
      .filter { !used.contains($0) && reading.reader.lines[$0].reading == 0 }
      .map { reading.reader.lines[$0] }
      .filter { $0.atoms.contains { $0.units.contains(where: \.isLetterOrDigit) } }
      .map { UnmatchedText(text: $0.text, frame: $0.frame, confidence: $0.confidence) }
      .sorted { $0.frame.precedes($1.frame) }
    self.findings = findings
  }
}

extension ShownString {
  fileprivate init?(_ match: StringMatch) {
    guard let key = match.keys.first else { return nil }
    self.init(
      key: key, alternatives: Array(match.keys.dropFirst()), text: match.run.text,
      value: match.text, frame: match.run.frame, confidence: match.confidence)
  }
}

extension PixelFrame {
  /// Whether the frame begins above another one, or in the same row before it.
  fileprivate func precedes(_ other: PixelFrame) -> Bool { (y, x) < (other.y, other.x) }
}
