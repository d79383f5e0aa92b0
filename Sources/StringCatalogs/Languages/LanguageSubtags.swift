// Source: language aliases of Unicode CLDR (Unicode License V3; see NOTICE).

import ASCII

/// The subtags of a language tag in canonical spelling.
struct LanguageSubtags: Hashable, Sendable {
  var language: String
  var script: String?
  var region: String?
  var variants: [String] = []

  /// Parses a BCP 47 tag or a POSIX locale name; nil if it does not begin with a language.
  ///
  /// Everything after the variants (extensions, private use, a POSIX character set) is dropped.
  init?(_ tag: LanguageTag) {
    // POSIX: language[_territory][.codeset][@modifier]
    let halves = tag.rawValue.split(
      separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let name = halves.first.map { $0.prefix { $0 != "." } } ?? ""
    var subtags = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
    guard let first = subtags.popFirst(), Self.isWord(first, 2...8), first.count != 4,
      name.utf8.first != UInt8(ascii: "-"), first.lowercased() != "posix"
    else { return nil }
    language = first.lowercased()
    // RFC 5646, 4.5: an extended language replaces the language before it, as in zh-yue.
    while let next = subtags.first, Self.isWord(next, 3...3) {
      language = next.lowercased()
      subtags.removeFirst()
    }
    if let next = subtags.first, Self.isWord(next, 4...4) {
      script = Self.titleCase(next)
      subtags.removeFirst()
    }
    if let next = subtags.first, Self.isWord(next, 2...2) || Self.isNumber(next) {
      region = next.uppercased()
      subtags.removeFirst()
    }
    while let next = subtags.popFirst(), Self.isVariant(next) {
      variants.append(next.lowercased())
    }
    if halves.count == 2 { apply(modifier: halves[1].lowercased()) }
    replaceOldCodes()
  }

  /// Creates subtags from their parts, which must be canonical.
  init(language: String, script: String? = nil, region: String? = nil) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// The tag for the subtags.
  var tag: LanguageTag {
    let parts = [language, script, region].compactMap { $0 } + variants
    return LanguageTag(rawValue: parts.joined(separator: "-"))
  }

  /// The script of the tag, or the likely one according to CLDR.
  var likelyScript: String {
    script ?? LikelyScripts.script(ofLanguage: language, region: region)
  }

  /// The subtags with the likely script and region in place of missing ones.
  var maximal: LanguageSubtags {
    var maximal = self
    maximal.script = likelyScript
    maximal.region = region ?? LikelyRegions.region(ofLanguage: language, script: likelyScript)
    return maximal
  }

  /// Applies a POSIX modifier: `latin` is a script, `valencia` a variant, `euro` is ignored.
  private mutating func apply(modifier: String) {
    switch modifier {
    case "latin": script = script ?? "Latn"
    case "cyrillic": script = script ?? "Cyrl"
    case "devanagari": script = script ?? "Deva"
    case "valencia": variants.append(modifier)
    default: break
    }
  }

  /// Replaces deprecated codes by CLDR's language aliases.
  private mutating func replaceOldCodes() {
    switch language {
    case "iw": language = "he"
    case "in": language = "id"
    case "ji": language = "yi"
    case "jw": language = "jv"
    case "mo": language = "ro"
    case "no": language = "nb"
    case "tl": language = "fil"
    case "cmn": language = "zh"
    case "sh":
      language = "sr"
      script = script ?? "Latn"
    default: break
    }
  }

  private static func isWord(_ text: Substring, _ lengths: ClosedRange<Int>) -> Bool {
    lengths.contains(text.utf8.count) && text.utf8.allSatisfy(\.isASCIILetter)
  }

  private static func isNumber(_ text: Substring) -> Bool {
    text.utf8.count == 3 && text.utf8.allSatisfy(\.isASCIIDigit)
  }

  /// RFC 5646, 2.1: five to eight letters and digits, or four that begin with a digit.
  private static func isVariant(_ text: Substring) -> Bool {
    let utf8 = text.utf8
    guard utf8.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit }) else { return false }
    return (5...8).contains(utf8.count) || utf8.count == 4 && utf8.first?.isASCIIDigit == true
  }

  private static func titleCase(_ text: Substring) -> String {
    text.prefix(1).uppercased() + text.dropFirst().lowercased()
  }
}
