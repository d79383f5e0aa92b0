import Foundation

/// A text without differences of form.
///
/// Fullwidth letters become ordinary ones, uppercase becomes lowercase; marks and invisible
/// characters are removed.
struct FoldedName {
  /// The remaining characters.
  let scalars: [Unicode.Scalar]

  /// A 64-bit set with a bit for each character; characters share bits.
  ///
  /// A text that contains a word has all of its bits, which excludes most words at once.
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
