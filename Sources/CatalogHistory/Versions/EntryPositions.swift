import StringCatalogs

/// Where the entries of a version of a catalog are in its bytes.
struct EntryPositions {
  /// An entry: the range of its key with the quotation marks, and the end of its value.
  struct Position: Equatable {
    var keyStart: UInt32
    var keyEnd: UInt32
    var end: UInt32

    init(_ key: Range<Int>, end: Int) {
      keyStart = UInt32(truncatingIfNeeded: key.lowerBound)
      keyEnd = UInt32(truncatingIfNeeded: key.upperBound)
      self.end = UInt32(truncatingIfNeeded: end)
    }

    /// The range of the key, including its quotation marks.
    var key: Range<Int> { Int(keyStart)..<Int(keyEnd) }

    /// The range of key and value.
    var range: Range<Int> { Int(keyStart)..<Int(end) }

    /// Returns the position after bytes before it were added or removed.
    func moved(by distance: Int) -> Position {
      let start = Int(keyStart) + distance
      return Position(start..<start + key.count, end: start + range.count)
    }
  }

  /// The entries, in the order of the file.
  var positions: [Position]

  /// The range inside the braces of `strings`.
  var list: Range<Int>

  /// The source language.
  let sourceLanguage: LanguageTag

  /// Reads a whole catalog; nil if the bytes are none.
  init?(_ bytes: [UInt8]) {
    guard let catalog = try? StringCatalog(bytes: bytes), let strings = catalog.json["strings"]
    else { return nil }
    let entries = catalog.entries
    positions = entries.map { Position($0.keyRange, end: $0.json.byteRange.upperBound) }
    // Of keys that are there twice, only the last ones are entries, so that positions may be
    // missing.
    list = strings.byteRange.lowerBound + 1..<strings.byteRange.upperBound - 1
    sourceLanguage = catalog.effectiveSourceLanguage
  }

  init(_ positions: [Position], list: Range<Int>, sourceLanguage: LanguageTag) {
    self.positions = positions
    self.list = list
    self.sourceLanguage = sourceLanguage
  }
}
