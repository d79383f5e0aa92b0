import ASCII
import StringCatalogs

/// Reads the texts in a `Deliverfile`: calls such as `name({ "en-US" => "Lens" })`.
///
/// The file is a program in Ruby, of which only hashes of literal texts are read; what is computed
/// is passed over.
struct DeliverfileParser {
  private let bytes: [UInt8]
  private var position = 0

  /// Returns the texts of a file in UTF-8, each with its language: nil for that of all others.
  static func texts(of bytes: [UInt8]) -> [(language: LanguageTag?, entry: TableEntry)] {
    var parser = DeliverfileParser(bytes: bytes)
    return parser.texts()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func texts() -> [(language: LanguageTag?, entry: TableEntry)] {
    var texts: [(language: LanguageTag?, entry: TableEntry)] = []
    while position < bytes.count {
      skipSpace()
      let start = position
      let word = word()
      if AppStorefront.appStore.limit(of: word) != nil {
        let key = TableText(word, start..<position)
        texts += hash().map { language, text in
          (language, TableEntry(key: key, value: .text(text, .translated)))
        }
      }
      skipLine()
    }
    return texts
  }

  /// Reads a hash of texts by language, as far as it has literals.
  private mutating func hash() -> [(language: LanguageTag?, text: TableText)] {
    var texts: [(language: LanguageTag?, text: TableText)] = []
    skip("(")
    guard skip("{") else { return [] }
    while let language = literal(), skip("=>") || skip(":") {
      guard let text = literal() else { break }
      if !text.value.isEmpty {
        texts.append(
          (language.value == "default" ? nil : LanguageTag(rawValue: language.value), text))
      }
      guard skip(",") else { break }
    }
    return texts
  }

  /// Reads a text in quotation marks, of which double ones may have escapes.
  private mutating func literal() -> TableText? {
    skipSpace()
    guard let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return nil
    }
    let start = position
    var value: [UInt8] = []
    position += 1
    while let byte, byte != quote {
      // What is computed is no text.
      if byte == UInt8(ascii: "#"), quote == UInt8(ascii: "\""),
        bytes[position...].starts(with: "#{".utf8)
      {
        return nil
      }
      position += 1
      guard byte == UInt8(ascii: "\\"), let escaped = self.byte else {
        value.append(byte)
        continue
      }
      position += 1
      let isPlain = quote == UInt8(ascii: "'") && escaped != quote && escaped != byte
      if isPlain { value.append(byte) }
      value.append(!isPlain && quote == UInt8(ascii: "\"") ? Self.meaning(of: escaped) : escaped)
    }
    guard byte == quote else { return nil }
    position += 1
    return TableText(String(decoding: value, as: UTF8.self), start..<position)
  }

  private static func meaning(of escaped: UInt8) -> UInt8 {
    switch escaped {
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "t"): 0x09
    default: escaped
    }
  }

  /// Reads a name in lower case; empty if there is none.
  private mutating func word() -> String {
    let start = position
    while let byte, byte.isASCIILetter || byte == UInt8(ascii: "_") { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  @discardableResult private mutating func skip(_ mark: StaticString) -> Bool {
    skipSpace()
    let mark = "\(mark)".utf8
    guard bytes[position...].starts(with: mark) else { return false }
    position += mark.count
    return true
  }

  /// Skips white space and comments.
  private mutating func skipSpace() {
    while let byte {
      if byte == UInt8(ascii: "#") {
        skipLine()
      } else if byte <= 0x20 {
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func skipLine() {
    while let byte, byte != 0x0A { position += 1 }
  }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }
}
