import PhotoFormats

/// The content of a tag of a color profile as far as it is understood.
enum ICCContent {
  /// Returns how many bytes of a content its type needs, ICC.1:2022, 10; nil if the type isn't one
  /// of numbers and codes, or the content is too short for it.
  static func size(_ content: ArraySlice<UInt8>) -> Int? {
    let type = String(decoding: content.prefix(4), as: UTF8.self)
    func count(_ offset: Int) -> Int? { ByteOrder.big.uint32(content, at: offset) }
    let size: Int? =
      switch type {
      // One color, and a matrix of nine numbers: the tags that programs read have no more.
      case "XYZ ": 8 + 12
      case "sf32": 8 + 36
      case "curv": count(8).map { 12 + 2 * $0 }
      case "para":
        ByteOrder.big.uint16(content, at: 8).flatMap { parameters.indices.contains($0) ? $0 : nil }
          .map { 12 + 4 * parameters[$0] }
      case "sig ", "cicp": 12
      case "view", "meas": 36
      case "chrm": ByteOrder.big.uint16(content, at: 8).map { 12 + 8 * $0 }
      case "mft1", "mft2", "mAB ", "mBA ", "mpet": content.count
      default: nil
      }
    return size.flatMap { $0 <= content.count ? $0 : nil }
  }

  /// The number of parameters of each kind of curve.
  private static let parameters = [1, 3, 4, 5, 7]

  /// The texts of a content, and whether everything besides them is known or zero.
  struct Texts {
    /// The texts, without empty ones.
    var texts: [String] = []
    /// Whether the content has nothing else.
    var isWhole = true

    fileprivate mutating func add(_ text: String) {
      if !text.isEmpty { texts.append(text) }
    }

    /// Adds text that ends with a NUL, or with the bytes.
    fileprivate mutating func add(ascii bytes: ArraySlice<UInt8>) {
      add(String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self))
      check(bytes.drop { $0 != 0 })
    }

    fileprivate mutating func check(_ rest: ArraySlice<UInt8>) {
      isWhole = isWhole && rest.allSatisfy { $0 == 0 }
    }
  }

  /// Returns the texts of a content; nil if it has another type, or is damaged.
  static func texts(_ content: ArraySlice<UInt8>) -> Texts? {
    var reader = ByteReader(content)
    guard let type = reader.read(4), reader.read(4) != nil else { return nil }
    var texts = Texts()
    switch String(decoding: type, as: UTF8.self) {
    case "text": texts.add(ascii: reader.rest)
    case "desc":
      // ICC.1:2001-04, 6.5.17: the text in ASCII, in Unicode, and in a script of the Macintosh.
      guard let count = reader.number(4), let ascii = reader.read(count) else { return nil }
      texts.add(ascii: ascii)
      // Some programs leave out the rest.
      guard !reader.rest.isEmpty else { break }
      guard reader.number(4) != nil, let units = reader.number(4),
        let unicode = reader.read(2 * units)
      else { return nil }
      texts.add(ByteOrder.big.utf16Text(unicode))
      texts.check(unicode.dropFirst(2 * ByteOrder.big.uint16s(unicode).prefix { $0 != 0 }.count))
      guard !reader.rest.isEmpty else { break }
      guard reader.number(2) != nil, let length = reader.number(1), let script = reader.read(67),
        length <= script.count
      else { return nil }
      texts.add(ascii: script.prefix(length))
      texts.check(script.dropFirst(length))
      texts.check(reader.rest)
    case "mluc":
      // ICC.1:2022, 10.15: a count, the size of a record, and a language, length and offset each.
      guard let count = reader.number(4), reader.number(4) == 12, count <= 256 else { return nil }
      var positions = RangeSet(0..<16 + 12 * count)
      for _ in 0..<count {
        guard reader.read(4) != nil, let length = reader.number(4), let offset = reader.number(4),
          offset <= content.count, length <= content.count - offset
        else { return nil }
        let units = ByteOrder.big.uint16s(content.dropFirst(offset).prefix(length))
        texts.add(String(decoding: units.prefix { $0 != 0 }, as: UTF16.self))
        let end = offset + 2 * units.prefix { $0 != 0 }.count
        positions.insert(contentsOf: offset..<end)
      }
      for gap in RangeSet(0..<content.count).subtracting(positions).ranges {
        texts.check(
          content[content.startIndex + gap.lowerBound..<content.startIndex + gap.upperBound])
      }
    default: return nil
    }
    return texts
  }

  /// Returns a content of the same type, and exactly as long, with one text; nil if there is no
  /// room.
  static func content(_ text: String, like old: ArraySlice<UInt8>) -> [UInt8]? {
    var new = Array(old.prefix(4)) + [0, 0, 0, 0]
    let ascii = Array(text.utf8)
    switch String(decoding: old.prefix(4), as: UTF8.self) {
    case "text": new += ascii + [0]
    case "desc":
      ByteOrder.big.append(UInt32(truncatingIfNeeded: ascii.count + 1), to: &new)
      // No Unicode, and the 70 bytes of no Macintosh text.
      new += ascii + [0] + Array(repeating: 0, count: 8 + 70)
    case "mluc":
      for number in [1, 12] as [UInt32] { ByteOrder.big.append(number, to: &new) }
      new += "enUS".utf8
      for number in [2 * ascii.count, 28] {
        ByteOrder.big.append(UInt32(truncatingIfNeeded: number), to: &new)
      }
      new += ascii.flatMap { [0, $0] }
    default: return nil
    }
    guard new.count <= old.count else { return nil }
    return new + Array(repeating: 0, count: old.count - new.count)
  }
}
