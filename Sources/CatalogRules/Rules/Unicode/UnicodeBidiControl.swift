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
    for (position, scalar) in text.scalars.enumerated() {
      switch scalar.value {
      case 0x202A, 0x202B:
        embeddings += 1
        embedding = embedding ?? scalar
      case 0x202C where embeddings > 0: embeddings -= 1
      case 0x202C...0x202E:
        let hasNoEffect =
          text.language.isRightToLeft && Self.hasNoEffect(scalar, at: position, in: text.scalars)
        return reporter.report(
          text, .text(scalar.codePoint), severity: hasNoEffect ? .info : nil)
      case 0x2066...0x2068: isolates += 1
      case 0x2069:
        isolates -= 1
        isPaired = isPaired && isolates >= 0
      case 0x200E, 0x200F, 0x061C: mark = mark ?? scalar
      default: continue
      }
    }
    if let embedding {
      // A pair changes nothing outside it; Hebrew and Arabic enclose Latin names so. An embedding
      // in their own direction around all, or around punctuation at the end, ends with the text.
      let isHarmless =
        embeddings == 0
        || text.language.isRightToLeft && embeddings == 1
          && Self.isOwnDirection(embedding, text.scalars)
      reporter.report(text, .text(embedding.codePoint), severity: isHarmless ? .info : nil)
    } else if !isPaired || isolates != 0 {
      reporter.report(text, variant: "unpaired")
    } else if let mark, !text.language.isRightToLeft {
      reporter.report(text, variant: "mark", .text(mark.codePoint), severity: .info)
    }
  }

  /// Returns whether an override in a text from right to left changes nothing: one in that
  /// direction without numbers and Latin letters, or one in the other direction before a number.
  private static func hasNoEffect(
    _ control: Unicode.Scalar, at position: Int, in scalars: [Unicode.Scalar]
  ) -> Bool {
    switch control.value {
    case 0x202E:
      return !scalars.contains {
        $0 == "%" || $0.value < 0x80 && $0.properties.isAlphabetic
          || $0.properties.numericType != nil
      }
    case 0x202D:
      let rest = scalars[position...].reduce(into: "") { $0.unicodeScalars.append($1) }
      let format = FormatString(rest)
      return format.pieces.allSatisfy { piece in
        guard case .specifier(let specifier) = piece.kind else {
          return !format.text(of: piece).unicodeScalars.contains(where: \.properties.isAlphabetic)
        }
        return specifier.conversion != .object
      }
    default: return false
    }
  }

  private static func isOwnDirection(
    _ embedding: Unicode.Scalar, _ scalars: [Unicode.Scalar]
  ) -> Bool {
    guard embedding.value == 0x202B, let position = scalars.firstIndex(of: embedding) else {
      return false
    }
    return position == 0 || !scalars[position...].contains(where: \.properties.isAlphabetic)
  }
}
