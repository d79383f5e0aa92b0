import ASCII

/// Reads an XML document as a tree: XML 1.0 without what only a document type can define.
///
/// Nothing outside the text is read, no entity is expanded, and depth, nodes and bytes are bounded.
///
/// libxml2 is not used because it gives no byte offsets, and because the linter is one static file
/// that builds without C libraries.
package struct XMLReader {
  /// The maximum nesting depth of elements.
  private static let maximumDepth = 64

  /// The maximum number of elements, attributes, texts and other marks.
  package static let maximumNodes = 500_000

  /// The maximum size of a document in bytes.
  private static let maximumBytes = 64 << 20

  private let bytes: [UInt8]
  private let limit: Int
  private var position = 0
  private var nodes = 0

  /// The line of a position, counted on from one to the next.
  private var (line, linePosition) = (1, 0)

  /// Returns the root element of a document in UTF-8.
  ///
  /// A document type is refused, unless `allowsDocumentType`: then one that only names its
  /// definition, as in property lists, is skipped.
  package static func root(
    of bytes: [UInt8], allowsDocumentType: Bool = false, maximumNodes limit: Int = maximumNodes
  ) throws(XMLFailure) -> XMLElement {
    guard bytes.count <= maximumBytes else { throw XMLFailure(reason: .tooLarge, offset: 0) }
    var reader = XMLReader(bytes, limit: limit)
    return try reader.document(allowsDocumentType: allowsDocumentType)
  }

  private init(_ bytes: [UInt8], limit: Int) {
    self.bytes = bytes
    self.limit = limit
  }

  // MARK: Documents and elements

  private mutating func document(allowsDocumentType: Bool) throws(XMLFailure) -> XMLElement {
    try skipMarks(allowsDocumentType: allowsDocumentType)
    guard byte == UInt8(ascii: "<") else { throw failure(.notOneRoot) }
    let root = try element(depth: 1, namespaces: ["xml": "http://www.w3.org/XML/1998/namespace"])
    try skipMarks(allowsDocumentType: false)
    guard position == bytes.count else { throw failure(.notOneRoot) }
    return root
  }

  /// Skips spaces, comments, instructions and perhaps a document type around the root element.
  private mutating func skipMarks(allowsDocumentType: Bool) throws(XMLFailure) {
    var allowsDocumentType = allowsDocumentType
    while true {
      skipSpace()
      if at("<!DOCTYPE") {
        guard allowsDocumentType else { throw failure(.documentType) }
        try skipDocumentType()
        allowsDocumentType = false
      } else if try !skipMark() {
        return
      }
    }
  }

  private mutating func skipDocumentType() throws(XMLFailure) {
    let start = position
    while let byte, byte != UInt8(ascii: ">") {
      guard byte != UInt8(ascii: "[") else { throw failure(.documentType, at: start) }
      position += 1
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        while let inside = self.byte, inside != byte { position += 1 }
        position += 1
      }
    }
    guard position < bytes.count else { throw failure(.badMark, at: start) }
    position += 1
  }

  /// Skips a comment or an instruction; returns whether there was one.
  private mutating func skipMark() throws(XMLFailure) -> Bool {
    let start = position
    if at("<!--") {
      try count()
      position += 4
      try skip(after: "--", from: start)
      guard byte == UInt8(ascii: ">") else { throw failure(.badMark, at: start) }
      position += 1
    } else if at("<?") {
      try count()
      position += 2
      // 2.6: the name is reserved for the declaration, with which a document begins.
      let name = try name(from: start)
      let isSeparate = at("?>") || [0x20, 0x0A, 0x0D, 0x09].contains(byte)
      guard isSeparate, start == 0 || name.lowercased() != "xml" else {
        throw failure(.badMark, at: start)
      }
      try skip(after: "?>", from: start)
    } else {
      return false
    }
    try checkCharacters(start..<position)
    return true
  }

  private mutating func element(
    depth: Int, namespaces: [String: String]
  ) throws(XMLFailure) -> XMLElement {
    guard depth <= Self.maximumDepth else { throw failure(.tooLarge) }
    try count()
    let start = position
    position += 1
    let name = try name(from: start)
    var (attributes, namespaces) = ([String: String](), namespaces)
    var isEmpty = false
    while true {
      let hasSpace = skipSpace()
      if byte == UInt8(ascii: ">") { break }
      if at("/>") {
        isEmpty = true
        position += 1
        break
      }
      guard hasSpace else { throw failure(.badMark, at: start) }
      let position = position
      let (attribute, value) = try attribute(from: start)
      guard attributes.updateValue(value, forKey: attribute) == nil else {
        throw failure(.attributeTwice(attribute), at: position)
      }
      if attribute == "xmlns" { namespaces[""] = value }
      if attribute.hasPrefix("xmlns:") { namespaces[String(attribute.dropFirst(6))] = value }
    }
    position += 1
    let (local, namespace) = Self.resolve(name, namespaces)
    var element = XMLElement(
      name: local, namespace: namespace, tag: start..<position, line: line(of: start),
      inside: position..<position,
      attributes: attributes.filter { $0.key == "xml:lang" || !$0.key.utf8.contains(0x3A) })
    element.attributes["xmlns"] = nil
    if !isEmpty { try readContent(of: &element, name, depth: depth, namespaces) }
    return element
  }

  private mutating func readContent(
    of element: inout XMLElement, _ name: String, depth: Int, _ namespaces: [String: String]
  ) throws(XMLFailure) {
    while true {
      guard let byte else { throw failure(.unclosed(name), at: element.tag.lowerBound) }
      if byte != UInt8(ascii: "<") {
        try count()
        element.content.append(.text(try text(until: UInt8(ascii: "<"))))
      } else if at("</") {
        let end = position
        position += 2
        let closed = try self.name(from: end)
        guard closed == name else {
          throw failure(.mismatch(open: name, close: closed), at: end)
        }
        skipSpace()
        guard self.byte == UInt8(ascii: ">") else { throw failure(.badMark, at: end) }
        position += 1
        element.inside = element.inside.lowerBound..<end
        return
      } else if at("<![CDATA[") {
        try count()
        let start = position
        position += 9
        let first = position
        try skip(after: "]]>", from: start)
        try checkCharacters(first..<position)
        let text = String(decoding: bytes[first..<position - 3], as: UTF8.self)
        element.content.append(.text(text.replacing(crLF: "\n")))
      } else if try !skipMark() {
        guard !at("<!") else { throw failure(.badMark) }
        element.content.append(
          .element(try self.element(depth: depth + 1, namespaces: namespaces)))
      }
    }
  }

  /// Returns the local part of a name and its namespace; an undeclared prefix belongs to the name.
  private static func resolve(
    _ name: String, _ namespaces: [String: String]
  ) -> (name: String, namespace: String?) {
    let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      return (name, namespaces[""].flatMap { $0.isEmpty ? nil : $0 })
    }
    return namespaces[parts[0]].map { (parts[1], $0) } ?? (name, nil)
  }

  // MARK: Names, attributes and texts

  private mutating func name(from start: Int) throws(XMLFailure) -> String {
    let first = position
    while let byte, Self.isOfName(byte) { position += 1 }
    guard first < position, !bytes[first].isASCIIDigit, ![0x2D, 0x2E].contains(bytes[first]) else {
      throw failure(.badMark, at: start)
    }
    return String(decoding: bytes[first..<position], as: UTF8.self)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte >= 0x80
      || [0x2D, 0x2E, 0x3A, 0x5F].contains(byte)
  }

  private mutating func attribute(
    from start: Int
  ) throws(XMLFailure) -> (name: String, value: String) {
    try count()
    let name = try name(from: start)
    skipSpace()
    guard byte == UInt8(ascii: "=") else { throw failure(.badMark, at: start) }
    position += 1
    skipSpace()
    guard let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw failure(.badMark, at: start)
    }
    position += 1
    // 3.3.3: white space in a value is a space.
    let value = try text(until: quote, isAttribute: true)
    guard byte == quote else { throw failure(.badMark, at: start) }
    position += 1
    return (name, value)
  }

  /// Returns the text up to a byte, or to the end, with references replaced.
  private mutating func text(
    until end: UInt8, isAttribute: Bool = false
  ) throws(XMLFailure)
    -> String
  {
    var text: [UInt8] = []
    while let byte, byte != end {
      switch byte {
      case UInt8(ascii: "&"): text += try reference()
      case UInt8(ascii: "<"): throw failure(.badMark)
      case 0x0D:
        // 2.11: a line ends with a line feed, however it is written.
        if position + 1 == bytes.count || bytes[position + 1] != 0x0A {
          text.append(isAttribute ? 0x20 : 0x0A)
        }
        position += 1
      case 0x09, 0x0A:
        text.append(isAttribute ? 0x20 : byte)
        position += 1
      case UInt8(ascii: "]") where !isAttribute && at("]]>"): throw failure(.badMark)
      default:
        guard isCharacter(at: position) else { throw failure(.badCharacter) }
        text.append(byte)
        position += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func reference() throws(XMLFailure) -> [UInt8] {
    let start = position
    // The longest reference, but for zeros that nobody writes.
    let rest = bytes[(start + 1)...].prefix(16)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { throw failure(.badReference) }
    let name = String(decoding: rest[..<end], as: UTF8.self)
    position = end + 1
    switch name {
    case "amp": return [UInt8(ascii: "&")]
    case "lt": return [UInt8(ascii: "<")]
    case "gt": return [UInt8(ascii: ">")]
    case "quot": return [UInt8(ascii: "\"")]
    case "apos": return [UInt8(ascii: "'")]
    default: break
    }
    let digits = name.hasPrefix("#x") ? name.dropFirst(2) : name.dropFirst()
    guard name.hasPrefix("#"), digits.utf8.first != UInt8(ascii: "+"),
      let number = UInt32(digits, radix: name.hasPrefix("#x") ? 16 : 10),
      let scalar = Unicode.Scalar(number), Self.isCharacter(scalar)
    else { throw failure(.badReference, at: start) }
    return Array(String(scalar).utf8)
  }

  /// Refuses bytes between marks that XML can't represent.
  private func checkCharacters(_ range: Range<Int>) throws(XMLFailure) {
    for position in range where bytes[position] < 0x20 || bytes[position] == 0xEF {
      guard [0x09, 0x0A, 0x0D].contains(bytes[position]) || isCharacter(at: position) else {
        throw failure(.badCharacter, at: position)
      }
    }
  }

  /// Returns whether a character begins at a position that XML can represent (2.2).
  private func isCharacter(at position: Int) -> Bool {
    let byte = bytes[position]
    // U+FFFE and U+FFFF are the only others.
    let isNoncharacter =
      byte == 0xEF && bytes[position...].starts(with: [0xEF, 0xBF]) && position + 2 < bytes.count
      && bytes[position + 2] >= 0xBE
    return byte >= 0x20 && !isNoncharacter
  }

  private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  // MARK: Places

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func at(_ text: StaticString) -> Bool {
    unsafe bytes[position...].starts(
      with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = position
    while let byte, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { position += 1 }
    return position > start
  }

  private mutating func skip(after end: StaticString, from start: Int) throws(XMLFailure) {
    while position < bytes.count {
      if at(end) {
        position += end.utf8CodeUnitCount
        return
      }
      position += 1
    }
    throw failure(.badMark, at: start)
  }

  private mutating func count() throws(XMLFailure) {
    nodes += 1
    guard nodes <= limit else { throw failure(.tooLarge) }
  }

  private mutating func line(of offset: Int) -> Int {
    for position in linePosition..<offset where bytes[position] == 0x0A { line += 1 }
    linePosition = offset
    return line
  }

  private func failure(_ reason: XMLFailure.Reason, at offset: Int? = nil) -> XMLFailure {
    XMLFailure(reason: reason, offset: offset ?? position)
  }
}

extension String {
  /// Returns the text with another end of lines instead of CR LF and CR (2.11).
  fileprivate func replacing(crLF end: Character) -> String {
    utf8.contains(0x0D) ? String(map { $0 == "\r\n" || $0 == "\r" ? end : $0 }) : self
  }
}
