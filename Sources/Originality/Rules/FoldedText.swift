import Foundation

/// A text in which what only looks different is the same.
///
/// Full-width letters are ordinary ones, capital letters small ones; marks on letters and
/// characters that nobody sees are gone.
struct FoldedText {
  /// The characters that are left.
  let scalars: [Unicode.Scalar]

  /// Folds a text.
  init(_ text: String) {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else {
      scalars = Array(text.lowercased().unicodeScalars)
      return
    }
    scalars = text.decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars.filter {
      switch $0.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark: false
      default: !$0.properties.isDefaultIgnorableCodePoint
      }
    }
  }
}
