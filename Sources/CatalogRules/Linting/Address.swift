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
    /// Its bytes as one number, zero for none.
    var packed: UInt128 = 0
    var address = Address.both
    var isInside = false
  }

  /// A name of each address, as in messages.
  let familiarName: String
  let formalName: String

  /// The words by a hash of their bytes, those with the same one in positions that follow.
  private let words: [Word]

  /// Whether a word may begin with a byte of ASCII, or with a character with this second byte.
  private let leads: [Bool]

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
        return forms.map { form in
          Word(
            packed: form.utf8.reduce(0) { $0 << 8 | UInt128($1) }, address: address,
            isInside: isInside)
        }
      }
    }
    var words = [Word](repeating: Word(), count: Self.wordCount)
    var leads = [Bool](repeating: false, count: 256)
    let all =
      make(familiar, .familiar, false) + make(formal, .formal, false) + make(inside, .formal, true)
    for word in all {
      var position = Self.position(of: word.packed)
      while words[position].packed != 0, words[position].packed != word.packed {
        position = (position + 1) % Self.wordCount
      }
      if words[position].packed == 0 { words[position] = word }
      leads[Int(Self.lead(of: word.packed))] = true
    }
    self.words = words
    self.leads = leads
  }

  /// Several times as many as a language has, so that most positions are empty.
  private static let wordCount = 256

  /// Returns the position at which a word is looked for first.
  @inline(__always)
  private static func position(of packed: UInt128) -> Int {
    let word = UInt64(truncatingIfNeeded: packed) ^ UInt64(truncatingIfNeeded: packed >> 64)
    return Int(truncatingIfNeeded: (word &* 0x9E37_79B9_7F4A_7C15) >> 56)
  }

  /// Returns the first byte of a word if it is one of ASCII, otherwise the second.
  private static func lead(of packed: UInt128) -> UInt8 {
    var (first, second, rest) = (UInt8(0), UInt8(0), packed)
    while rest != 0 {
      (first, second) = (UInt8(truncatingIfNeeded: rest), first)
      rest >>= 8
    }
    return first < 0x80 ? first : second
  }

  /// Returns how a text in UTF-8 addresses its reader; nil if it doesn't say.
  func address(in utf8: ArraySlice<UInt8>) -> Address? {
    let bytes = utf8.span
    let (wordTable, leadTable) = (words, leads)
    let (words, leads) = (wordTable.span, leadTable.span)
    var found: Address?
    var position = 0
    while position < bytes.count {
      let start = position
      var byte = bytes[position]
      if byte >= 0x80, position + 1 < bytes.count { byte = bytes[position + 1] }
      let mayBeWord = leads[Int(byte)]
      while position < bytes.count, bytes[position].isLetterOfUTF8 { position += 1 }
      let range = start..<position
      position += 1
      guard mayBeWord, (1...Self.longest).contains(range.count),
        let word = Self.word(Self.packed(range, of: bytes), in: words),
        !word.isInside || Self.isInside(range, of: bytes)
      else { continue }
      if found != nil, found != word.address { return .both }
      found = word.address
    }
    return found
  }

  private static func packed(_ range: Range<Int>, of bytes: Span<UInt8>) -> UInt128 {
    var packed: UInt128 = 0
    for position in range { packed = packed << 8 | UInt128(bytes[position]) }
    return packed
  }

  /// The most bytes of a word.
  private static let longest = 16

  private static func word(_ packed: UInt128, in words: Span<Word>) -> Word? {
    var position = position(of: packed)
    while words[position].packed != packed {
      if words[position].packed == 0 { return nil }
      position = (position + 1) % wordCount
    }
    return words[position]
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
