import CodeStrings
import StringCatalogs

/// Finds keys by their text, whatever their specifiers.
struct KeyShapes {
  private static let hole: Character = "\0"

  private let keys: [String]

  /// The keys with the same text, by the text with a hole for each specifier.
  private var keysByShape: [String: [String]] = [:]

  init(_ keys: [String]) {
    self.keys = keys
    for key in keys where key.utf8.contains(UInt8(ascii: "%")) {
      keysByShape[Self.shape(of: key).text, default: []].append(key)
    }
  }

  /// Returns the keys that parts with unknown types, or with unknown text, may mean.
  func keys(matching parts: [KeyPart]) -> [String] {
    guard !parts.contains(.unknown) else { return keys.filter { Self.matches($0, parts) } }
    var shape = ""
    var wanted: [String?] = []
    for part in parts {
      switch part {
      case .text(let text): shape += text
      case .specifier(let text, let isCertain):
        shape.append(Self.hole)
        wanted.append(isCertain ? text : nil)
      case .unknown: break
      }
    }
    return (keysByShape[shape] ?? []).filter { key in
      zip(Self.shape(of: key).specifiers, wanted).allSatisfy { $1 == nil || $0 == $1 }
    }
  }

  /// Returns whether two texts differ at most in the types of their values.
  static func haveSameText(_ first: String, _ second: String) -> Bool {
    first == second || shape(of: first).text == shape(of: second).text
  }

  /// Returns the text of a key with holes, and what is in the holes.
  private static func shape(of key: String) -> (text: String, specifiers: [String]) {
    let format = FormatString(key)
    var shape = ""
    var specifiers: [String] = []
    for piece in format.pieces {
      switch piece.kind {
      case .text, .percentSign: shape += format.text(of: piece)
      case .specifier, .substitution, .substitutionNumber:
        shape.append(hole)
        specifiers.append(String(format.text(of: piece)))
      }
    }
    return (shape, specifiers)
  }

  /// Returns whether a key has the texts of all parts in their order, and others between them.
  private static func matches(_ key: String, _ parts: [KeyPart]) -> Bool {
    var rest = key[...]
    var isOpen = false
    var hasText = false
    for part in parts {
      guard case .text(let text) = part, !text.isEmpty else {
        isOpen = true
        continue
      }
      hasText = true
      guard let found = isOpen ? rest.firstRange(of: text) : prefix(text, of: rest) else {
        return false
      }
      rest = rest[found.upperBound...]
      isOpen = false
    }
    if case .text(let text)? = parts.last, key.hasSuffix(text) { return hasText }
    return hasText && (isOpen || rest.isEmpty)
  }

  private static func prefix(_ text: String, of rest: Substring) -> Range<String.Index>? {
    guard rest.hasPrefix(text) else { return nil }
    return rest.startIndex..<rest.index(rest.startIndex, offsetBy: text.count)
  }
}
