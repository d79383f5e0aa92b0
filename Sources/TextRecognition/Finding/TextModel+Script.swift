extension TextModel {
  /// Returns the readings of pictures to try for a word, each with the models to use together.
  ///
  /// Its letters decide: Latin letters ask for the model of English, kana for that of Japanese. Han
  /// alone may be Chinese or Japanese, so that there are several readings; the first is the
  /// likeliest, that in Japanese if `prefersJapanese`.
  public static func readings(for word: String, prefersJapanese: Bool = false) -> [[TextModel]] {
    var names: [String] = []
    func add(_ name: String) { if !names.contains(name) { names.append(name) } }
    let scalars = word.unicodeScalars
    var hasHan = false
    for scalar in scalars {
      switch scalar.value {
      case 0x0370...0x03FF: add("ell")
      case 0x0400...0x052F: add("rus")
      case 0x0590...0x05FF: add("heb")
      case 0x0600...0x06FF: add("ara")
      case 0x0900...0x097F: add("hin")
      case 0x0E00...0x0E7F: add("tha")
      case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: add("kor")
      case 0x3040...0x30FF, 0xFF66...0xFF9F: add("jpn")
      case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: hasHan = true
      default: break
      }
    }
    let hasLatin = scalars.contains { $0.value < 0x250 && $0.properties.isAlphabetic }
    if names.isEmpty && !hasHan || hasLatin { add("eng") }
    guard hasHan, !names.contains("jpn") else { return [names.compactMap(TextModel.init(name:))] }
    let chinese = ["chi_sim", "chi_tra"]
    return (prefersJapanese ? ["jpn"] + chinese : chinese + ["jpn"]).map { name in
      ([name] + names).compactMap(TextModel.init(name:))
    }
  }
}
