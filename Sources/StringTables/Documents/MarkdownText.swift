/// A text in a Markdown document as its readers see it, and where each part of it is.
package struct MarkdownText: Sendable {
  /// What a piece of a text is.
  enum PieceKind {
    /// Text as it is in the file.
    case text

    /// Code, math, an image, or an address.
    case object

    /// The end of a line.
    case lineBreak

    /// A character that the file has by name or number.
    case decoded(String)
  }

  /// A piece of the text, in bytes of the text and of the file.
  private struct Piece {
    var text: Range<Int>
    var file: Range<Int>

    /// Whether the file has the same bytes.
    var isVerbatim: Bool
  }

  /// What stands for code, images, and addresses.
  package static let object: Unicode.Scalar = "\u{FFFC}"

  /// The text in UTF-8.
  package private(set) var utf8: [UInt8] = []

  private var pieces: [Piece] = []

  /// Whether nothing is to be read.
  package var isEmpty: Bool {
    let object = Array(String(Self.object).utf8)
    var position = 0
    while position < utf8.count {
      if utf8[position...].starts(with: object) {
        position += object.count
      } else if utf8[position] <= 0x20 {
        position += 1
      } else {
        return false
      }
    }
    return true
  }

  /// The bytes of the file from the beginning of the text to its end.
  package var range: Range<Int> {
    (pieces.first?.file.lowerBound ?? 0)..<(pieces.last?.file.upperBound ?? 0)
  }

  /// Whether a space is owed, unless the text ends or goes on in Chinese or Japanese.
  private var pendingBreak: Range<Int>?

  init() {}

  /// Adds a piece that is in a range of the file.
  mutating func add(_ bytes: ArraySlice<UInt8>, _ kind: PieceKind, at file: Range<Int>) {
    switch kind {
    case .lineBreak: pendingBreak = pendingBreak ?? file
    case .text: append(bytes, at: file, isVerbatim: true)
    case .object: append(Array(String(Self.object).utf8)[...], at: file, isVerbatim: false)
    case .decoded(let text): append(Array(text.utf8)[...], at: file, isVerbatim: false)
    }
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>, at file: Range<Int>, isVerbatim: Bool) {
    if let pending = pendingBreak, !utf8.isEmpty, !isJoined(with: bytes) {
      utf8.append(0x20)
      pieces.append(
        Piece(text: utf8.count - 1..<utf8.count, file: pending, isVerbatim: false))
    }
    pendingBreak = nil
    let text = utf8.count..<utf8.count + bytes.count
    utf8 += bytes
    if isVerbatim, let last = pieces.last, last.isVerbatim,
      last.file.upperBound == file.lowerBound
    {
      pieces[pieces.count - 1].text = last.text.lowerBound..<text.upperBound
      pieces[pieces.count - 1].file = last.file.lowerBound..<file.upperBound
    } else {
      pieces.append(Piece(text: text, file: file, isVerbatim: isVerbatim))
    }
  }

  /// Returns whether the end of a line before bytes is no space, as it is between Chinese or
  /// Japanese characters.
  private func isJoined(with bytes: ArraySlice<UInt8>) -> Bool {
    guard let before = Self.scalar(before: utf8.count, in: utf8),
      let after = Self.scalar(at: 0, in: Array(bytes.prefix(4)))
    else { return false }
    return Self.isWide(before) && Self.isWide(after)
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x312F, 0x31A0...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFF9F,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Returns the bytes of the file that a part of the text is from.
  package func fileRange(of part: Range<Int>) -> Range<Int> {
    guard let first = piece(at: part.lowerBound) else { return range.upperBound..<range.upperBound }
    let start =
      first.isVerbatim
      ? first.file.lowerBound + part.lowerBound - first.text.lowerBound : first.file.lowerBound
    guard part.upperBound > part.lowerBound, let last = piece(at: part.upperBound - 1) else {
      return start..<start
    }
    let end =
      last.isVerbatim
      ? last.file.lowerBound + part.upperBound - last.text.lowerBound : last.file.upperBound
    return start..<max(start, end)
  }

  /// Returns whether a part of the text is in the file as it is, without anything in between.
  package func isVerbatim(_ part: Range<Int>) -> Bool {
    guard let piece = piece(at: part.isEmpty ? max(0, part.lowerBound - 1) : part.lowerBound) else {
      return false
    }
    return piece.isVerbatim && part.upperBound <= piece.text.upperBound
  }

  /// Returns the text with its code as it is in the file, without images and addresses.
  func title(in file: [UInt8]) -> String {
    var title: [UInt8] = []
    let object = Array(String(Self.object).utf8)
    for piece in pieces {
      guard utf8[piece.text].elementsEqual(object) else {
        title += utf8[piece.text]
        continue
      }
      let code = file[piece.file]
      if code.first == UInt8(ascii: "`") { title += code.filter { $0 != UInt8(ascii: "`") } }
    }
    return String(decoding: title, as: UTF8.self).split(separator: " ").joined(separator: " ")
  }

  /// Returns the parts of the text that are some bytes, without overlaps.
  package func occurrences(of wanted: [UInt8]) -> [Range<Int>] {
    guard let first = wanted.first else { return [] }
    var found: [Range<Int>] = []
    var position = 0
    while let start = utf8[position...].firstIndex(of: first) {
      if utf8[start...].starts(with: wanted) {
        found.append(start..<start + wanted.count)
        position = start + wanted.count
      } else {
        position = start + 1
      }
    }
    return found
  }

  private func piece(at offset: Int) -> Piece? {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].text.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < pieces.count ? pieces[low] : nil
  }

  /// Returns the scalar that begins at a position of UTF-8; nil at its end.
  static func scalar(at position: Int, in utf8: [UInt8]) -> Unicode.Scalar? {
    guard position < utf8.count else { return nil }
    return String(decoding: utf8[position..<min(utf8.count, position + 4)], as: UTF8.self)
      .unicodeScalars.first
  }

  /// Returns the scalar that ends at a position of UTF-8; nil at its beginning.
  static func scalar(before position: Int, in utf8: [UInt8]) -> Unicode.Scalar? {
    guard position > 0 else { return nil }
    var start = position - 1
    while start > 0, position - start < 4, utf8[start] & 0xC0 == 0x80 { start -= 1 }
    return String(decoding: utf8[start..<position], as: UTF8.self).unicodeScalars.first
  }
}
