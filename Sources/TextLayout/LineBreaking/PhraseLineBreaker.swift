/// Breaks Japanese between phrases, as far as the kinds of characters show them.
///
/// A phrase ends in hiragana, such as a particle or the end of a verb, or at punctuation; what
/// begins the next is something else. Other languages are broken as by ``TableLineBreaker``. A
/// dictionary, as ICU has it, finds more; this needs none.
public struct PhraseLineBreaker: LineBreaking {
  /// Creates the breaker.
  public init() {}

  /// Returns the positions at which a line may break, ascending.
  public func breakOpportunities(in text: String) -> [String.Index] {
    let positions = TableLineBreaker().breakOpportunities(in: text)
    guard text.unicodeScalars.contains(where: Self.isKana) else { return positions }
    return positions.filter { position in
      guard let last = text[..<position].unicodeScalars.last,
        let next = text[position...].unicodeScalars.first,
        !JapanesePhrases.joins(at: position, in: text)
      else { return false }
      return last == " " || Self.endings.contains(last) || Self.openings.contains(next)
        || Self.isHiragana(last) && !Self.isHiragana(next)
    }
  }

  private static func isHiragana(_ scalar: Unicode.Scalar) -> Bool {
    (0x3041...0x309F).contains(scalar.value)
  }

  private static func isKana(_ scalar: Unicode.Scalar) -> Bool {
    (0x3041...0x30FF).contains(scalar.value)
  }

  private static let endings = Set<Unicode.Scalar>("、。，．：；！？）］｝」』】〉》・…".unicodeScalars)
  private static let openings = Set<Unicode.Scalar>("（［｛「『【〈《".unicodeScalars)
}
