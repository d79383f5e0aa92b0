/// Characters that recognition takes for each other.
enum LikenessTable {
  /// Returns the number of the group of a folded character; 0 if it has none.
  static func number(of scalar: Unicode.Scalar) -> UInt8 { numbers[scalar] ?? 0 }

  /// Groups of characters that look alike; each character is in one group at most.
  private static let groups = [
    // Latin letters and digits.
    "il1|!丨", "o0〇○", "s5$", "z2", "b8", "g9q", "c(", "t+", "y¥", "v∨", "x×",
    // Lines, and what is drawn like kana.
    "-ー一_~", "二ニ=", "三ミ", "口ロ囗□", "力カ", "工エ", "夕タ", "卜ト", "八ハ", "千チ", "才オォ", "へヘ", "りリ",
    // Small kana and large ones.
    "あぁ", "いぃ", "うぅ", "えぇ", "おぉ", "つっ", "やゃ", "ゆゅ", "よょ", "わゎ", "アァ", "イィ", "ウゥ", "ツッシ", "ヤャ", "ユュ",
    "ヨョ", "ワヮ", "ソン",
    // Voicing marks.
    "\u{3099}\u{309A}",
    // Han.
    "日曰", "己已巳", "未末", "土士", "人入",
    // Hangul: initial letters, vowels, final letters.
    "\u{1100}\u{1101}\u{110F}", "\u{1103}\u{1104}\u{1110}", "\u{1107}\u{1108}\u{1111}",
    "\u{110C}\u{110D}\u{110E}", "\u{1109}\u{110A}", "\u{110B}\u{1112}\u{1106}",
    "\u{1162}\u{1166}", "\u{1164}\u{1168}", "\u{116B}\u{116C}\u{1170}", "\u{1161}\u{1165}",
    "\u{1169}\u{116E}\u{1173}", "\u{1163}\u{1167}", "\u{116D}\u{1172}",
    "\u{11A8}\u{11A9}\u{11BF}", "\u{11AE}\u{11C0}", "\u{11B8}\u{11C1}", "\u{11BD}\u{11BE}",
    "\u{11BA}\u{11BB}", "\u{11BC}\u{11B7}\u{11C2}", "\u{11AB}\u{11AF}",
  ]

  private static let numbers: [Unicode.Scalar: UInt8] = {
    var numbers: [Unicode.Scalar: UInt8] = [:]
    for (index, group) in groups.enumerated() {
      for scalar in group.unicodeScalars { numbers[scalar] = UInt8(clamping: index + 1) }
    }
    return numbers
  }()
}
