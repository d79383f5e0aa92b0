import Foundation

/// A text in which what only looks different is the same.
///
/// Full-width letters are ordinary ones, capital letters small ones; marks on letters and
/// characters that nobody sees are gone.
struct FoldedText {
  /// The characters that are left.
  let scalars: [Unicode.Scalar]

  /// A bit for each character, of 64 bits that all characters share.
  ///
  /// A text with a word in it has all the bits of the word, so that most words are told apart at
  /// once.
  let bits: UInt64

  /// Folds a text.
  init(_ text: String) {
    scalars = Self.scalars(of: text)
    bits = scalars.reduce(0) { $0 | 1 << UInt64($1.value & 63) }
  }

  private static func scalars(of text: String) -> [Unicode.Scalar] {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return Array(text.lowercased().unicodeScalars)
    }
    return text.decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars.filter {
      switch $0.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark: false
      default: !$0.properties.isDefaultIgnorableCodePoint
      }
    }
  }
}
