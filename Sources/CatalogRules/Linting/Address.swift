import ASCII

/// How a text addresses its reader.
enum Address: Hashable {
  case familiar, formal, both
}

/// The words with which a language addresses readers, as far as each says clearly how.
final class AddressWords: Sendable {
  /// A word, and whether it must follow other words of a sentence to say something: at the
  /// beginning, the German `Sie` may be “they”.
  private struct Word: Sendable {
    let utf8: [UInt8]
    let address: Address
    let isInside: Bool
  }

  /// A name of each address, as in messages.
  let familiarName: String
  let formalName: String

  private let words: [Word]

  /// Whether each byte is a part of a letter, and how long the words are that begin with it: bit 3
  /// for those of three bytes.
  private let flags: [UInt32]

  private static let letter: UInt32 = 1

  private init(
    _ familiarName: String, _ familiar: String, _ formalName: String, _ formal: String,
    inside: String = ""
  ) {
    self.familiarName = familiarName
    self.formalName = formalName
    let make = { (list: String, address: Address, isInside: Bool) -> [Word] in
      list.split(whereSeparator: \.isWhitespace).flatMap { word -> [Word] in
        // Words inside sentences are as they are; others may have a capital.
        let forms =
          isInside
          ? [String(word)] : [String(word), word.prefix(1).uppercased() + word.dropFirst()]
        return forms.map { Word(utf8: Array($0.utf8), address: address, isInside: isInside) }
      }
    }
    words =
      make(familiar, .familiar, false) + make(formal, .formal, false) + make(inside, .formal, true)
    var flags = (UInt8.min...UInt8.max).map { $0.isLetterOfUTF8 ? Self.letter : 0 }
    for word in words.map(\.utf8) { flags[Int(word[0])] |= 1 << UInt32(word.count) }
    self.flags = flags
  }

  /// Returns how a text in UTF-8 addresses its reader; nil if it doesn't say.
  func address(in utf8: ArraySlice<UInt8>) -> Address? {
    let bytes = utf8.span
    let table = flags
    let flags = table.span
    precondition(flags.count == 256)
    var found: Address?
    var position = 0
    while position < bytes.count {
      // The table has a row for each byte.
      let lead = unsafe flags[unchecked: Int(bytes[position])]
      guard lead & Self.letter != 0 else {
        position += 1
        continue
      }
      let start = position
      repeat { position += 1 } while position < bytes.count && bytes[position].isLetterOfUTF8
      guard position - start <= Self.longest, lead & 1 << UInt32(position - start) != 0,
        let word = words.first(where: { Self.isEqual($0.utf8, bytes, start..<position) }),
        !word.isInside || Self.isInside(start..<position, of: bytes)
      else { continue }
      if found != nil, found != word.address { return .both }
      found = word.address
    }
    return found
  }

  /// The most bytes of a word.
  private static let longest = 16

  private static func isEqual(_ word: [UInt8], _ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard word.count == range.count else { return false }
    for (offset, byte) in word.enumerated() where bytes[range.lowerBound + offset] != byte {
      return false
    }
    return true
  }

  /// Returns whether a small letter or a comma, and a space, are before a word, and the end of a
  /// word after it, which is not so in a format of a time such as `d MMM, u:mm`.
  private static func isInside(_ word: Range<Int>, of bytes: Span<UInt8>) -> Bool {
    guard word.lowerBound > 1, bytes[word.lowerBound - 1] == UInt8(ascii: " "),
      word.upperBound == bytes.count || bytes[word.upperBound] != UInt8(ascii: ":")
    else { return false }
    let before = bytes[word.lowerBound - 2]
    return before.isASCIILowercase || before >= 0x80 || before == UInt8(ascii: ",")
  }

  /// The words by language.
  static let byLanguage: [String: AddressWords] = [
    "de": AddressWords(
      "du", "du dir dich dein deine deinen deinem deiner deines", "Sie", "",
      inside: "Sie Ihnen Ihr Ihre Ihren Ihrem Ihrer Ihres"),
    "es": AddressWords("tú", "tú tu tus ti contigo", "usted", "usted"),
    "fr": AddressWords("tu", "tu toi tes ta", "vous", "vous votre vos veuillez"),
    // Without a capital, `suo` may be “its”, and the other forms of the verb say too little.
    "it": AddressWords("tu", "tu tuo tua tuoi tue", "Lei", "", inside: "Lei Suo Sua Suoi Sue"),
    "nl": AddressWords("je", "je jij jou jouw", "u", "uw", inside: "u"),
    // `seu` may be “its”, and several of whom one is `tu` are `vocês`.
    "pt": AddressWords("tu", "tu teu tua teus tuas ti contigo", "você", "você"),
    "ru": AddressWords(
      "ты",
      """
      ты тебя тебе тобой твой твоя твоё твое твои твоего твоей твоему твою твоих твоим твоими
      """, "вы",
      "вы вас вам вами ваш ваша ваше ваши вашего вашей вашему вашу ваших вашим вашими вашем"),
    "uk": AddressWords(
      "ти", "ти тебе тобі тобою твій твоя твоє твої твого твоїх твоєму твоїм", "ви",
      "ви вас вам вами ваш ваша ваше ваші вашого вашої вашому вашу ваших вашим вашими"),
  ]
}
