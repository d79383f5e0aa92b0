/// Whether one text may be a later form of another one.
package enum TextLikeness {
  /// Returns whether texts have most of their words in common, or nearly all of their letters.
  package static func areAlike(_ left: String, _ right: String) -> Bool {
    if SourceMeaning(left) == SourceMeaning(right) { return true }
    let (first, second) = (words(of: left), words(of: right))
    let common = first.intersection(second).count
    if common * 2 >= max(first.count, second.count), common > 0 { return true }
    let old = Array(left.lowercased().utf8.prefix(200))
    let new = Array(right.lowercased().utf8.prefix(200))
    let ends = commonEnds(old, new)
    return ends >= 4 && ends * 4 >= max(old.count, new.count) * 3
  }

  /// Returns the words of a text, in lower case.
  package static func words(of text: String) -> Set<Substring> {
    Set(text.lowercased().split { !$0.isLetter && !$0.isNumber })
  }

  /// Returns how many bytes are the same at the beginning and at the end.
  private static func commonEnds(_ left: [UInt8], _ right: [UInt8]) -> Int {
    let shorter = min(left.count, right.count)
    var prefix = 0
    while prefix < shorter, left[prefix] == right[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix,
      left[left.count - 1 - suffix] == right[right.count - 1 - suffix]
    { suffix += 1 }
    return prefix + suffix
  }
}
