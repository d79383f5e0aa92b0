import Characters
import StringCatalogs

/// An invisible character that changes the direction of the surrounding text.
struct UnicodeBidiControl: TextRule {
  static let description = RuleDescription(
    "unicode-bidi-control", severity: .error,
    examples: [
      .bad(["%@ (draft)": ["de": "⟦\u{202E}%@ (Entwurf)⟧", "ko": "⟦\u{2068}%@ (초안)⟧"]]),
      .good(["%@ (draft)": ["ar": "\u{200F}%@ (مسودة)", "he": "\u{2068}%@\u{2069} (טיוטה)"]]),
    ])

  static let traits: TextTraits = .formatCharacter

  func check(_ text: TextContext, _ reporter: Reporter) {
    var isolates = 0
    var embeddings = 0
    var embedding: Unicode.Scalar?
    var isPaired = true
    var mark: Unicode.Scalar?
    for scalar in text.scalars {
      switch scalar.value {
      case 0x202A, 0x202B:
        embeddings += 1
        embedding = embedding ?? scalar
      case 0x202C where embeddings > 0: embeddings -= 1
      case 0x202C...0x202E: return reporter.report(text, .text(scalar.codePoint))
      case 0x2066...0x2068: isolates += 1
      case 0x2069:
        isolates -= 1
        isPaired = isPaired && isolates >= 0
      case 0x200E, 0x200F, 0x061C: mark = mark ?? scalar
      default: continue
      }
    }
    if let embedding {
      // Hebrew and Arabic enclose Latin names in pairs of marks. An embedding in their own
      // direction around the whole text, or around punctuation at its end, ends with the text.
      let isHarmless =
        text.language.isRightToLeft
        && (embeddings == 0 || embeddings == 1 && Self.isOwnDirection(embedding, text.scalars))
      reporter.report(text, .text(embedding.codePoint), severity: isHarmless ? .info : nil)
    } else if !isPaired || isolates != 0 {
      reporter.report(text, variant: "unpaired")
    } else if let mark, !text.language.isRightToLeft {
      reporter.report(text, variant: "mark", .text(mark.codePoint), severity: .info)
    }
  }

  private static func isOwnDirection(
    _ embedding: Unicode.Scalar, _ scalars: [Unicode.Scalar]
  ) -> Bool {
    guard embedding.value == 0x202B, let place = scalars.firstIndex(of: embedding) else {
      return false
    }
    return place == 0 || !scalars[place...].contains(where: \.properties.isAlphabetic)
  }
}
