import CatalogRules

/// Writes paths as references of RFC 3986.
enum URIPath {
  /// Returns a relative reference for a relative path, and a `file` address for another.
  static func reference(to path: String) -> String {
    let escaped = escape(path)
    if path.hasPrefix("/") { return "file://" + escaped }
    // A colon in the first part would look like the end of a scheme (section 4.2).
    let first = escaped.prefix { $0 != "/" }
    return first.contains(":") ? "./" + escaped : escaped
  }

  /// Returns whether a text has only characters of references (appendix A), and a host or a path.
  static func isReference(_ text: String) -> Bool {
    text.contains("://")
      && text.unicodeScalars.allSatisfy { isAllowed($0) || "%?#[]".unicodeScalars.contains($0) }
  }

  private static func escape(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      if byte < 0x80, isAllowed(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return result
  }

  /// The characters of a path, section 3.3.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: "-._~!$&'()*+,;=:@/".unicodeScalars.contains(scalar)
    }
  }
}
