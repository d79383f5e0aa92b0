import ASCII

/// Words for directions and for the axes in languages with letters that ASCII does not have.
enum PlaceWords {
  /// Returns the symbol of the word that begins at a place, and its end; nil if there is none.
  static func symbol(
    in scalars: [Unicode.Scalar], at start: Int, after last: UInt8?
  ) -> (symbol: UInt8, end: Int)? {
    guard let words = byFirst[folded(scalars[start])], last != PlaceSymbols.letter,
      last?.isASCIILetter != true
    else { return nil }
    for (word, symbol) in words where scalars.count - start >= word.count {
      let end = start + word.count
      guard scalars[start..<end].elementsEqual(word, by: { folded($0) == $1 }),
        end == scalars.count || !scalars[end].properties.isAlphabetic
      else { continue }
      return (symbol, end)
    }
    return nil
  }

  /// Returns a letter in lowercase.
  private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return Unicode.Scalar(UInt8(scalar.value).asciiLowercased) }
    return scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
  }

  private static let byFirst: [Unicode.Scalar: [(word: [Unicode.Scalar], symbol: UInt8)]] = {
    var words: [Unicode.Scalar: [(word: [Unicode.Scalar], symbol: UInt8)]] = [:]
    for (symbol, texts) in all {
      for text in texts {
        let word = Array(text.unicodeScalars)
        words[word[0], default: []].append((word, symbol))
      }
    }
    return words
  }()

  private static let all: [(symbol: UInt8, words: [String])] = [
    (
      PlaceSymbols.latitude,
      [
        "широта", "широты", "vĩ độ", "ละติจูด", "خط العرض", "دائرة العرض", "קו רוחב", "अक्षांश",
        "γεωγραφικό πλάτος", "breitengrad", "geographische breite", "szerokość geograficzna",
        "zeměpisná šířka",
      ]
    ),
    (
      PlaceSymbols.longitude,
      [
        "долгота", "долготы", "довгота", "kinh độ", "ลองจิจูด", "خط الطول", "קו אורך", "देशांतर",
        "γεωγραφικό μήκος", "längengrad", "geographische länge", "długość geograficzna",
        "zeměpisná délka",
      ]
    ),
    (PlaceSymbols.north, ["с. ш.", "с.ш.", "северной широты", "vĩ bắc", "nördlicher breite"]),
    (PlaceSymbols.south, ["ю. ш.", "ю.ш.", "южной широты", "vĩ nam", "südlicher breite"]),
    (PlaceSymbols.east, ["в. д.", "в.д.", "восточной долготы", "kinh đông", "östlicher länge"]),
    (PlaceSymbols.west, ["з. д.", "з.д.", "западной долготы", "kinh tây", "westlicher länge"]),
  ]
}
