import ASCII

/// Untrusted text, such as a file name or metadata of a photo, made safe to display.
///
/// Every character that is invisible or affects its surroundings is shown by name: an escape as
/// `⟨ESC⟩`, a line feed as `⟨LF⟩`, a right-to-left override as `⟨U+202E⟩`. The rest is letters,
/// marks, digits, punctuation, symbols and spaces. It is not escaped for any format.
///
/// ```swift
/// let name = VisibleText("photo\u{202E}gpj.exe").text  // photo⟨U+202E⟩gpj.exe
/// ```
public struct VisibleText: Hashable, Sendable {
  /// The text, cut to the limit, with `…` at the cut.
  public let text: String

  /// The whole text; nil if nothing was cut.
  public let fullText: String?

  /// Makes a text visible, and cuts it after `limit` characters; nil keeps all of it.
  ///
  /// A character with many marks counts once per four scalars, and is itself cut after 32.
  public init(_ raw: some StringProtocol, limit: Int? = 256) {
    let raw = String(raw)
    if let plain = PlainText(raw), limit.map({ plain.count <= $0 }) ?? true {
      text = raw
      fullText = nil
      return
    }
    let visible = Self.visible(raw)
    guard let limit, let end = Self.end(of: visible, limit: max(0, limit)) else {
      text = visible
      fullText = nil
      return
    }
    text = visible[..<end] + "…"
    fullText = visible
  }

  /// Returns bytes as text; a byte that is not UTF-8 is shown as `⟨xE9⟩`, and nothing else changes.
  public static func decoding(_ bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = ""
    var rest = bytes[...]
    while let first = rest.first {
      var iterator = rest.makeIterator()
      var parser = Unicode.UTF8.ForwardParser()
      if case .valid(let scalar) = parser.parseScalar(from: &iterator) {
        text.unicodeScalars.append(Unicode.UTF8.decode(scalar))
        rest = rest.dropFirst(scalar.count)
      } else {
        text += "⟨x\(first.hexadecimal(digits: 2, uppercase: true))⟩"
        rest = rest.dropFirst()
      }
    }
    return text
  }

  /// The maximum number of scalars of a character that is shown whole; no script and no emoji needs
  /// as many.
  private static let longestCharacter = 32

  private static func visible(_ raw: String) -> String {
    let bytes = Array(raw.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    // What shows itself is copied in runs, up to the next scalar that has a name.
    var start = 0
    var end = 0
    var previous: Unicode.Scalar?
    var scalars = raw.unicodeScalars.makeIterator()
    var current = scalars.next()
    while let scalar = current {
      let next = scalars.next()
      let position = end
      end += UTF8.width(scalar)
      if !VisibleName.isPlain(scalar), scalar.value != 0x200D || !joinsEmoji(previous, next) {
        if let name = VisibleName.of(scalar) {
          result += bytes[start..<position]
          result += name.utf8
          start = end
        } else if previous == nil, scalar.properties.generalCategory.isMark {
          // A mark without a letter would combine with whatever precedes the text.
          result += "\u{25CC}".utf8
        }
      }
      previous = scalar
      current = next
    }
    result += bytes[start...]
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns whether a joiner between two scalars forms one emoji, as in 👩‍🚀.
  private static func joinsEmoji(_ first: Unicode.Scalar?, _ second: Unicode.Scalar?) -> Bool {
    guard let first, let second, second.properties.isEmoji, second.value > 0x7F else {
      return false
    }
    return first.value == 0xFE0F || first.properties.isEmojiModifier
      || first.properties.isEmoji && first.value > 0x7F
  }

  /// Returns the position to cut at; nil if the text is short enough.
  ///
  /// The position is between two characters, or inside one that is too long by itself: one that
  /// takes two columns where joining works takes hundreds where it does not.
  private static func end(of text: String, limit: Int) -> String.Index? {
    var count = 0
    for index in text.indices {
      let scalars = text[index].unicodeScalars
      let size = 1 + (scalars.count - 1) / 4
      if scalars.count > longestCharacter {
        let room = min(longestCharacter, max(1, min(limit - count, longestCharacter) * 4))
        return text.unicodeScalars.index(index, offsetBy: room)
      }
      count += size
      if count > limit { return index }
    }
    return nil
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isMark: Bool {
    self == .nonspacingMark || self == .enclosingMark || self == .spacingMark
  }
}
