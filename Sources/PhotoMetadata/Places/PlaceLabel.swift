import ASCII

/// Words that say that a place follows, as in `撮影地：京都`, `Location: Paris` and `📍 서울`.
enum PlaceLabel {
  /// Whether a text has such a word and something behind it.
  static func isAny(in text: String) -> Bool {
    let bytes = Array(text.utf8)
    for position in bytes.indices {
      switch bytes[position] {
      case UInt8(ascii: ":"):
        if isLabel(bytes[..<position]), isName(bytes[(position + 1)...]) { return true }
      case wideColon[0] where bytes[position...].starts(with: wideColon):
        if isLabel(bytes[..<position]), isName(bytes[(position + 3)...]) { return true }
      case pin[0] where bytes[position...].starts(with: pin):
        if isName(bytes[(position + 4)...]) { return true }
      default: break
      }
    }
    return false
  }

  private static let pin = Array("📍".utf8)
  private static let wideColon = Array("：".utf8)

  /// Whether bytes end with a word for places.
  private static func isLabel(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let last = bytes.lastIndex(where: { $0 != 0x20 }) else { return false }
    let text = bytes[...last].suffix(longestLabel + 1).map(\.asciiLowercased)
    return labels.contains { label in
      guard text.suffix(label.count).elementsEqual(label) else { return false }
      // Before a word of a script with spaces, a word ends.
      let before = text.dropLast(label.count).last ?? 0
      return label[0] >= 0xE0 || !before.isLetterOfUTF8
    }
  }

  /// Whether what follows a label may be the name of a place, and is no address of a page or file.
  private static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
    let line = bytes.prefix(longest).drop { $0 == 0x20 }.prefix { $0 != 0x0A && $0 != 0x0D }
      .map(\.asciiLowercased)
    guard line.contains(where: \.isLetterOfUTF8), line[0] != UInt8(ascii: "/"), !isDate(line)
    else { return false }
    return !nothing.contains { line.starts(with: $0.utf8) }
  }

  /// Whether a text begins with a year, as in `摄于：2024年5月`.
  private static func isDate(_ text: [UInt8]) -> Bool {
    text.count > 4 && text.prefix(4).allSatisfy(\.isASCIIDigit)
      && (text[4] >= 0x80 || "-/.:".utf8.contains(text[4]))
  }

  private static let longest = 80

  /// The beginnings of what programs write where there is no place.
  private static let nothing = ["unknown", "none", "n/a", "null", "undefined", "http"]

  /// The words in lowercase, and those of other letters than ASCII's with a capital too.
  private static let labels = [
    "location", "locations", "taken at", "aufnahmeort", "standort", "ort", "lieu", "endroit",
    "lugar", "ubicación", "localização", "luogo", "plaats", "место", "местоположение", "撮影地",
    "撮影場所", "場所", "所在地", "住所", "拍摄地", "拍摄地点", "拍摄位置", "拍摄于", "摄于", "地点",
    "地址", "拍攝地", "拍攝地點", "拍攝位置", "拍攝於", "攝於", "地點", "촬영지", "촬영장소", "촬영 장소", "장소", "주소",
  ].flatMap {
    Set([$0, $0.prefix(1).uppercased() + $0.dropFirst()].map { $0.utf8.map(\.asciiLowercased) })
  }

  private static let longestLabel = labels.map(\.count).max() ?? 0
}
