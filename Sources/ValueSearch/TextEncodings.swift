import ASCII
import Foundation
import PhotoFormats

/// The encodings of texts in photos besides UTF-8.
enum TextEncodings {
  /// The maximum size of a field that is read in every encoding.
  static let maximumField = 1 << 16

  /// Returns what a field may say in encodings other than UTF-8; nothing if it is text in that.
  static func readings(of field: ArraySlice<UInt8>) -> [String] {
    guard field.count <= maximumField,
      field.contains(where: { $0 >= 0x80 || $0 < 0x09 || $0 == 0x1B })
    else { return [] }
    var readings: [String] = []
    // EXIF 3.0, 4.6.6: 8 bytes name the character set of a comment.
    let names = [
      "JIS\0\0\0\0\0", "UNICODE\0", "ASCII\0\0\0", String(repeating: "\0", count: 8),
    ]
    let name = names.first { field.starts(with: $0.utf8) }
    let text = field.dropFirst(name?.utf8.count ?? 0)
    if name == names[0] || text.contains(0x1B) { readings += jis(text) }
    let isWide = name == names[1] || text.contains(0) && text.contains { $0 != 0 }
    let isUTF8 = String(validating: text.prefix { $0 != 0 }, as: UTF8.self) != nil
    if isWide || !isUTF8 {
      readings += [ByteOrder.little, .big].map { order in
        String(decoding: order.uint16s(text).map { UInt16($0) }, as: UTF16.self)
      }
    }
    guard !isUTF8 else { return readings }
    let bytes = text.prefix { $0 != 0 }
    readings.append(String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })))
    for encoding in legacy {
      // A text that was cut may end with a half character.
      let reading = (0...3).lazy.compactMap { count in
        String(data: Data(bytes.dropLast(count)), encoding: encoding)
      }.first
      if let reading { readings.append(reading) }
    }
    readings += SingleByteEncoding.all.compactMap { $0.decoded(bytes) }
    return readings + jis(bytes)
  }

  /// Returns a text in the encodings in which fields and other data may have it, which have no NUL.
  ///
  /// In that of JIS, a letter that follows looks like one of ASCII, so that it is only for texts
  /// that end anywhere.
  static func encoded(_ text: String, _ edges: WordEdges) -> [[UInt8]] {
    let encodings = legacy + (edges.end == .open ? [.iso2022JP] : [])
    return SingleByteEncoding.all.compactMap { $0.encoded(text) }
      + encodings.compactMap { encoding in
        text.data(using: encoding).map { data in
          guard encoding == .iso2022JP else { return Array(data) }
          // The end of the text may lie behind that of the name.
          return Array(data.suffix(3) == Data([0x1B, 0x28, 0x42]) ? data.dropLast(3) : data)
        }
      }
  }

  /// Shift-JIS, EUC-KR, GB 18030, Big5, Latin-1 and Cyrillic, as Windows has them.
  private static let legacy = [0x0420, 0x0422, 0x0632, 0x0423, 0x0500, 0x0502].map(encoding)

  private static func encoding(_ number: UInt) -> String.Encoding {
    String.Encoding(rawValue: 0x8000_0000 | number)
  }

  /// Returns what a text may say in the encodings of JIS X 0208: with escape sequences, without
  /// them, or with the highest bits set, as in EUC-JP.
  private static func jis(_ text: ArraySlice<UInt8>) -> [String] {
    let (kanji, latin): ([UInt8], [UInt8]) = ([0x1B, 0x24, 0x42], [0x1B, 0x28, 0x42])
    if text.contains(0x1B) {
      return [text.prefix { $0 != 0 }].compactMap { String(data: Data($0), encoding: .iso2022JP) }
    }
    guard text.contains(where: { $0 >= 0x80 }) else {
      return [String(data: Data(kanji + text.prefix { $0 != 0 } + latin), encoding: .iso2022JP)]
        .compactMap { $0 }
    }
    var escaped: [UInt8] = []
    var isKanji = false
    for byte in text {
      if isKanji != (byte >= 0xA1) {
        isKanji.toggle()
        escaped += isKanji ? kanji : latin
      }
      escaped.append(byte & 0x7F)
    }
    return [String(data: Data(escaped + latin), encoding: .iso2022JP)].compactMap { $0 }
  }
}
