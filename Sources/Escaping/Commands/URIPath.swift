import ASCII

/// Writes paths as URI references (RFC 3986).
package enum URIPath {
  /// Returns a relative reference for a relative path, and a `file` URL for an absolute one.
  package static func reference(to path: String) -> String {
    let escaped = escape(path)
    if escaped.utf8.first == UInt8(ascii: "/") { return "file://" + escaped }
    // A colon in the first segment would look like the end of a scheme (section 4.2).
    let first = escaped.utf8.prefix { $0 != UInt8(ascii: "/") }
    return first.contains(UInt8(ascii: ":")) ? "./" + escaped : escaped
  }

  /// Returns whether a text has only URI characters (appendix A), and a host or a path.
  package static func isReference(_ text: String) -> Bool {
    text.contains("://")
      && text.utf8.allSatisfy { isAllowed($0) || "%?#[]".utf8.contains($0) }
  }

  private static func escape(_ path: String) -> String {
    path.replacingBytes {
      isAllowed($0) ? nil : "%" + $0.hexadecimal(digits: 2, uppercase: true)
    }
  }

  /// The characters of a path segment, section 3.3.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || "-._~!$&'()*+,;=:@/".utf8.contains(byte)
  }
}
