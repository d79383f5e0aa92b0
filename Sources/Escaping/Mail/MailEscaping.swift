import ASCII

/// Encodes text for e-mail, in lines of ASCII that end with a carriage return and a line feed.
///
/// ```swift
/// let subject = MailEscaping.header("Subject", "사진 보고서")
/// let body = MailEscaping.body(text)
/// let part = "Content-Transfer-Encoding: \(body.encoding)\r\n\r\n\(body.lines)"
/// ```
public enum MailEscaping {
  /// The maximum length of a line (RFC 2045, 6.7, rule 5, and 6.8).
  private static let longestLine = 76

  /// The maximum number of bytes in an encoded word, which has at most 75 characters (RFC 2047, 2).
  private static let longestWord = 45

  /// Returns a field of a header with its name, such as `Subject: …`, and its last line break.
  ///
  /// Text that is not short ASCII becomes encoded words (RFC 2047), so that no text can begin
  /// another field. The name is written as it is.
  public static func header(_ name: String, _ text: String) -> String {
    let isPlain =
      text.utf8.allSatisfy { (0x20..<0x7F).contains($0) } && !text.isEmpty
      && !text.utf8.starts(with: " ".utf8) && text.utf8.last != UInt8(ascii: " ")
      && name.utf8.count + 2 + text.utf8.count <= longestLine && !hasEncodedWord(text)
    guard !isPlain else { return "\(name): \(text)\r\n" }
    var words: [String] = []
    var word: [UInt8] = []
    // A word has whole characters (RFC 2047, 5), and the first one shares its line with the name.
    for scalar in text.unicodeScalars {
      let bytes = Array(String(scalar).utf8)
      let limit = words.isEmpty ? longestWord - name.utf8.count - 2 : longestWord
      if word.count + bytes.count > max(limit, 4) {
        words.append(encoded(word))
        word = []
      }
      word += bytes
    }
    return "\(name): " + (words + [encoded(word)]).joined(separator: "\r\n ") + "\r\n"
  }

  /// Returns a body with the name of its encoding: the shorter one of quoted-printable and Base64.
  public static func body(_ text: String) -> (encoding: String, lines: String) {
    let quoted = quotedPrintable(text)
    let base64 = base64Lines(text)
    return quoted.utf8.count <= base64.utf8.count
      ? ("quoted-printable", quoted) : ("base64", base64)
  }

  /// Returns text as quoted-printable (RFC 2045, 6.7); its line feeds become line breaks.
  public static func quotedPrintable(_ text: String) -> String {
    var result: [UInt8] = []
    for (number, line) in text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).enumerated() {
      if number > 0 { result += "\r\n".utf8 }
      append(Array(line), to: &result)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func append(_ line: [UInt8], to result: inout [UInt8]) {
    var column = 0
    for (position, byte) in line.enumerated() {
      let isLast = position == line.count - 1
      let needsCode =
        byte == UInt8(ascii: "=") || byte > 0x7E || byte < 0x20 && byte != UInt8(ascii: "\t")
        || isLast && (byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t"))
        // Mailboxes take such a line for the beginning of a message, and servers for its end.
        || column == 0
          && (byte == UInt8(ascii: ".") || line[position...].starts(with: "From ".utf8))
      let piece =
        needsCode ? Array("=\(byte.hexadecimal(digits: 2, uppercase: true))".utf8) : [byte]
      if column + piece.count > longestLine - (isLast ? 0 : 1) {
        result += "=\r\n".utf8
        column = 0
      }
      result += piece
      column += piece.count
    }
  }

  private static func base64Lines(_ text: String) -> String {
    let bytes = Array(text.replacingBytes { $0 == UInt8(ascii: "\n") ? "\r\n" : nil }.utf8)
    return stride(from: 0, to: bytes.count, by: longestLine / 4 * 3).map { start in
      Base64.text(bytes[start..<min(bytes.count, start + longestLine / 4 * 3)]) + "\r\n"
    }.joined()
  }

  private static func encoded(_ bytes: [UInt8]) -> String { "=?utf-8?B?\(Base64.text(bytes))?=" }

  private static func hasEncodedWord(_ text: String) -> Bool {
    zip(text.utf8, text.utf8.dropFirst()).contains { $0 == (UInt8(ascii: "="), UInt8(ascii: "?")) }
  }
}
