import ASCII

/// The spellings in which other programs write a text with the characters of ASCII alone.
///
/// They serve to find the text again, not to write it.
package enum ASCIISpellings {
  /// Returns a text as JSON (RFC 8259, 7) and addresses (RFC 3986, 2.1) may have it.
  package static func ofBytes(in text: String) -> [String] {
    let json = text.utf16.map { unit in
      unit < 0x80 ? String(decoding: [unit], as: UTF16.self) : "\\u" + unit.hexadecimal(digits: 4)
    }
    let address = text.utf8.map { byte in
      byte < 0x80 ? String(UnicodeScalar(byte)) : "%" + byte.hexadecimal(digits: 2)
    }
    return [json.joined(), address.joined()]
  }

  /// Returns a text as XML may have it, with references in decimal and hexadecimal numbers.
  package static func references(to text: String) -> [String] {
    [{ String($0) }, { "x" + $0.hexadecimal() }].map { (write: (UInt32) -> String) in
      text.unicodeScalars.map { $0.isASCII ? String($0) : "&#\(write($0.value));" }.joined()
    }
  }
}
