extension JSONScanner {
  /// Returns the failure at the current position: `reason`, or the end of the text.
  ///
  /// Another position can be given.
  func failure(_ reason: CatalogError.Reason, at offset: Int? = nil) -> JSONFailure {
    position >= bytes.count
      ? JSONFailure(.cutOff, at: bytes.count) : JSONFailure(reason, at: offset ?? position)
  }

  /// Returns the failure for an invalid character at the current position.
  func unexpectedCharacter() -> JSONFailure {
    bytes.byte(at: position) >= 0x80 && UTF8Check.length(of: bytes.halfWord(at: position)) == 0
      ? badUTF8(at: position) : failure(.unexpectedCharacter)
  }

  /// Returns the failure for bytes from `offset` on that are not a character: the text may end
  /// inside one.
  func badUTF8(at offset: Int) -> JSONFailure {
    let rest = bytes.count - offset
    let length =
      switch bytes.byte(at: offset) {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    let isCutOff =
      rest < length && (1..<rest).allSatisfy { bytes.byte(at: offset + $0) & 0xC0 == 0x80 }
    return isCutOff
      ? JSONFailure(.cutOff, at: bytes.count) : JSONFailure(.invalidUTF8, at: offset)
  }

  /// Returns the failure for a control character in a string at the current position.
  func badStringContent(stringStart: Int) -> JSONFailure {
    switch bytes.byte(at: position) {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): failure(.unclosedString, at: stringStart)
    default: failure(.controlCharacter)
    }
  }
}
