import Foundation
import Synchronization

/// What characters are made of: Unicode’s compatibility decomposition (NFKD) without accents.
enum CompatibilityParts {
  /// Returns the parts of a character; nil if it stands for itself.
  ///
  /// Hangul syllables become two or three conjoining letters, voiced kana a letter and its mark.
  static func parts(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    switch scalar.value {
    // Neither ASCII nor ideographs, of which most Chinese texts consist, have parts.
    case ..<0xA0, 0x3400..<0xA640: return nil
    // The Unicode Standard, 3.12: letters of Hangul syllables follow from their numbers.
    case 0xAC00...0xD7A3:
      let index = scalar.value - 0xAC00
      let numbers = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
      return (index % 28 == 0 ? numbers.dropLast() : numbers[...]).compactMap(Unicode.Scalar.init)
    default:
      return known.withLock { known in
        if let parts = known[scalar] { return parts }
        let parts = decomposed(scalar)
        known[scalar] = .some(parts)
        return parts
      }
    }
  }

  /// The characters so far, since a text has few different ones and Foundation takes a microsecond.
  private static let known = Mutex<[Unicode.Scalar: [Unicode.Scalar]?]>([:])

  private static func decomposed(_ scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    let parts = String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars
      .filter { !(0x300...0x36F).contains($0.value) }
    return parts.isEmpty || parts.elementsEqual([scalar]) ? nil : Array(parts)
  }
}
