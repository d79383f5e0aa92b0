import ASCII

/// The ending of a Korean text, which says how it addresses its reader.
enum KoreanEnding {
  /// A name of each address, as in messages.
  static let familiarName = "해요"
  static let formalName = "합니다"

  private static let formal = ["니다", "니까", "시오"].map { Array($0.utf8) }
  private static let familiar = Array("요".utf8)

  /// The syllables that make a noun with `요`, such as `필요` and `개요`.
  private static let nouns = ["필", "개", "중", "주", "수", "소", "동", "강", "고", "긴"].map {
    Array(($0 + "요").utf8)
  }

  /// The ending of a request, which texts in `합니다` have as well.
  private static let request = Array("세요".utf8)

  /// Returns how a text in UTF-8 addresses its reader; nil if its ending doesn't say.
  static func address(in utf8: ArraySlice<UInt8>) -> Address? {
    var end = utf8.endIndex
    while end > utf8.startIndex, utf8[end - 1] < 0x80, !utf8[end - 1].isASCIILetter { end -= 1 }
    let text = utf8[..<end]
    if ends(text, with: familiar) {
      return ends(text, with: request) || nouns.contains { ends(text, with: $0) } ? nil : .familiar
    }
    return formal.contains { ends(text, with: $0) } ? .formal : nil
  }

  private static func ends(_ text: ArraySlice<UInt8>, with ending: [UInt8]) -> Bool {
    text.suffix(ending.count).elementsEqual(ending)
  }
}
