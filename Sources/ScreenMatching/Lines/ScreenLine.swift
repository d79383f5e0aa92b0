import ScreenTexts

/// Text that stands in one row without a wide gap.
struct ScreenLine: Sendable {
  /// The parts between spaces.
  let atoms: [TextAtom]

  /// Where the text stands.
  let frame: PixelFrame

  /// How sure recognition is, 0 to 1.
  let confidence: Double

  /// Which reading of the picture the line belongs to.
  let reading: Int

  /// The number of the observation that the line is a part of.
  let observation: Int

  /// Whether most of it is Chinese, Japanese or Korean.
  let isWide: Bool

  /// The text as it was read.
  var text: String { atoms.joinedText }

  /// Whether an opening parenthesis or bracket begins it.
  var beginsWithParenthesis: Bool {
    atoms.first?.units.first?.scalar.properties.generalCategory == .openPunctuation
  }

  init(atoms: [TextAtom], frame: PixelFrame, confidence: Double, reading: Int, observation: Int) {
    (self.atoms, self.frame, self.confidence) = (atoms, frame, confidence)
    (self.reading, self.observation) = (reading, observation)
    let letters = atoms.flatMap(\.units).filter(\.isLetterOrDigit)
    isWide = letters.count { $0.scalar.isWideLetter } * 2 > letters.count
  }

  /// The share of the height that a gap between words never has.
  private static let wideGap = 0.9

  /// Returns the lines of an observation: it is divided where a gap is too wide for a space.
  static func lines(
    of observation: TextObservation, reading: Int, number: Int
  ) -> [ScreenLine] {
    guard !observation.words.isEmpty else {
      let atoms = observation.text.split(whereSeparator: \.isWhitespace)
        .map { TextAtom(text: String($0), frame: nil) }
      guard !atoms.isEmpty else { return [] }
      return [
        ScreenLine(
          atoms: atoms, frame: observation.frame, confidence: observation.confidence,
          reading: reading, observation: number)
      ]
    }
    var parts: [[TextObservation.Word]] = []
    let gap = Double(observation.frame.height) * wideGap
    for word in observation.words {
      if let last = parts.last?.last, Double(word.frame.x - last.frame.maxX) <= gap {
        parts[parts.count - 1].append(word)
      } else {
        parts.append([word])
      }
    }
    return parts.map { words in
      let frame = words.dropFirst().reduce(words[0].frame) { $0.union($1.frame) }
      return ScreenLine(
        atoms: words.map { TextAtom(text: $0.text, frame: $0.frame) },
        frame: parts.count == 1 ? observation.frame : frame,
        confidence: words.reduce(0) { $0 + $1.confidence } / Double(words.count),
        reading: reading, observation: number)
    }
  }
}
