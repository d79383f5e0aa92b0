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

  /// Returns the characters that a language does not write, each once, in the order of the text: those
  /// in a set, or those out of it when `isForeign` is false.
  ///
  /// What the source text has, and what Chinese calls its own two scripts, are quoted and not meant.
  func foreignHan(_ set: HanSet, isForeign isMember: Bool) -> String {
    guard set.meets(utf8, isMember: isMember) else { return "" }
    let isForeign = { HanSet.covers($0) && set.contains($0) == isMember }
    var string = string
    for name in ["简体中文", "繁體中文", "简体", "繁體"] + catalog.configuration.doNotTranslate {
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
}
