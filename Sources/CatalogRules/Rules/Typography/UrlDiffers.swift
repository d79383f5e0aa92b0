import ASCII
import StringCatalogs

/// A web address of the source text that the translation lacks.
struct UrlDiffers: TextRule {
  static let description = RuleDescription(
    "url-differs", severity: .info, isVotedOn: true,
    examples: [
      .bad(["See https://example.com/help": ["ko": "⟦https://example.com/hlep 참고⟧"]]),
      .bad([
        "Help: https://example.com": [
          "de": "Hilfe: https://example.com",
          "es": "⟦Ayuda⟧",
          "fr": "Aide : https://example.com",
          "ja": "ヘルプ: https://example.com",
        ]
      ]),
      .good([
        "See https://example.com/help.": ["ko": "https://example.com/help를 참고하세요."],
        "See http://example.com/help.": ["ko": "https://example.com/help를 참고하세요."],
      ]),
    ])

  static let traits: TextTraits = []
  static let sourceTraits: TextTraits = .colonOrSlash

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard let source = text.source, source.count(of: UInt8(ascii: ":"), UInt8(ascii: "/")) > 0,
      text.traits.isDisjoint(with: [.empty, .blank])
    else { return }
    for address in source.addresses
    where !text.text.contains(address) && !text.text.contains(Self.secure(address))
      && !text.text.addresses.map(Self.withLowercaseHost).contains(Self.withLowercaseHost(address))
    {
      let isCertain =
        !Self.isExample(address) && !Self.isPlaceholder(source)
        && Self.isLost(address, of: source, in: text)
      return reporter.report(text, .text(address), isCertain: isCertain)
    }
  }

  /// Returns an address with `https` instead of `http`, which is the same page.
  private static func secure(_ address: String) -> String {
    address.hasPrefix("http:") ? "https" + address.dropFirst(4) : address
  }

  /// Returns an address with its scheme and its host in lowercase, as case means nothing there.
  private static func withLowercaseHost(_ address: String) -> String {
    let slashes = address.indices.filter { address[$0] == "/" }
    let end = slashes.count > 2 ? slashes[2] : address.endIndex
    return address[..<end].lowercased() + address[end...]
  }

  /// Returns whether an address stands for one of the reader’s own, and may be translated:
  /// `http://myserver.com`.
  private static func isExample(_ address: String) -> Bool {
    let host = address.lowercased().drop { $0 != "/" }.drop { $0 == "/" }
    return ["my", "your", "server.", "domain."].contains(where: host.hasPrefix)
  }

  /// Returns whether a text is only an example of an address, as an empty field shows it.
  private static func isPlaceholder(_ source: LintedText) -> Bool {
    source.string.contains("://example.") && !source.string.contains(" ")
  }

  /// Returns whether an address is mistyped, or lost while nearly all other languages keep it.
  ///
  /// An address of another page may be the one for the language.
  private static func isLost(
    _ address: String, of source: LintedText, in text: TextContext
  ) -> Bool {
    let present = text.text.addresses
    let hasTypo = present.contains { isMistyped($0, for: address) }
    guard hasTypo || present.allSatisfy(source.addresses.contains) else { return false }
    let vote = LanguageVote(without: text) { other, _ in other.contains(address) }
    return vote.isCertain || hasTypo && vote.kept > 0 && vote.kept >= 2 * vote.lost
  }

  /// Returns whether an address differs from another one by a letter or two, and not by the
  /// language that a part of it names.
  private static func isMistyped(_ address: String, for wanted: String) -> Bool {
    let (left, right) = (Array(address.utf8), Array(wanted.utf8))
    guard left != right, left.count > 12, abs(left.count - right.count) <= 2 else { return false }
    var start = 0
    while start < min(left.count, right.count), left[start] == right[start] { start += 1 }
    var end = 0
    while end < min(left.count, right.count) - start,
      left[left.count - 1 - end] == right[right.count - 1 - end]
    {
      end += 1
    }
    let changed = left[start..<left.count - end]
    let replaced = right[start..<right.count - end]
    guard changed.count <= 3, replaced.count <= 3 else { return false }
    let isPart = { (position: Int, bytes: [UInt8]) in
      !bytes.indices.contains(position) || !bytes[position].isASCIILetter
    }
    // `/en/` and `/ko/`, `_us` and `_de`.
    if isPart(start - 1, left), isPart(left.count - end, left) { return false }
    // `en.wikipedia.org` and `es.wikipedia.org`.
    guard let page = afterLanguage(in: address) else { return true }
    return page != afterLanguage(in: wanted)
  }

  /// Returns what follows the language in an address such as `https://en.wikipedia.org`; nil for
  /// one without.
  private static func afterLanguage(in address: String) -> Substring? {
    let host = address.drop { $0 != "/" }.dropFirst(2)
    return host.prefix { $0 != "." }.count == 2 ? host.dropFirst(2) : nil
  }
}
