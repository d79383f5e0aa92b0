/// Text as it is written in XML 1.0.
enum XMLText {
  /// Returns text between tags, as Xcode writes it.
  static func content(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "<": "&lt;"
      case ">": "&gt;"
      case "&": "&amp;"
      case "\r": "&#13;"
      default: nil
      }
    }
  }

  /// Returns the text of an attribute, without its quotation marks, as Xcode writes it.
  static func attribute(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "<": "&lt;"
      case ">": "&gt;"
      case "&": "&amp;"
      case "\"": "&quot;"
      case "\t", "\n", "\r": "&#\(scalar.value);"
      default: nil
      }
    }
  }

  /// Returns the first character of a text that XML 1.0 has no way to write; nil when there is none.
  ///
  /// See XML 1.0, 2.2: control characters but tab and line ends, U+FFFE and U+FFFF.
  static func impossibleCharacter(in text: String) -> Unicode.Scalar? {
    text.unicodeScalars.first { scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: false
      case 0..<0x20, 0xFFFE, 0xFFFF: true
      default: false
      }
    }
  }

  private static func escaped(
    _ text: String, _ escape: (Unicode.Scalar) -> String?
  ) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let escaped = escape(scalar) {
        result.append(contentsOf: escaped.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
