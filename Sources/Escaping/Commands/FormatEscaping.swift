/// Escapes text inside a format string, where a percent sign begins a specifier.
package enum FormatEscaping {
  /// Returns text in which every percent sign stands for itself.
  package static func text(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let bytes = text.utf8.flatMap { byte in
      repeatElement(byte, count: byte == UInt8(ascii: "%") ? 2 : 1)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
