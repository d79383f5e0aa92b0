/// Which parts of Japanese text belong to one phrase.
///
/// A phrase is a word with the particles and inflections that follow it: 検証していません is one,
/// 検証し is not. Dictionaries of words, such as ICU's, break inside such phrases. The answers come
/// from kinds of characters and from the few beginnings of particles and inflections, so that a
/// phrase may be found longer than it is, but a word is not broken.
package enum JapanesePhrases {
  /// Returns whether a line must not break at a position inside a text.
  package static func joins(at position: String.Index, in text: String) -> Bool {
    let before = text[..<position].unicodeScalars.suffix(2)
    let after = text[position...].unicodeScalars.prefix(2)
    guard let last = before.last, let next = after.first else { return true }
    if last == " " || sentenceMarks.contains(last) { return next == " " }
    // Options and names of programs are searched for as a whole.
    if last == "-" { return true }
    let beforeLast = before.count == 2 ? before.first : nil
    if isHiragana(next) {
      guard isHiragana(last) else { return true }
      return continuesWord(last, after: beforeLast, with: next, after.dropFirst().first)
    }
    if isIdeograph(last) { return isIdeograph(next) }
    // お and ご are polite prefixes, as in お試し, unless they end a word in hiragana.
    if last == "お" || last == "ご" {
      return beforeLast.map { !isHiragana($0) || particles.contains($0) } ?? true
    }
    // Both verbs of a compound, as in 書き込む and 読み取る.
    return isVerbStem(last, after: beforeLast) && secondVerbs.contains(next)
  }

  /// Returns whether hiragana after hiragana is a particle or an inflection of the word before it.
  private static func continuesWord(
    _ last: Unicode.Scalar, after beforeLast: Unicode.Scalar?, with next: Unicode.Scalar,
    _ second: Unicode.Scalar?
  ) -> Bool {
    if last == "お" || last == "ご" || isVerbStem(last, after: beforeLast) { return true }
    // Helping verbs such as those of している and してください, and ではありません.
    if last == "て" || last == "で", helpingVerbs.contains(next) { return true }
    if beforeLast == "で", last == "は", next == "あ" || next == "な" { return true }
    if neverBeginWords.contains(next) { return true }
    let pair = String(String.UnicodeScalarView([next] + [second].compactMap { $0 }))
    switch next {
    case "で": return pair != "でき"
    case "は": return !["はい", "はじ", "はず", "はっ", "はみ"].contains(pair)
    case "も": return !["もう", "もし", "もち", "もっ", "もと", "もの"].contains(pair)
    case "と": return !["とお", "とき", "とこ", "とて", "とり"].contains(pair)
    case "や": return pair != "やや" && pair != "やり"
    case "か": return pair != "かか" && pair != "かつ" && pair != "かな"
    case "た": return !["ため", "ただ", "たと", "たび"].contains(pair)
    case "の": return pair != "のぞ"
    case "よ": return pair != "よい" && pair != "よく"
    case "な":
      // ない is a word of its own after a particle.
      if ["ない", "なか", "なく"].contains(pair) { return !particles.contains(last) }
      return !["なる", "なり", "なっ", "なお"].contains(pair)
    default: return inflections.contains(pair)
    }
  }

  /// Returns whether an ideograph and this hiragana are the stem of a verb, such as 書き.
  private static func isVerbStem(_ last: Unicode.Scalar, after beforeLast: Unicode.Scalar?) -> Bool
  {
    stemEndings.contains(last) && (beforeLast.map(isIdeograph) ?? false)
  }

  private static func isHiragana(_ scalar: Unicode.Scalar) -> Bool {
    (0x3041...0x309F).contains(scalar.value)
  }

  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    (0x4E00...0x9FFF).contains(scalar.value) || scalar == "々"
  }

  private static let sentenceMarks = Set<Unicode.Scalar>("、。，．：；！？…・".unicodeScalars)
  private static let particles = Set<Unicode.Scalar>("がはもをに".unicodeScalars)
  private static let helpingVerbs = Set<Unicode.Scalar>("あいおきくしほみも".unicodeScalars)
  private static let neverBeginWords = Set<Unicode.Scalar>(
    "ぁぃぅぇぉがずせってにばべへゃゅょられるりろれゎをん".unicodeScalars)
  private static let inflections: Set<String> = [
    "くだ", "くら", "くれ", "くせ", "さい", "され", "させ", "さん", "すぎ", "だけ", "ほど", "ごと", "まい", "まし", "ます", "ませ",
    "まで",
  ]
  private static let stemEndings = Set<Unicode.Scalar>("えきぎけげさしじせぜちねびべみめりれ".unicodeScalars)
  private static let secondVerbs = Set<Unicode.Scalar>(
    "下付入出切加取合始差引当戻抜押持掛換替止消直着継続終落返込違間除".unicodeScalars)
}
