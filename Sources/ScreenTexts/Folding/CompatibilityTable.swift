/// What characters are made of, Unicode’s compatibility decomposition (NFKD) without accents.
enum CompatibilityTable {
  /// Returns the parts of a character; nil if it stands for itself.
  ///
  /// Hangul syllables become two or three conjoining letters, voiced kana a letter and its mark.
  static func parts(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    // The Unicode Standard, 3.12: letters of Hangul syllables follow from their numbers.
    if (0xAC00...0xD7A3).contains(scalar.value) {
      let index = scalar.value - 0xAC00
      let numbers = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
      return (index % 28 == 0 ? numbers.dropLast() : numbers[...]).compactMap(Unicode.Scalar.init)
    }
    return scalar.value < 0xA0 ? nil : entries[scalar]
  }

  private static let entries: [Unicode.Scalar: [Unicode.Scalar]] = {
    var entries: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    for entry in data.utf8.split(separator: UInt8(ascii: " ")) {
      var numbers: [Unicode.Scalar] = []
      var number: UInt32 = 0
      for byte in entry {
        guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
          numbers += [Unicode.Scalar(number)].compactMap(\.self)
          number = 0
          continue
        }
        number = number << 4 | UInt32(digit)
      }
      numbers += [Unicode.Scalar(number)].compactMap(\.self)
      if let whole = numbers.first { entries[whole] = Array(numbers.dropFirst()) }
    }
    return entries
  }()
}
