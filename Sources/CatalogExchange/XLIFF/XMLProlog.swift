/// The part of an XML document before the root element.
enum XMLProlog {
  /// Throws if a document has a document type declaration.
  ///
  /// Only there can entities be defined, and translation files need none.
  static func refuseDocumentType(in text: [UInt8]) throws(ExchangeError) {
    var rest = text[...]
    while let byte = rest.first {
      if byte.isXMLSpace {
        rest.removeFirst()
      } else if rest.starts(with: "<?".utf8) {
        rest = behind("?>", in: rest)
      } else if rest.starts(with: "<!--".utf8) {
        rest = behind("-->", in: rest.dropFirst(4))
      } else {
        guard rest.starts(with: "<!".utf8) else { return }
        let line = text[..<rest.startIndex].count { $0 == UInt8(ascii: "\n") } + 1
        throw ExchangeError(.hasDocumentType, line: line)
      }
    }
  }

  private static func behind(_ end: String, in text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let end = Array(end.utf8)
    var rest = text
    while !rest.isEmpty, !rest.starts(with: end) { rest.removeFirst() }
    return rest.dropFirst(end.count)
  }
}

extension UInt8 {
  fileprivate var isXMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
