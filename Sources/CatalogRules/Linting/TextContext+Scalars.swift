import Characters

extension TextContext {
  /// The characters of the text as Unicode numbers them, with their places in UTF-8 bytes.
  var scalarRanges: [(scalar: Unicode.Scalar, range: Range<Int>)] {
    var offset = 0
    return scalars.map { scalar in
      let start = offset
      offset += UTF8.width(scalar)
      return (scalar, start..<offset)
    }
  }

  /// Returns the characters that a language does not write, each once, in the order of the text:
  /// those in a set, or those out of it when `isForeign` is false.
  ///
  /// What the source text has, and what Chinese and Japanese call themselves, are quoted and not
  /// meant.
  func foreignHan(_ set: HanSet, isForeign isMember: Bool) -> String {
    guard set.containsScalar(utf8, isMember: isMember) else { return "" }
    let isForeign = { HanSet.covers($0) && set.contains($0) == isMember }
    var string = string
    for name in Self.endonyms + catalog.configuration.doNotTranslate {
      string = string.replacing(name, with: "")
    }
    let quoted = Set(source?.scalars ?? [])
    var found: [Unicode.Scalar] = []
    for scalar in string.unicodeScalars
    where isForeign(scalar) && !quoted.contains(scalar) && !found.contains(scalar) {
      found.append(scalar)
    }
    return found.reduce(into: "") { $0.unicodeScalars.append($1) }
  }

  /// The names that a list of languages has in their own letters.
  private static let endonyms = [
    "（臺灣）", "(臺灣)", "简体中文", "繁體中文", "正體中文", "简体", "繁體", "正體", "日本語", "广东话", "汉语",
  ]
}
