/// Breaks lines by a short table: after spaces, and between ideographs and kana.
///
/// A hyphen is no position to break: names of rules, options and languages are searched for as a
/// whole.
///
/// Korean is broken only between words. Between Chinese and Japanese characters a line may break,
/// except before closing punctuation, small kana and prolonged sounds, and after opening
/// punctuation (the strict rules of JIS X 4051).
public struct TableLineBreaker: LineBreaking {
  /// Creates the breaker.
  public init() {}

  /// Returns the positions at which a line may break, ascending.
  public func breakOpportunities(in text: String) -> [String.Index] {
    var positions: [String.Index] = []
    var previous: Character?
    for index in text.indices {
      let character = text[index]
      if let previous, canBreak(previous, character) { positions.append(index) }
      previous = character
    }
    return positions
  }

  private func canBreak(_ last: Character, _ next: Character) -> Bool {
    if next == " " { return false }
    if last == " " { return true }
    // A name such as `.strings` begins there.
    if next == ".", Self.separators.contains(last) { return true }
    if Self.neverFirst.contains(next) || Self.neverLast.contains(last) { return false }
    return isBreakable(last) || isBreakable(next)
  }

  /// Returns whether a line may break before or after a character without a space.
  private func isBreakable(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return switch scalar.value {
    // Radicals, CJK punctuation, kana, bopomofo, enclosed CJK; extension A; unified ideographs.
    case 0x2E80...0x303F, 0x3040...0x312F, 0x31A0...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF: true
    // Compatibility ideographs, fullwidth forms, the supplementary ideographic planes.
    case 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF9F, 0x20000...0x3FFFF: true
    default: false
    }
  }

  private static let separators: Set<Character> = ["、", "。", "，", "：", "；"]

  private static let neverFirst = Set<Character>(
    "、。，．：；！？・‥…ー―〜～ゝゞヽヾ々〻）］｝」』】〉》〕〗〙’”"
      + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"
      + ",.:;!?)]}%°″′℃％")

  private static let neverLast = Set<Character>("（［｛「『【〈《〔〖〘‘“([{$￥＄£€#＃")
}
