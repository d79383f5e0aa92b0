import StringCatalogs

/// Reads the entries of a `.strings` file in its usual form: `"key" = "text";`.
///
/// This is the old property list format as Foundation reads it: keys and texts may do without
/// quotation marks or have single ones, and an entry without a text has its key as text.
struct StringsParser {
  private var scanner: OpenStepScanner

  /// Returns the entries of a text in UTF-8.
  static func entries(of bytes: [UInt8]) throws(TableFailure) -> [TableEntry] {
    var parser = StringsParser(scanner: OpenStepScanner(bytes))
    return try parser.entries()
  }

  private mutating func entries() throws(TableFailure) -> [TableEntry] {
    var entries: [TableEntry] = []
    var comment = try skipComments()
    // The braces of a property list are left out, as a rule.
    let hasBraces = scanner.skip(UInt8(ascii: "{"))
    if hasBraces { comment += try skipComments() }
    while let byte = scanner.byte, !(hasBraces && byte == UInt8(ascii: "}")) {
      let key = try scanner.text()
      try scanner.skipSpace()
      var value = key
      if scanner.skip(UInt8(ascii: "=")) {
        try scanner.skipSpace()
        value = try scanner.text()
        try scanner.skipSpace()
      }
      guard scanner.skip(UInt8(ascii: ";")) else { throw failure(after: value) }
      entries.append(TableEntry(key: key, comment: comment, value: .text(value, .translated)))
      comment = try skipComments()
    }
    guard !hasBraces || scanner.byte == UInt8(ascii: "}") else {
      throw TableFailure(.missingText, at: scanner.position)
    }
    return entries
  }

  /// Returns what is wrong where an entry doesn't end.
  private func failure(after value: TableText) -> TableFailure {
    let isQuoted = scanner.bytes[value.range.lowerBound] == UInt8(ascii: "\"")
    let isPlain = scanner.byte.map(OpenStepScanner.isPlain) ?? false
    // A text of several lines is likely to have swallowed the next one's quotation mark.
    if isQuoted, scanner.bytes[value.range].contains(0x0A), isPlain {
      return TableFailure(.unclosedText, at: value.range.lowerBound)
    }
    if !isQuoted, let byte = scanner.byte, isPlain || byte == UInt8(ascii: "\"") || byte >= 0x80 {
      return TableFailure(.textOutside, at: value.range.lowerBound)
    }
    return TableFailure(.missingSemicolon, at: value.range.upperBound)
  }

  /// Skips white space and comments; returns the text of the comments.
  private mutating func skipComments() throws(TableFailure) -> String {
    var comments: [String] = []
    while let comment = try scanner.nextComment() { comments.append(Self.trimmed(comment)) }
    return comments.joined(separator: "\n")
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    let isSpace: (UInt8) -> Bool = { $0 <= 0x20 }
    let rest = bytes.drop(while: isSpace)
    let end = rest.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? rest.startIndex
    return String(decoding: rest[..<end], as: UTF8.self)
  }
}
