/// Separate Korean letters instead of a syllable.
struct KoJamo: TextRule {
  static let description = RuleDescription(
    "ko-jamo", severity: .warning, fixability: .safe,
    examples: [
      .bad(
        ["Search": ["ko": "⟦ㄱㅓㅁ색⟧"]],
        fixed: ["Search": ["ko": "검색"]]),
      .good(["Haha": ["ko": "ㅋㅋㅋ, ㅠㅠ, ㄱ~ㅎ, ㅏ 모음"]]),
    ])

  static let traits: TextTraits = .kana

  static func applies(to language: LanguageContext) -> Bool { language.language == "ko" }

  func check(_ text: TextContext, _ reporter: Reporter) {
    let scalars = text.scalarRanges
    var edits: [TextEdit] = []
    var index = 0
    while index + 1 < scalars.count {
      guard let lead = Self.leads.firstIndex(of: scalars[index].scalar),
        let vowel = Self.vowel(scalars[index + 1].scalar)
      else {
        index += 1
        continue
      }
      var end = index + 2
      var final = 0
      let isFollowedByVowel = end + 1 < scalars.count && Self.vowel(scalars[end + 1].scalar) != nil
      if end < scalars.count, !isFollowedByVowel,
        let position = Self.finals.firstIndex(of: scalars[end].scalar)
      {
        final = position + 1
        end += 1
      }
      let range = scalars[index].range.lowerBound..<scalars[end - 1].range.upperBound
      if let syllable = Unicode.Scalar(UInt32(0xAC00 + (lead * 21 + vowel) * 28 + final)) {
        edits.append((range, with: String(syllable)))
      }
      index = end
    }
    if !edits.isEmpty { reporter.report(text, edits: edits) }
  }

  private static func vowel(_ scalar: Unicode.Scalar) -> Int? {
    (0x314F...0x3163).contains(scalar.value) ? Int(scalar.value) - 0x314F : nil
  }

  private static let leads = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
  private static let finals = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars)
}
