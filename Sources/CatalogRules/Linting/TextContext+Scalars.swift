import Characters

extension TextContext {
  /// The Unicode scalars of the text, with their positions in UTF-8 bytes.
  var scalarRanges: [(scalar: Unicode.Scalar, range: Range<Int>)] {
    var offset = 0
    return scalars.map { scalar in
      let start = offset
      offset += UTF8.width(scalar)
      return (scalar, start..<offset)
    }
  }

  /// Returns the characters that a language does not use, each once, in the order of the text:
  /// those in a set, or those outside it if `isForeign` is false.
  ///
  /// Characters that the source text has, or that occur in the endonyms of Chinese and Japanese,
  /// are quotations.
  func foreignHan(_ set: HanSet, isForeign isMember: Bool) -> String {
    guard set.containsScalar(utf8, isMember: isMember) else { return "" }
    let isForeign = { HanSet.covers($0) && set.contains($0) == isMember }
    var string = string
    for name in Self.endonyms + catalog.configuration.doNotTranslate where text.contains(name) {
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

  /// The names of languages in their own script.
  private static let endonyms = [
    "（臺灣）", "(臺灣)", "简体中文", "繁體中文", "正體中文", "简体", "简化字", "繁體", "正體", "日本語", "广东话", "汉语",
  ]
}
